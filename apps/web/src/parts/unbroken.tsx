import { For, type JSX } from 'solid-js';

/** A turn or a line as it is written, `d1-a1xb4`, `12-16`. */
const WRITTEN = /((?:[a-z]?\d{1,3})(?:[-x][a-z]?\d{1,3})+)/;

/** A sentence in which no line ends within a turn or a mill that it names. */
export function Unbroken(props: { readonly text: string }): JSX.Element {
  return (
    <For each={props.text.split(WRITTEN)}>
      {(piece, i) => (i() % 2 === 1 ? <span class="unbroken">{piece}</span> : piece)}
    </For>
  );
}
