import type { MillPosition, MillRuleSet, Position } from '@merellier/rules';
import { LOSS, WIN } from './abi.ts';
import { type ExactTurn, exactTurns } from './exact.ts';
import { handsOf, menInHand } from './layer.ts';
import { countBits } from './sets.ts';
import { distanceIn, UNKNOWN, valueIn } from './table.ts';
import type { Tables } from './tables.ts';

/** What {@link SearchProbe.value} says of a position that the tables do not cover. */
export const NOT_COVERED = -32_768;

/** Tables in the shape in which a search asks them: see the engine's own `Probe`. */
export interface SearchProbe {
  readonly mostMen: number;
  readonly slow: boolean;
  /** 0 a draw, n > 0 a win, n < 0 a loss; of two wins the one with the smaller n is the nearer. {@link NOT_COVERED}. */
  value(position: Position): number;
  turns(position: Position, thorough: boolean): readonly ExactTurn[] | null;
}

/** Steps of nearness to each number of men on the board and in hand: fewer men are nearer, whatever the distance. */
const STEPS = 38;
/** Where no distance is known. */
const MIDDLE = 18;

/**
 * A probe for a search; `slow` where the tables lie on a disk. With men in hand it asks only tables that have any:
 * `hands` says whether they do.
 */
export function searchProbe(
  rules: MillRuleSet,
  tables: Tables,
  { slow, hands }: { readonly slow: boolean; readonly hands: boolean },
): SearchProbe {
  return {
    mostMen: 2 * tables.men,
    slow,
    value(position) {
      const { white, black, toPlay } = position as MillPosition;
      const men = countBits(white) + countBits(black);
      const isWhite = toPlay === 'white';
      const inHand = handsOf(rules, position as MillPosition);
      if (inHand === null || (inHand > 0 && !hands)) return NOT_COVERED;
      if (countBits(white) > tables.men || countBits(black) > tables.men) return NOT_COVERED;
      const entry = isWhite ? tables.look(white, black, inHand) : tables.look(black, white, inHand);
      if (entry === UNKNOWN) return NOT_COVERED;
      const value = valueIn(entry);
      if (value !== WIN && value !== LOSS) return 0;
      const distance = distanceIn(entry);
      const within = distance === null ? MIDDLE : Math.min(STEPS - 1, distance >> 2);
      const nearness = 1 + within + STEPS * Math.min(12, Math.max(0, men + menInHand(inHand) - 6));
      return value === WIN ? nearness : -nearness;
    },
    turns: (position, thorough) => exactTurns(rules, tables, position as MillPosition, thorough),
  };
}
