import { For, type JSX } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { PuzzlePicture } from './puzzle-picture.tsx';
import { useStrings } from './strings/strings.ts';

/** Puzzles that were missed, each with its best turn. */
export function PuzzleItems(props: { readonly puzzles: readonly Puzzle[] }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  return (
    <ul class="puzzles">
      <For each={props.puzzles}>
        {(puzzle, i) => (
          <li>
            <a
              class="puzzle"
              href={addressOf('puzzles', puzzle.id)}
              aria-label={`${i() + 1}. ${s().item(
                s().grades[puzzle.grade - 1] ?? '',
                s().kinds[puzzle.kind],
                language.words().rules(puzzle.rules).name,
              )}`}
            >
              <PuzzlePicture puzzle={puzzle} />
              <span class="puzzle-line-text faint" aria-hidden="true">
                {puzzle.line[0]}
              </span>
            </a>
          </li>
        )}
      </For>
    </ul>
  );
}
