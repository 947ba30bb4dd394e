import { type JSX, onMount, Show } from 'solid-js';
import { keepsAnything } from '../browser/storage.ts';
import { useLanguage, useNavigation } from '../context.ts';
import { Icon, Mark } from './icons.tsx';
import { FreshVersion } from './notices.tsx';

/**
 * The frame of a view without the game's board: its title over it, the way to the first page and the menu. The title takes
 * the focus when the view opens, so that a screen reader says where one is.
 */
export function Sheet(props: {
  readonly title: string;
  /** One line under the title. */
  readonly lead?: JSX.Element;
  /** For what is wide by nature: a board with a column beside it. */
  readonly wide?: boolean;
  /** What the address asks for and there is not, in one sentence. */
  readonly fault?: string | null;
  /** Where what is done here is to be kept: it is said when the browser keeps nothing. */
  readonly keeps?: boolean;
  readonly children: JSX.Element;
}): JSX.Element {
  const language = useLanguage();
  const navigation = useNavigation();
  let title: HTMLHeadingElement | undefined;
  onMount(() => title?.focus({ preventScroll: true }));
  return (
    <div class="sheet" classList={{ 'sheet-wide': props.wide === true }}>
      <header class="masthead">
        <button type="button" class="home" aria-label={language.s().home} onClick={() => navigation.show('start')}>
          <Mark />
        </button>
        <h1 class="rules-name" tabindex="-1" ref={title}>
          {props.title}
        </h1>
        <button
          type="button"
          class="icon-button"
          id="menu-button"
          aria-label={language.s().menu}
          onClick={() => navigation.setDialog('menu')}
        >
          <Icon name="menu" />
        </button>
      </header>
      <main class="sheet-body" id="panel" tabindex="-1">
        {props.lead && <p class="sheet-lead">{props.lead}</p>}
        <Show when={props.fault}>
          <p class="refusal" role="alert">
            {props.fault}
          </p>
        </Show>
        <Show when={props.keeps && !keepsAnything()}>
          <p class="refusal">{language.s().nothingKept}</p>
        </Show>
        {props.children}
        <FreshVersion />
      </main>
    </div>
  );
}
