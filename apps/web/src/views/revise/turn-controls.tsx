import type { JSX } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { Icon } from '../../parts/icons.tsx';
import { TaskControls } from '../../parts/task-controls.tsx';
import { useStrings } from './strings/strings.ts';
import type { TurnAttempt } from './turn-attempt.ts';

/** The bar of a card: back to all of them, help, and the next one. */
export function TurnControls(props: { readonly attempt: TurnAttempt; readonly next: () => void }): JSX.Element {
  const s = useStrings();
  const { attempt } = props;
  const canShow = (): boolean => attempt.stage().at === 'seeking' || attempt.stage().at === 'wrong';
  const canGoOn = (): boolean => attempt.grade() !== null;
  return (
    <TaskControls
      all={{ href: addressOf('revise'), label: s().all, long: s().allLong }}
      hint={{
        ...{ label: s().hint, long: s().hintLong },
        isOpen: attempt.isSeeking() && !attempt.hinted(),
        ask: attempt.hint,
      }}
      solution={{
        ...{ label: s().solution, long: s().solutionLong },
        isOpen: canShow(),
        ask: attempt.showSolution,
      }}
    >
      <button type="button" class="control" aria-disabled={!canGoOn()} onClick={() => canGoOn() && props.next()}>
        <Icon name="right" />
        <span>{s().next}</span>
      </button>
    </TaskControls>
  );
}
