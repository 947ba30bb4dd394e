import type { DraughtsPosition, DraughtsTurn, Played } from '@merellier/rules';
import type { Exact } from '../exact.ts';
import { type EndingTables, NOT_HELD } from './ending-tables.ts';
import { DRAWN, isWon, pliesOf, type Stored, valueIn } from './stored.ts';

/** What distances of endings count. */
export const ENDING_METRIC = 'plies to the end of the game';

/** A turn and what it leads to, seen by the side that plays it; the distance counts this turn too. */
export interface EndingTurn extends Exact {
  readonly turn: DraughtsTurn;
}

/** The exact value of a position for the side to play; null if the tables do not hold it. */
export function endingValue(tables: EndingTables, position: DraughtsPosition): Exact | null {
  const stored = tables.look(position);
  if (stored === NOT_HELD) return null;
  return describe(stored, 0, stored !== DRAWN && isDrawnOnTheWay(tables, position, []));
}

/** The exact values of all legal turns, in the order of the rules; null if the tables do not hold one of them. */
export function endingTurns(
  tables: EndingTables,
  position: DraughtsPosition,
  thorough = true,
): readonly EndingTurn[] | null {
  const { rules } = tables;
  const turns: EndingTurn[] = [];
  for (const turn of rules.turns(position)) {
    const after = rules.play(position, turn);
    const stored = tables.look(after);
    if (stored === NOT_HELD) return null;
    const isSpoilt = thorough && stored !== DRAWN && isDrawnOnTheWay(tables, position, [{ turn, position: after }]);
    const { value, ...rest } = describe(stored, 1, isSpoilt);
    turns.push({ turn, value: value === 'draw' ? value : value === 'win' ? 'loss' : 'win', ...rest });
  }
  return turns;
}

function describe(stored: Stored, more: number, beyondLimit: boolean): Exact {
  const value = valueIn(stored);
  return { value, distance: value === 'draw' ? null : pliesOf(stored) + more, beyondLimit };
}

/**
 * Whether the rule set's own draws come before the end when both sides play by the tables: the winner the shortest way, the
 * loser the longest. Turns that went before are not looked at.
 */
function isDrawnOnTheWay(
  tables: EndingTables,
  start: DraughtsPosition,
  played: readonly Played<DraughtsPosition, DraughtsTurn>[],
): boolean {
  const { rules } = tables;
  const tally = rules.tally(start);
  let now = start;
  for (const { turn, position } of played) {
    tally.add(turn, position);
    now = position;
  }
  while (!rules.outcome(now)) {
    if (tally.drawn()) return true;
    const next = bestOf(tables, now);
    if (!next) return false;
    tally.add(next.turn, next.position);
    now = next.position;
  }
  return false;
}

/** The turn that keeps to the table's distance: any of them. */
function bestOf(tables: EndingTables, position: DraughtsPosition): Played<DraughtsPosition, DraughtsTurn> | null {
  const { rules } = tables;
  const stored = tables.look(position);
  for (const turn of rules.turns(position)) {
    const after = rules.play(position, turn);
    const next = tables.look(after);
    if (next > DRAWN && isWon(next) !== isWon(stored) && pliesOf(next) === pliesOf(stored) - 1)
      return { turn, position: after };
  }
  return null;
}
