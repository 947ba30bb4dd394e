import type { Outcome } from '../outcome.ts';
import type { Line } from '../rule-set.ts';
import { other } from '../side.ts';
import type { DraughtsCore } from './core.ts';
import { countPieces, type DraughtsPosition } from './position.ts';
import type { DraughtsTurn } from './turn.ts';
import { boardTurns } from './turns.ts';

/** A side to play loses without a piece, or without a turn; while it may huff or demand, it has one. */
export function draughtsOutcome(core: DraughtsCore, position: DraughtsPosition): Outcome | null {
  const winner = other(position.toPlay);
  if (countPieces(position, position.toPlay) === 0) return { winner, reason: 'no-pieces' };
  if (position.huff || boardTurns(core, position).length > 0) return null;
  return { winner, reason: 'blocked' };
}

const kingsOnly = ({ white, whiteHigh, black, blackHigh, kings, kingsHigh }: DraughtsPosition): boolean =>
  (white | black) === kings && (whiteHigh | blackHigh) === kingsHigh;

const oneKingEach = (position: DraughtsPosition): boolean =>
  kingsOnly(position) && countPieces(position, 'white') === 1 && countPieces(position, 'black') === 1;

/** The three draws that look back over the game. The rulebook has an example of the first only. */
export function draughtsDrawn(
  core: DraughtsCore,
  line: Line<DraughtsPosition, DraughtsTurn>,
  key: (position: DraughtsPosition) => string,
): Outcome | null {
  const { start, played } = line;
  const positions = [start, ...played.map(({ position }) => position)];
  /** How many of the last turns took nothing and began in such a position. */
  const quietTurns = (holds: (position: DraughtsPosition) => boolean): number => {
    let turns = 0;
    for (let i = played.length - 1; i >= 0; i--, turns++)
      if (played[i]?.turn.captures.length !== 0 || !holds(positions[i] as DraughtsPosition)) break;
    return turns;
  };
  const { 'one-king-draw': oneKing, 'kings-only-draw': kings, 'repetition-draw': times } = core.parameters;
  if (oneKing > 0 && quietTurns(oneKingEach) >= 2 * oneKing)
    return { winner: null, reason: 'one-king-each', count: oneKing };
  if (kings > 0 && quietTurns(kingsOnly) >= 2 * kings) return { winner: null, reason: 'kings-only', count: kings };
  const now = key(positions.at(-1) as DraughtsPosition);
  if (times > 0 && positions.filter((position) => key(position) === now).length >= times)
    return { winner: null, reason: 'repetition', count: times };
  return null;
}
