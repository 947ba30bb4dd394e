import { MiniBoard } from '@merellier/board';
import { type PositionView, type RuleSet, SIDES, type Side } from '@merellier/rules';
import { createMemo, type JSX, Show } from 'solid-js';
import { useLanguage } from '../../context.ts';
import { useStrings } from './strings/strings.ts';

/** A position on paper: its board, and the men in hand, without which one cannot tell who still places. */
export function PrintedPosition(props: {
  readonly rules: RuleSet;
  readonly view: PositionView;
  readonly bottom: Side;
  readonly names: boolean;
}): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const hands = createMemo(() => {
    const { hands } = props.view;
    return SIDES.some((side) => hands[side] > 0) ? SIDES.map((side) => [side, hands[side]] as const) : null;
  });
  return (
    <>
      <div class="page-board">
        <MiniBoard
          material={null}
          board={props.rules.board}
          view={props.view}
          bottom={props.bottom}
          names={props.names}
        />
      </div>
      <Show when={hands()}>
        {(each) => (
          <p class="page-hands">
            {s().inHand(
              each().map(([side, men]) => `${language.s().colours[side]}\u00A0${language.words().number(men)}`),
            )}
          </p>
        )}
      </Show>
    </>
  );
}
