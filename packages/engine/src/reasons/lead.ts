import {
  type DraughtsPosition,
  DraughtsRuleSet,
  MillRuleSet,
  type Position,
  type RuleSet,
  type Side,
} from '@merellier/rules';
import { countBits, countPieces } from '@merellier/rules/kernel';

/** How many men more a side has than the other, on the board and in hand; kings count as one. */
export function leadOf(rules: RuleSet, position: Position, side: Side): number {
  const lead = rules instanceof MillRuleSet ? millLead(position as never) : draughtsLead(position as never);
  return side === 'white' ? lead : 0 - lead;
}

const millLead = (position: Parameters<MillRuleSet['view']>[0]): number =>
  countBits(position.white) + position.whiteHand - countBits(position.black) - position.blackHand;

const draughtsLead = (position: DraughtsPosition): number =>
  countPieces(position, 'white') - countPieces(position, 'black');

/** Whether a turn takes anything. */
export const takesMen = (turn: object): boolean =>
  'captures' in turn && Array.isArray(turn.captures) && turn.captures.length > 0;

/** Whether taking men is what a game is about: not where losing them is the aim, nor where one mill, or one king, wins. */
export function menCount(rules: RuleSet): boolean {
  if (rules instanceof MillRuleSet) return !rules.core.losing && !rules.core.firstMill;
  return rules instanceof DraughtsRuleSet && !rules.core.losesAll && !rules.core.firstKing;
}
