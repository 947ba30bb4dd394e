import { createMemo, For, type JSX, Show } from 'solid-js';
import { useLanguage } from '../../context.ts';
import { openPuzzle } from '../../puzzles/attempt.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { Strings as PuzzleStrings, useStrings as usePuzzleStrings } from '../puzzles/strings/strings.ts';
import type { PrintChoice } from './print-choice.ts';
import { PrintedPosition } from './printed-position.tsx';
import { useStrings } from './strings/strings.ts';

interface PuzzlesPageProps {
  readonly puzzles: readonly Puzzle[];
  readonly choice: PrintChoice;
  /** Which sheet of which game: what the solutions, on their own paper, are found by. */
  readonly sheet: string;
}

/** Six puzzles: the boards, who is to play and what can be reached; a pupil writes a name above them. */
export function PuzzlesPage(props: PuzzlesPageProps): JSX.Element {
  const s = useStrings();
  return (
    <PuzzleStrings>
      <div class="page-puzzles">
        <div class="page-head">
          <h2 class="page-title">{s().puzzlesTitle}</h2>
          <p class="page-field">{s().pupil}</p>
          <p class="page-field">{s().date}</p>
        </div>
        <p class="page-under">{props.sheet}</p>
        <div class={`page-boards page-six page-${props.choice.orientation} lines-${props.choice.weight}`}>
          <For each={props.puzzles}>
            {(puzzle, i) => <Printed puzzle={puzzle} number={i() + 1} names={props.choice.puzzleNames} />}
          </For>
        </div>
      </div>
    </PuzzleStrings>
  );
}

function Printed(props: { readonly puzzle: Puzzle; readonly number: number; readonly names: boolean }): JSX.Element {
  const language = useLanguage();
  const s = usePuzzleStrings();
  const opened = createMemo(() => openPuzzle(props.puzzle));
  const goal = (side: string): string => {
    const { value, winIn } = props.puzzle.goal;
    return winIn ? s().winIn(side, winIn) : value === 'win' ? s().win(side) : s().draw(side);
  };
  return (
    <Show when={opened()}>
      {(ready) => (
        <div class="page-puzzle">
          <p>
            <strong>{props.number}.</strong> {goal(language.words().side(ready().position.toPlay))}
          </p>
          <PrintedPosition
            rules={ready().rules}
            view={ready().rules.view(ready().position)}
            bottom={ready().position.toPlay}
            names={props.names}
          />
        </div>
      )}
    </Show>
  );
}

/** The solutions of a sheet of puzzles, as turns are written, on a page of their own. */
export function SolutionsPage(props: PuzzlesPageProps): JSX.Element {
  const s = useStrings();
  return (
    <div class="page-solutions">
      <h2 class="page-title">{s().solutionsTitle}</h2>
      <p class="page-under">{props.sheet}</p>
      <ol>
        <For each={props.puzzles}>{({ line }) => <li>{line.join('\u2003')}</li>}</For>
      </ol>
    </div>
  );
}
