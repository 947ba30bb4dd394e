import { type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { Icon } from '../../parts/icons.tsx';
import { TaskControls } from '../../parts/task-controls.tsx';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import type { AttemptState } from './attempt-state.ts';
import { useStrings } from './strings/strings.ts';

/** The bar of a puzzle: back to all of them, help, and the next one. */
export function PuzzleControls(props: {
  readonly attempt: AttemptState;
  readonly next: Puzzle | undefined;
}): JSX.Element {
  const s = useStrings();
  const { attempt } = props;
  return (
    <TaskControls
      all={{ href: addressOf('puzzles'), label: s().all, long: s().back }}
      hint={{ label: s().hint, isOpen: attempt.isSeeking() && attempt.hints() < 2, ask: attempt.hint }}
      solution={{
        ...{ label: s().solutionShort, long: s().solution },
        isOpen: attempt.stage().at !== 'right',
        ask: attempt.showSolution,
      }}
    >
      <Show
        when={props.next}
        fallback={
          <span class="control" aria-disabled="true" aria-hidden="true">
            <Icon name="right" />
            {s().nextShort}
          </span>
        }
      >
        {(next) => (
          <a class="control" href={addressOf('puzzles', next().id)}>
            <Icon name="right" />
            <span>{s().nextShort}</span>
          </a>
        )}
      </Show>
    </TaskControls>
  );
}
