import { For, type JSX } from 'solid-js';
import type { Told } from '../play/told.ts';

/** A sentence of the narrator: the men that it names bear their colour, and a line in that of their mark on the board. */
export function ToldText(props: { readonly told: Told }): JSX.Element {
  return (
    <For each={props.told}>
      {(piece) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <span class={`named named-${piece.tone}`}>
            <i class={`named-man named-${piece.side}`} aria-hidden="true" />
            {piece.text}
          </span>
        )
      }
    </For>
  );
}
