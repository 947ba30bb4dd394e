import { type JSX, onMount, Show } from 'solid-js';
import { keepsAnything } from '../browser/storage.ts';
import { useLanguage } from '../context.ts';
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
  /** What the address asks for and there is not, in one sentence. */
  readonly fault?: string | null;
  /** Where what is done here is to be kept: it is said when the browser keeps nothing. */
  readonly keeps?: boolean;
  readonly children: JSX.Element;
}): JSX.Element {
  const language = useLanguage();
  let title: HTMLHeadingElement | undefined;
  onMount(() => title?.focus({ preventScroll: true }));
  return (
    <main class="sheet" classList={{ 'sheet-wide': props.wide === true }} id="panel" tabindex="-1">
      <h1 class="sheet-title" tabindex="-1" ref={title}>
        {props.title}
      </h1>
      <div class="sheet-body">
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
      </div>
    </main>
  );
}
