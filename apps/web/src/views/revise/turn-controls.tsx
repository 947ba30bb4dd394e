import type { JSX } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { Icon } from '../../parts/icons.tsx';
import { useStrings } from './strings/strings.ts';
import type { TurnAttempt } from './turn-attempt.ts';

/** The bar of a card: back to all of them, help, and the next one. */
export function TurnControls(props: { readonly attempt: TurnAttempt; readonly next: () => void }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const { attempt } = props;
  const canHint = (): boolean => attempt.isSeeking() && !attempt.hinted();
  const canShow = (): boolean => attempt.stage().at === 'seeking' || attempt.stage().at === 'wrong';
  const canGoOn = (): boolean => attempt.grade() !== null;
  return (
    <nav class="controls" aria-label={language.s().controls}>
      <a class="control" href={addressOf('revise')}>
        <Icon name="puzzles" />
        <span>{s().all}</span>
        <span class="hidden">: {s().allLong}</span>
      </a>
      <button type="button" class="control" aria-disabled={!canHint()} onClick={() => canHint() && attempt.hint()}>
        <Icon name="hint" />
        <span>{s().hint}</span>
        <span class="hidden">: {s().hintLong}</span>
      </button>
      <button
        type="button"
        class="control"
        aria-disabled={!canShow()}
        onClick={() => canShow() && attempt.showSolution()}
      >
        <Icon name="eye" />
        <span>{s().solution}</span>
        <span class="hidden">: {s().solutionLong}</span>
      </button>
      <button type="button" class="control" aria-disabled={!canGoOn()} onClick={() => canGoOn() && props.next()}>
        <Icon name="right" />
        <span>{s().next}</span>
      </button>
    </nav>
  );
}
