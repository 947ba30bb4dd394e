import { shownMen } from '@merellier/board/headless';
import { MillRuleSet, type Position, type RuleSet, SIDES, type Step } from '@merellier/rules';

/** The position as it is seen while a turn of the marelle is half done: a man that closed a mill stands there already. */
export function asItStands(rules: RuleSet, position: Position, done: readonly Step[]): Position {
  if (done.length === 0 || !(rules instanceof MillRuleSet)) return position;
  const side = position.toPlay;
  const { men, hands } = rules.view(position as ReturnType<MillRuleSet['start']>);
  const shown = shownMen({ men, side, done: done.filter((step) => step.kind !== 'say') });
  const [white, black] = SIDES.map((each) =>
    shown.reduce((bits, man) => (man.side === each ? bits | (1 << man.at) : bits), 0),
  );
  const entered = done.filter(({ kind }) => kind === 'enter').length;
  const hand = { ...hands, [side]: hands[side] - entered };
  return { ...position, ...{ white, black, whiteHand: hand.white, blackHand: hand.black } };
}
