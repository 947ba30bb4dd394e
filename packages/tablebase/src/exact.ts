import type { MillPosition, MillRuleSet, MillTurn } from '@merellier/rules';
import { DRAW, LOSS, WIN } from './abi.ts';
import { handsOf } from './layer.ts';
import { countBits } from './sets.ts';
import { distanceIn, type Entry, entryOf, UNKNOWN, valueIn } from './table.ts';
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
   * without one, or a later one does on the shortest way, as far as distances are known. So a win "but for the 50-move
   * rule".
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
  const { white, black, toPlay } = position;
  const outcome = rules.outcome(position);
  if (outcome) return outcome.winner === null ? DRAW : entryOf(outcome.winner === toPlay ? WIN : LOSS, 0);
  const hands = handsOf(rules, position);
  if (hands === null) return UNKNOWN;
  return toPlay === 'white' ? tables.look(white, black, hands) : tables.look(black, white, hands);
}

/** The exact value of a position; null if the tables do not cover it. */
export function exactValue(rules: MillRuleSet, tables: Tables, position: MillPosition): Exact | null {
  const entry = entryAt(rules, tables, position);
  if (entry === UNKNOWN) return null;
  const exact = describe(entry, exceeds(rules, tables, position, entry, true));
  return exact.value === 'win' && exact.distance === null && winsAtOnce(rules, tables, position)
    ? { ...exact, distance: 1 }
    : exact;
}

/** Whether a capture wins, or ends the game: as near as can be, and known without tables of distances. Not at entry. */
function winsAtOnce(rules: MillRuleSet, tables: Tables, position: MillPosition): boolean {
  if (position.whiteHand + position.blackHand > 0) return false;
  const turns = exactTurns(rules, tables, position, false) ?? [];
  return turns.some(({ value, distance }) => value === 'win' && distance === 1);
}

/**
 * The exact values of all legal turns, in the order of the rules; null if the tables do not cover one of them. `thorough`
 * false saves the time to follow captures beyond the next one for `beyondLimit`.
 */
export function exactTurns(
  rules: MillRuleSet,
  tables: Tables,
  position: MillPosition,
  thorough = true,
): readonly ExactTurn[] | null {
  const turns: ExactTurn[] = [];
  const limit = 2 * rules.quietLimit(position);
  const hasHands = position.whiteHand + position.blackHand > 0;
  let covered = true;
  for (const turn of rules.turns(position)) {
    const after = rules.play(position, turn);
    const entry = entryAt(rules, tables, after);
    // All values are looked up even if one is missing, so that tables that fetch chunks learn of all of them at once.
    covered &&= entry !== UNKNOWN;
    if (!covered) continue;
    const value = after.toPlay === position.toPlay ? valueIn(entry) : flip(valueIn(entry));
    const takes = turn.captures.length > 0;
    const further = takes ? 0 : distanceIn(entry);
    // Tables of positions with men in hand keep no distances: so none is told there, not even where it is known.
    const isTold = value !== DRAW && further !== null && !hasHands;
    const plies = isTold ? further + 1 : null;
    const isBeyond =
      (limit > 0 && plies !== null && plies > limit) ||
      (takes ? exceeds(rules, tables, after, entry, thorough) : thorough && exceedsLater(rules, tables, after, entry));
    turns.push({ turn, ...describe(entryOf(value, plies), isBeyond) });
  }
  return covered ? turns : null;
}

const RANKS: Readonly<Record<Value, number>> = { win: 0, draw: 1, loss: 2 };

/**
 * Orders turns for the side that plays them: wins by the shortest way first, losses by the longest; a draw rule that
 * comes before helps who is losing.
 */
export function compareTurns(a: Exact, b: Exact): number {
  if (a.value !== b.value) return RANKS[a.value] - RANKS[b.value];
  if (a.beyondLimit !== b.beyondLimit) return a.beyondLimit === (a.value === 'win') ? 1 : -1;
  // Taking a man is known to be near, even where no distances are.
  const difference = (a.distance ?? LONGEST_GAME) - (b.distance ?? LONGEST_GAME);
  return a.value === 'win' ? difference : -difference;
}

/** More plies than any game from a position of few men to its end takes. */
const LONGEST_GAME = 1000;

const flip = (value: number): number => (value === DRAW ? DRAW : 3 - value);

function describe(entry: Entry, beyondLimit: boolean): Exact {
  const value = VALUES[valueIn(entry)] as Value;
  return { value, distance: value === 'draw' ? null : distanceIn(entry), beyondLimit: value !== 'draw' && beyondLimit };
}

/** Whether the next capture lies beyond the draw rule, or, if it is wanted to know, a later one. */
function exceeds(rules: MillRuleSet, tables: Tables, position: MillPosition, entry: Entry, thorough: boolean): boolean {
  const distance = valueIn(entry) === DRAW ? null : distanceIn(entry);
  const limit = 2 * rules.quietLimit(position);
  if (limit > 0 && distance !== null && distance > limit) return true;
  return thorough && exceedsLater(rules, tables, position, entry);
}

/** Whether a capture after the next one lies beyond the draw rule, when both sides play by the distances. */
function exceedsLater(rules: MillRuleSet, tables: Tables, start: MillPosition, first: Entry): boolean {
  const { 'no-capture-draw': long, 'three-men-draw': short } = rules.parameters;
  const limits = [long, short].filter((limit) => limit > 0);
  if (limits.length === 0 || valueIn(first) === DRAW || start.whiteHand + start.blackHand > 0) return false;
  // Hardly any table holds such distances: where none does, there is nothing to follow.
  const men = countBits(start.white) + countBits(start.black);
  if ((tables.longestBelow?.(men) ?? 0) <= 2 * Math.min(...limits)) return false;
  let position = start;
  for (let plies = 0; plies < LONGEST_GAME && rules.outcome(position) === null; plies++) {
    const best = exactTurns(rules, tables, position, false)?.reduce((a, b) => (compareTurns(b, a) < 0 ? b : a));
    if (!best || best.distance === null) return false;
    position = rules.play(position, best.turn);
    if (best.turn.captures.length > 0 && exceeds(rules, tables, position, entryAt(rules, tables, position), false))
      return true;
  }
  return false;
}
