import { DraughtsRuleSet, type Position, type RuleSet } from '@merellier/rules';
import { afterTurns } from '@merellier/rules/notation';
import { twoMoveBallot } from './ballot.ts';
import type { KnownOpening } from './known-openings.ts';
import { hasOpenings, knownOpenings } from './load.ts';
import { GRADES, type Grade } from './lots.ts';
import { openingName } from './names.ts';

/** An opening to be drawn, from whose position a game is played twice, the colours exchanged. */
export interface Lot {
  /** From 1 on, over all lots of the game. */
  readonly number: number;
  readonly turns: readonly string[];
  readonly position: Position;
  /** What the opening is called in the literature; null for nothing. */
  readonly name: string | null;
  /** Null for a ballot of draughts, of which nobody knows exact values. */
  readonly grade: Grade | null;
  readonly known: KnownOpening | null;
}

/** Whether there are lots of a rule set. Dice and huffing leave none as it was drawn. */
export function hasLots(rules: RuleSet): boolean {
  if (rules.family === 'draughts') return rules.parameters['obligation'] !== 'huffing';
  return hasOpenings(rules);
}

/** The lots of a rule set, of any family; null where there are none. */
export async function lotsOf(rules: RuleSet): Promise<readonly Lot[] | null> {
  if (!hasLots(rules)) return null;
  if (rules instanceof DraughtsRuleSet) return ballotOf(rules);
  const known = await knownOpenings(rules);
  if (!known) return null;
  return GRADES.flatMap((grade) => known.lots[grade].map((opening) => ({ grade, opening }))).map(
    ({ grade, opening }, i): Lot => ({
      number: i + 1,
      turns: opening.turns,
      position: positionAfter(rules, opening.turns),
      name: null,
      grade,
      known: opening,
    }),
  );
}

function ballotOf(rules: DraughtsRuleSet): readonly Lot[] | null {
  const ballot = twoMoveBallot(rules);
  if (ballot.length === 0) return null;
  return ballot.map((turns, i) => ({
    number: i + 1,
    turns,
    position: positionAfter(rules, turns),
    name: openingName(rules, turns),
    grade: null,
    known: null,
  }));
}

/** The position that turns lead to from the beginning, as they are written. Throws where one is not legal. */
export function positionAfter(rules: RuleSet, turns: readonly string[]): Position {
  const after = afterTurns(rules, turns);
  if (!after.ok) throw new RangeError(`${turns.join(' ')} cannot be played by the rules of ${rules.id}`);
  return after.value;
}
