import { type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { Icon } from '../../parts/icons.tsx';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import type { AttemptState } from './attempt-state.ts';
import { useStrings } from './strings/strings.ts';

/** The bar of a puzzle: back to all of them, help, and the next one. */
export function PuzzleControls(props: {
  readonly attempt: AttemptState;
  readonly next: Puzzle | undefined;
}): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const { attempt } = props;
  const canHint = (): boolean => attempt.isSeeking() && attempt.hints() < 2;
  const canShow = (): boolean => attempt.stage().at !== 'right';
  return (
    <nav class="controls" aria-label={language.s().controls}>
      <a class="control" href={addressOf('puzzles')}>
        <Icon name="puzzles" />
        <span>{s().all}</span>
        <span class="hidden">: {s().back}</span>
      </a>
      <button type="button" class="control" aria-disabled={!canHint()} onClick={() => canHint() && attempt.hint()}>
        <Icon name="hint" />
        <span>{s().hint}</span>
      </button>
      <button
        type="button"
        class="control"
        aria-disabled={!canShow()}
        onClick={() => canShow() && attempt.showSolution()}
      >
        <Icon name="eye" />
        <span>{s().solutionShort}</span>
        <span class="hidden">: {s().solution}</span>
      </button>
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
    </nav>
  );
}
