import { type JSX, onMount, Show } from 'solid-js';

/**
 * The layout of every view with a board: the board at its place and in its size, which are the same everywhere, and the column
 * beside it. On a telephone all of it stands one below the other: the upper edge, the board, the lower edge, the column.
 */
export function BoardLayout(props: {
  /** The heading of the view, for screen readers; what the eye reads stands in the column. */
  readonly title: string;
  /** Whether the heading takes the focus as the view opens, so that a screen reader says where one is. */
  readonly opens?: boolean;
  /** Marks the view for what only holds in it. */
  readonly view?: string;
  readonly class?: string;
  /** The player at the upper edge (`.strip.strip-top`) or whatever stands in that place. */
  readonly top?: JSX.Element;
  /** `<section class="board-area" id="board">` with the board. */
  readonly board: JSX.Element;
  /** What lies between board and column: the bar that values a position. */
  readonly gutter?: JSX.Element;
  /** The player at the lower edge (`.strip.strip-bottom`). */
  readonly bottom?: JSX.Element;
  /** What is used now and then, below the board and the column: however much it is, nothing above moves. */
  readonly below?: JSX.Element;
  readonly children: JSX.Element;
}): JSX.Element {
  let title: HTMLHeadingElement | undefined;
  onMount(() => props.opens && title?.focus({ preventScroll: true }));
  return (
    <main class={`layout ${props.class ?? ''}`} data-view={props.view}>
      <h1 class="hidden" tabindex="-1" ref={title}>
        {props.title}
      </h1>
      {props.top}
      <div class="layout-board">
        {props.board}
        <Show when={props.gutter}>
          <div class="layout-gutter">{props.gutter}</div>
        </Show>
      </div>
      {props.bottom}
      <div class="layout-side" id="panel" tabindex="-1">
        {props.children}
      </div>
      <Show when={props.below}>
        <div class="layout-below" id="more" tabindex="-1">
          {props.below}
        </div>
      </Show>
    </main>
  );
}
