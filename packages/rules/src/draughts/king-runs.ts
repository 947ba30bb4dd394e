import { other } from '../side.ts';
import type { DraughtsCore } from './core.ts';
import { countKings, countPieces, type DraughtsPosition, type KingRun, pieceAt } from './position.ts';
import type { BoardTurn } from './turn.ts';

/** Where the king stands that may not move now, since it has made as many moves in a row as it may; -1 for none. */
export function restingKing({ kingRun }: DraughtsCore, { runs, toPlay }: DraughtsPosition): number {
  const run = kingRun > 0 ? runs?.[toPlay] : null;
  return run && run.count >= kingRun ? run.place : -1;
}

/** The position after a turn, with the runs of kings that it leaves. A side without men has none. */
export function withRuns(
  { layout }: DraughtsCore,
  before: DraughtsPosition,
  turn: BoardTurn,
  after: DraughtsPosition,
): DraughtsPosition {
  const side = before.toPlay;
  const rival = other(side);
  const hasMen = (whose: typeof side): boolean => countPieces(after, whose) > countKings(after, whose);
  const last = before.runs?.[side];
  const byKing = turn.kind === 'move' && pieceAt(layout, before, turn.from)?.king;
  const own: KingRun | null =
    byKing && hasMen(side) ? { place: turn.to, count: last?.place === turn.from ? last.count + 1 : 1 } : null;
  const theirs = before.runs?.[rival] ?? null;
  const kept = theirs && hasMen(rival) && !turn.captures.includes(theirs.place) ? theirs : null;
  if (!own && !kept) return after;
  return { ...after, runs: side === 'white' ? { white: own, black: kept } : { white: kept, black: own } };
}
