import { type JSX, onMount, Show } from 'solid-js';
import { keepsAnything } from '../browser/storage.ts';
import { useLanguage } from '../context.ts';
import { nameTab } from './name-tab.ts';
import { FreshVersion } from './notices.tsx';

/**
 * A view without a board, below the header: its title, which takes the focus when the view opens, so that a screen reader
 * says where one is, and what it has to say.
 */
export function Sheet(props: {
  readonly title: string;
  /** One line under the title. */
  readonly lead?: JSX.Element;
  /** Whether it takes all columns; text alone takes as many as it reads well in. */
  readonly wide?: boolean;
  /** What stands beside the title, over the whole page: a picture, or the first thing to do. */
  readonly beside?: JSX.Element;
  /** What stands beside the text and stays in sight: its contents, what belongs to it. Then the text has the board's columns. */
  readonly aside?: JSX.Element;
  /** What the address asks for and there is not, in one sentence; it has the place of the line under the title. */
  readonly fault?: string | null;
  /** Where what is done here is to be kept: it is said when the browser keeps nothing. */
  readonly keeps?: boolean;
  readonly class?: string;
  readonly children: JSX.Element;
}): JSX.Element {
  const language = useLanguage();
  nameTab(() => props.title);
  let title: HTMLHeadingElement | undefined;
  onMount(() => title?.focus({ preventScroll: true }));
  return (
    <main
      class={`sheet ${props.class ?? ''}`}
      classList={{ 'sheet-wide': props.wide === true || 'aside' in props, 'sheet-sided': 'aside' in props }}
      id="panel"
      tabindex="-1"
    >
      <div class="sheet-head">
        <div class="sheet-said">
          <h1 class="sheet-title" tabindex="-1" ref={title}>
            {props.title}
          </h1>
          <Show when={!props.fault && props.lead}>{(lead) => <p class="sheet-lead">{lead()}</p>}</Show>
        </div>
        {props.beside}
      </div>
      {'aside' in props && <div class="sheet-aside">{props.aside}</div>}
      <div class="sheet-body">
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
      </div>
    </main>
  );
}
