import type { Outcome } from '../outcome.ts';
import { other } from '../side.ts';
import type { DraughtsCore } from './core.ts';
import { countPieces, type DraughtsPosition } from './position.ts';
import { boardTurns } from './turns.ts';

/** A side to play loses without a piece, or without a turn; while it may huff or demand, it has one. */
export function draughtsOutcome(core: DraughtsCore, position: DraughtsPosition): Outcome | null {
  const winner = other(position.toPlay);
  if (countPieces(position, position.toPlay) === 0) return { winner, reason: 'no-pieces' };
  if (position.huff || boardTurns(core, position).length > 0) return null;
  return { winner, reason: 'blocked' };
}
