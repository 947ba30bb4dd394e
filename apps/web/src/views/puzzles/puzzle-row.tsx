import { For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import type { Solved } from '../../puzzles/progress.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { PuzzlePicture } from './puzzle-picture.tsx';
import { useStrings } from './strings/strings.ts';

/** A puzzle in the row below another one. */
export interface RowPuzzle {
  readonly puzzle: Puzzle;
  /** What stands below it: a day of the week, or how hard it is. */
  readonly label: string;
  /** What it is called, in full. */
  readonly name: string;
  readonly solved: Solved | undefined;
}

/** A few puzzles as small boards: those of the last days, or what stands beside this one in the list. */
export function PuzzleRow(props: { readonly row: readonly RowPuzzle[]; readonly current: Puzzle }): JSX.Element {
  const s = useStrings();
  return (
    <nav class="puzzle-row" aria-label={s().others}>
      <ul>
        <For each={props.row}>
          {({ puzzle, label, name, solved }) => (
            <li>
              <a
                href={addressOf('puzzles', puzzle.id)}
                aria-current={puzzle === props.current ? 'page' : undefined}
                classList={{ 'puzzle-solved': solved !== undefined }}
              >
                <PuzzlePicture puzzle={puzzle} />
                <span aria-hidden="true">
                  <Show when={solved}>✓ </Show>
                  {label}
                </span>
                <span class="hidden">
                  {name}
                  {solved ? `, ${s().states[solved]}` : ''}
                </span>
              </a>
            </li>
          )}
        </For>
      </ul>
    </nav>
  );
}
