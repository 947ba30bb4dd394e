import type { DraughtsPosition, DraughtsRuleSet } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';

/** Turns of a ballot: one of each side. */
const BALLOT_PLIES = 2;
/** Quiet turns to look at for a man that is lost at once; captures are always followed to their end. */
const QUIET_PLIES = 1;

/**
 * The two-move ballot of draughts: all pairs of first turns but those that lose a man at once. Under the English rules these are the 47
 * of 49 that the Encyclopædia Britannica counts as playable ("Two-move restriction"); under others the same is reckoned in
 * the same way, from the rules alone.
 */
export function twoMoveBallot(rules: DraughtsRuleSet): readonly (readonly string[])[] {
  let lines: readonly { readonly turns: readonly string[]; readonly position: DraughtsPosition }[] = [
    { turns: [], position: rules.start() },
  ];
  for (let ply = 0; ply < BALLOT_PLIES; ply++)
    lines = lines.flatMap(({ turns, position }) =>
      rules
        .turns(position)
        .map((turn) => ({ turns: [...turns, writeTurn(rules, position, turn)], position: rules.play(position, turn) })),
    );
  return lines.filter(({ position }) => gain(rules, position, QUIET_PLIES) === 0).map(({ turns }) => turns);
}

const MOST = 1000;

/** Men more than now that the side to play has at last, at best; less than none where it loses some. */
function gain(rules: DraughtsRuleSet, position: DraughtsPosition, quiet: number, alpha = -MOST, beta = MOST): number {
  const turns = rules.turns(position);
  if (turns.length === 0) return -MOST;
  let best = alpha;
  for (const turn of turns) {
    const { length: taken } = turn.captures;
    const left = taken > 0 ? quiet : quiet - 1;
    const value = left < 0 ? 0 : taken - gain(rules, rules.play(position, turn), left, taken - beta, taken - best);
    if (value >= beta) return value;
    best = Math.max(best, value);
  }
  return best;
}
