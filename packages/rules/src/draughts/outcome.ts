import type { Outcome } from '../outcome.ts';
import { other } from '../side.ts';
import type { DraughtsCore } from './core.ts';
import { countKings, countPieces, type DraughtsPosition, hasKings } from './position.ts';
import { boardTurns } from './turns.ts';

/** Whether what stands on the board has ended the game, so that there are no turns. */
export const isDecided = (core: DraughtsCore, position: DraughtsPosition): boolean =>
  countPieces(position, position.toPlay) === 0 || hasFirstKing(core, position);

const hasFirstKing = ({ firstKing }: DraughtsCore, position: DraughtsPosition): boolean =>
  firstKing && hasKings(position);

/**
 * A side to play loses without a piece, or without a turn, unless that is the goal; while it may huff or demand, it has one.
 * Where the first king wins, it is that of the side that has just played.
 */
export function draughtsOutcome(core: DraughtsCore, position: DraughtsPosition): Outcome | null {
  const { toPlay } = position;
  const rival = other(toPlay);
  const { losesAll } = core;
  if (hasFirstKing(core, position)) {
    const isTheirs = countKings(position, rival) > 0;
    return { winner: isTheirs ? rival : toPlay, reason: 'first-king' };
  }
  if (countPieces(position, toPlay) === 0)
    return losesAll ? { winner: toPlay, reason: 'all-given' } : { winner: rival, reason: 'no-pieces' };
  if (position.huff || boardTurns(core, position).length > 0) return null;
  return losesAll ? { winner: toPlay, reason: 'blocked-wins' } : { winner: rival, reason: 'blocked' };
}
