import { Tray } from '@merellier/board';
import { other, type PositionView, type RuleSet, type Side, type Step } from '@merellier/rules';
import { createMemo, type JSX } from 'solid-js';
import { useFirstLanguage } from '../context.ts';

/**
 * What lies beside the board for a side: its men in hand and those that it took. Men of the turn on the way, that `side` plays,
 * have left their place already, and are counted so.
 */
export function SideTray(props: {
  readonly rules: RuleSet;
  readonly view: PositionView;
  readonly side: Side;
  readonly underWay?: { readonly side: Side; readonly done: readonly Step[] };
}): JSX.Element {
  const language = useFirstLanguage();
  /** How many men a side begins with, and whether they begin in the hand. */
  const begin = createMemo(() => {
    const { men, hands } = props.rules.view(props.rules.start());
    const own = men.filter((man) => man.side === props.side).length;
    return { size: own + hands[props.side], hasHand: hands[props.side] > 0 };
  });
  const moved = (kind: Step['kind']): number =>
    props.underWay?.side === props.side ? props.underWay.done.filter((step) => step.kind === kind).length : 0;
  const hand = (): number => props.view.hands[props.side] - moved('enter');
  const captured = (): number => props.view.lost[other(props.side)] + moved('take');
  const label = (): string =>
    language.s().tray(props.side, begin().hasHand ? hand() : null, captured(), props.rules.board.kind === 'squares');
  return (
    <div class="strip-tray">
      <Tray side={props.side} hand={hand()} captured={captured()} size={begin().size} label={label()} />
    </div>
  );
}
