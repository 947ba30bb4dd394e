import { plannedRounds } from '@merellier/tournament';
import { createEffect, For, type JSX, on, Show } from 'solid-js';
import { useStrings } from './strings/strings.ts';
import { useShown } from './tournament-context.ts';

/** All rounds on one line: those played, the one that is shown, those to come. */
export function RoundLine(props: { readonly shown: number; readonly choose: (round: number) => void }): JSX.Element {
  const s = useStrings();
  const state = useShown();
  const numbers = () => {
    const count = Math.max(state().rounds.length, plannedRounds(state()) ?? 0);
    return Array.from({ length: count }, (_, i) => i + 1);
  };
  let line: HTMLOListElement | undefined;
  // On a telephone not all of them have room.
  createEffect(
    on(
      () => props.shown,
      () => {
        // The line alone moves, not the page.
        const here = line?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
        if (line && here) line.scrollLeft = here.offsetLeft + here.offsetWidth / 2 - line.clientWidth / 2;
      },
    ),
  );
  return (
    <ol class="tour-line" ref={line}>
      <For each={numbers()}>
        {(number) => (
          <li
            classList={{
              past: number <= state().rounds.length,
              here: number === props.shown,
            }}
          >
            <Show when={number <= state().rounds.length} fallback={<span>{number}</span>}>
              <button
                type="button"
                aria-label={s().round(number)}
                aria-current={number === props.shown ? 'true' : undefined}
                onClick={() => props.choose(number)}
              >
                {number}
              </button>
            </Show>
          </li>
        )}
      </For>
    </ol>
  );
}
