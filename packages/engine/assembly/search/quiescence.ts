// The end of the tree: mills and captures that hang are played out before a position is judged. The same as src/quiescence.ts.

import { FRAME } from '../../src/mill/kernel-memory';
import {
  BLACK_PLAYS,
  FORCED,
  HAS_WON,
  INFINITE,
  LOST,
  MAX_PLY,
  MOST_QUIESCENCE,
  QUIESCENCE_WIDTH,
  TURNS_FULL,
  WIN,
} from '../../src/search-codes';
import { evaluate, mayBeStuck } from '../mill/evaluation';
import { make, stuck } from '../mill/position';
import { hangs, turnsOf } from '../mill/turns';
import { bringBest } from './order';
import * as path from './path';

/** After so many nodes one turn in each position must do. */
let calmBy: i64 = 0;

/** What a game is worth that is decided where it stands, `ply` turns from the root. */
export function decided(state: i32, ply: i32): i32 {
  return (state & LOST) !== 0 ? ply - WIN : WIN - ply;
}

/** The static value; a side that cannot play is seen. */
export function still(frame: usize, ply: i32, first: i32): i32 {
  path.count();
  const value = evaluate(frame);
  return mayBeStuck && turnsOf(frame, first, false) === first ? stuck(frame) * (WIN - ply) : value;
}

/** The value once nothing hangs, within the window. */
export function quiesce(frame: usize, ply: i32, first: i32, state: i32, alpha: i32, beta: i32): i32 {
  calmBy = path.nodes + MOST_QUIESCENCE;
  return visit(frame, ply, first, state, alpha, beta, QUIESCENCE_WIDTH);
}

/** The side to play may always leave what hangs, unless it must take. */
function visit(frame: usize, ply: i32, first: i32, state: i32, asked: i32, beta: i32, width: i32): i32 {
  if ((state & (LOST | HAS_WON)) !== 0) return decided(state, ply);
  if (path.nodes >= path.limit) {
    path.pause(0);
    return 0;
  }
  const full = ply >= MAX_PLY || first > TURNS_FULL;
  const forced = !full && (state & FORCED) !== 0;
  let best: i32 = 0 - INFINITE;
  if (forced) path.count();
  else {
    best = still(frame, ply, first);
    if (best >= beta || full || !hangs(frame)) return best;
  }
  let alpha = max(best, asked);
  const end = turnsOf(frame, first, true);
  if (end === first) return best;
  // Some positions are never quiet, and captures may branch without end: then the likeliest turn must do.
  const most = path.nodes > calmBy || end - first > 1000 ? 1 : forced ? end : width;
  const last = min(end, first + most);
  const side = state & BLACK_PLAYS;
  // Fewer and fewer turns: where many captures hang, what matters is that they do.
  const narrower = width > 1 ? width - 1 : 1;
  for (let index = first; index < last; index++) {
    bringBest(index, end);
    const next = make(frame, index);
    const value =
      (next & BLACK_PLAYS) === side
        ? visit(frame + FRAME, ply + 1, end, next, alpha, beta, narrower)
        : 0 - visit(frame + FRAME, ply + 1, end, next, 0 - beta, 0 - alpha, narrower);
    if (path.paused) return 0;
    if (value > best) {
      best = value;
      if (value > alpha) alpha = value;
      if (value >= beta) break;
    }
  }
  return best;
}
