import { createMemo, createResource, type JSX, Show } from 'solid-js';
import { addressOf } from '../address/route.ts';
import { useLanguage } from '../context.ts';
import { Icon } from '../parts/icons.tsx';
import { openPuzzle } from '../puzzles/attempt.ts';
import { puzzleOfDay } from '../puzzles/collection.ts';
import { dayOf } from '../puzzles/daily.ts';
import { readProgress } from '../puzzles/progress.ts';
import { goalOf } from '../views/puzzles/goal.ts';
import { PuzzlePicture } from '../views/puzzles/puzzle-picture.tsx';
import { Strings, useStrings } from '../views/puzzles/strings/strings.ts';

/** The puzzle of the day: its board, and what is to be found on it. */
export function Daily(props: { readonly fallback: JSX.Element }): JSX.Element {
  return (
    <Strings>
      <Puzzle fallback={props.fallback} />
    </Strings>
  );
}

function Puzzle(props: { readonly fallback: JSX.Element }): JSX.Element {
  const { s, words } = useLanguage();
  const puzzles = useStrings();
  const today = dayOf(new Date());
  const [daily] = createResource(() => puzzleOfDay(today));
  const isDone = readProgress().lastDay === today;
  const opened = createMemo(() => {
    const puzzle = daily.latest;
    return puzzle ? openPuzzle(puzzle) : null;
  });
  return (
    <Show when={opened()} fallback={props.fallback}>
      {(open) => (
        <a class="item" href={addressOf('puzzles', open().puzzle.id)}>
          <span class="item-picture">
            <PuzzlePicture puzzle={open().puzzle} />
          </span>
          <span>
            <span class="item-name">{s().dailyPuzzle}</span>
            <span class="item-line">{isDone ? puzzles().dailyDone : goalOf(puzzles(), words(), open())}</span>
          </span>
          <Icon name="right" />
        </a>
      )}
    </Show>
  );
}
