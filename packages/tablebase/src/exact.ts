import type { MillPosition, MillRuleSet, MillTurn } from '@merellier/rules';
import { handsOf } from './layer.ts';
import { DRAW, distanceIn, type Entry, entryOf, LOSS, UNKNOWN, valueIn, WIN } from './table.ts';
import type { Tables } from './tables.ts';

export type Value = 'win' | 'draw' | 'loss';

/** What distances count, in every answer. */
export const METRIC = 'plies to the next capture or the end of the game';

/** The value of a position for the side to play, without regard to draw rules that look back. */
export interface Exact {
  readonly value: Value;
  /** {@link METRIC}, both sides playing for it; null for a draw, where the tables keep no distances, and at entry. */
  readonly distance: number | null;
  /**
   * Whether a draw rule counts against a win or loss: the next capture lies beyond the turns that the rule set allows
   * without one. So a win "but for the 50-move rule".
   */
  readonly beyondLimit: boolean;
}

/** A turn and what it leads to, seen by the side that plays it; the distance counts this turn too. */
export interface ExactTurn extends Exact {
  readonly turn: MillTurn;
}

const VALUES: readonly Value[] = ['draw', 'win', 'loss'];

/** The entry of any position, finished ones included; {@link UNKNOWN} if the tables do not cover it. */
export function entryAt(rules: MillRuleSet, tables: Tables, position: MillPosition): Entry {
  const { white, black, whiteHand, blackHand, toPlay } = position;
  const outcome = rules.outcome(position);
  if (outcome) return outcome.winner === null ? DRAW : entryOf(outcome.winner === toPlay ? WIN : LOSS, 0);
  const isWhite = toPlay === 'white';
  const hands = isWhite ? handsOf(whiteHand, blackHand) : handsOf(blackHand, whiteHand);
  if (hands === null || (hands > 0 && rules.parameters['mill-at-entry'] === 'extra-turn')) return UNKNOWN;
  return isWhite ? tables.look(white, black, hands) : tables.look(black, white, hands);
}

/** The exact value of a position; null if the tables do not cover it. */
export function exactValue(rules: MillRuleSet, tables: Tables, position: MillPosition): Exact | null {
  const entry = entryAt(rules, tables, position);
  return entry === UNKNOWN ? null : describe(rules, position, entry);
}

/** The exact values of all legal turns, in the order of the rules; null if the tables do not cover one of them. */
export function exactTurns(rules: MillRuleSet, tables: Tables, position: MillPosition): readonly ExactTurn[] | null {
  const turns: ExactTurn[] = [];
  let covered = true;
  for (const turn of rules.turns(position)) {
    const after = rules.play(position, turn);
    const entry = entryAt(rules, tables, after);
    // All are asked for, so that tables that fetch what they miss hear of everything at once.
    covered &&= entry !== UNKNOWN;
    const value = after.toPlay === position.toPlay ? valueIn(entry) : flip(valueIn(entry));
    const further = turn.captures.length > 0 ? 0 : distanceIn(entry);
    // Tables of positions with men in hand keep no distances: so none is told there, not even where it is known.
    const isTold = value !== DRAW && further !== null && turn.kind !== 'entry';
    const plies = isTold ? further + 1 : null;
    turns.push({ turn, ...describe(rules, position, entryOf(value, plies)) });
  }
  return covered ? turns : null;
}

/** How many of the legal turns lose: the ways to go wrong. Null if the tables do not cover the position. */
export function losingTurns(rules: MillRuleSet, tables: Tables, position: MillPosition): number | null {
  return exactTurns(rules, tables, position)?.filter(({ value }) => value === 'loss').length ?? null;
}

const RANKS: Readonly<Record<Value, number>> = { win: 0, draw: 1, loss: 2 };

/** Orders turns for the side that plays them: wins by the shortest way first, losses by the longest. */
export function compareTurns(a: Exact, b: Exact): number {
  if (a.value !== b.value) return RANKS[a.value] - RANKS[b.value];
  const difference = (a.distance ?? 0) - (b.distance ?? 0);
  return a.value === 'win' ? difference : -difference;
}

const flip = (value: number): number => (value === DRAW ? DRAW : 3 - value);

function describe(rules: MillRuleSet, position: MillPosition, entry: Entry): Exact {
  const value = VALUES[valueIn(entry)] as Value;
  const distance = value === 'draw' ? null : distanceIn(entry);
  const limit = rules.quietLimit(position);
  return { value, distance, beyondLimit: limit > 0 && distance !== null && distance > 2 * limit };
}
