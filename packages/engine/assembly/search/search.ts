// Alpha-beta over positions: the same as src/search.ts, turn for turn and node for node, without dice. What is imported from the
// mill is that of the family whose kernel is compiled: see scripts/build-wasm.mjs.

import { FRAME } from '../../src/mill/kernel-memory';
import {
  AT_LEAST,
  AT_MOST,
  BLACK_PLAYS,
  EXACT,
  FORCED,
  GO_ON,
  HAS_WON,
  INFINITE,
  LOOKS_BACK,
  LOST,
  MAX_PLY,
  NARROW_STAGE,
  PRUNED_DEPTH,
  RANK_FORCED,
  REDUCTION_SIDE,
  SHALLOW_STAGE,
  SORTED,
  TURNS_FULL,
  WIDE_STAGE,
  WIN,
  WON,
} from '../../src/search-codes';
import * as at from '../../src/search-frame';
import { BEYOND, MOST_LATE, PAUSED, PAUSED_PLY, REDUCTION, WITHIN } from '../../src/search-memory';
import { drawn } from '../mill/draws';
import { evaluate } from '../mill/evaluation';
import { inverse, keyOf, seenThrough, TWINS, turnThrough } from '../mill/keys';
import { make, stuck } from '../mill/position';
import { turnsOf } from '../mill/turns';
import { extends_, prunes, quiesces, reduces } from './config';
import { exactDraw, exactValue } from './exact';
import { beginList, bringBest, endList, rankAt, reward, turnAt } from './order';
import * as path from './path';
import { decided, quiesce, still as stillValue } from './quiescence';
import * as table from './table';

/** No static value has been asked for. */
const UNSEEN: i32 = 0 - INFINITE;

/** Whether exact values are asked for. */
let probes: bool = false;

export function setProbes(on: bool): void {
  probes = on;
}

function byDepth(tableOf: usize, depth: i32): i32 {
  return load<i32>(tableOf + ((<usize>depth) << 2));
}

function reductionOf(depth: i32, place: i32): i32 {
  const row = min(depth, REDUCTION_SIDE - 1) * REDUCTION_SIDE;
  return <i32>load<u8>(REDUCTION + <usize>(row + min(place, REDUCTION_SIDE - 1)));
}

/** A win counts from the root in the search, from its own position in the table. */
function toTable(value: i32, ply: i32): i32 {
  return value >= WON ? value + ply : value <= -WON ? value - ply : value;
}
function fromTable(value: i32, ply: i32): i32 {
  return value >= WON ? value - ply : value <= -WON ? value + ply : value;
}

/** The value for the side that just made a turn, of what follows. */
export function follow(
  frame: usize,
  ply: i32,
  first: i32,
  state: i32,
  side: i32,
  depth: i32,
  alpha: i32,
  beta: i32,
): i32 {
  if ((state & BLACK_PLAYS) === side) return visit(frame, ply, first, state, depth, alpha, beta);
  return 0 - visit(frame, ply, first, state, depth, 0 - beta, 0 - alpha);
}

/** The end of the tree: the static value once nothing hangs. */
function leaf(frame: usize, ply: i32, first: i32, state: i32, alpha: i32, beta: i32): i32 {
  if (!quiesces && path.nodes < path.limit) return stillValue(frame, ply, first);
  return quiesce(frame, ply, first, state, alpha, beta);
}

/** A position whose side to play has a choice: its value within the window, or a bound outside it. */
function visit(frame: usize, ply: i32, first: i32, state: i32, depth: i32, asked: i32, beta: i32): i32 {
  const wide = beta - asked > 1;
  const kept = PAUSED + <usize>ply * PAUSED_PLY;
  let alpha = asked;
  let best: i32 = 0 - INFINITE;
  let bestTurn: i32 = 0;
  let index = first;
  let end = first;
  let stage: i32 = WIDE_STAGE;
  let reduced: i32 = 0;
  let key: u64 = 0;
  let seenFrom: i32 = 0;
  let still: i32 = UNSEEN;

  let resumed = false;
  if (path.resuming) {
    if (ply === path.pausedPly) path.resumed();
    else resumed = true;
  }
  if (resumed) {
    alpha = load<i32>(kept, 4 * at.ALPHA);
    best = load<i32>(kept, 4 * at.BEST);
    bestTurn = load<i32>(kept, 4 * at.BEST_TURN);
    index = load<i32>(kept, 4 * at.INDEX);
    end = load<i32>(kept, 4 * at.END);
    stage = load<i32>(kept, 4 * at.STAGE);
    reduced = load<i32>(kept, 4 * at.REDUCED);
    key = load<u64>(kept, 4 * at.KEY0);
    if (TWINS) seenFrom = load<i32>(kept, 4 * at.SEEN_FROM);
    still = load<i32>(kept, 4 * at.STILL);
  } else {
    path.clearLine(ply);
    if ((state & (LOST | HAS_WON)) !== 0) return decided(state, ply);
    if ((state & LOOKS_BACK) !== 0 && drawn(frame)) return probes ? exactDraw(frame) : 0;
    if (depth <= 0 || ply >= MAX_PLY - 2 || first > TURNS_FULL) return leaf(frame, ply, first, state, asked, beta);
    if (path.nodes >= path.pauseAt) {
      path.pause(ply);
      return 0;
    }
    path.reach(ply);
    if (probes) {
      const value = exactValue(frame, depth, ply);
      if (value !== GO_ON) return value;
    }
    if (prunes && !wide && depth <= PRUNED_DEPTH && (state & FORCED) === 0 && beta > -WON && beta < WON) {
      still = evaluate(frame);
      if (still - byDepth(BEYOND, depth) >= beta) return still;
    }
    key = keyOf(frame);
    seenFrom = seenThrough;
    let known: i32 = 0;
    if (table.find(key, depth)) {
      known = table.turn;
      if (TWINS && seenFrom !== 0 && known !== 0) known = turnThrough(inverse(seenFrom), known);
      if (table.depth >= depth && !wide) {
        const value = fromTable(table.value, ply);
        if (table.bound === EXACT || (table.bound === AT_LEAST ? value >= beta : value <= alpha)) return value;
      }
    }
    beginList(ply, known, state & BLACK_PLAYS);
    end = turnsOf(frame, first, false);
    endList(first, end);
    if (end === first) return stuck(frame) * (WIN - ply);
  }
  const side = state & BLACK_PLAYS;
  const below = end - first === 1 && extends_ ? depth : depth - 1;

  // Quiet turns that come later than this are left out, and those that cannot be hoped to reach the window.
  const late = byDepth(MOST_LATE, min(depth, PRUNED_DEPTH));
  const hope = still + byDepth(WITHIN, min(depth, PRUNED_DEPTH));

  for (; index < end; index++) {
    const place = index - first;
    if (!resumed) {
      if (place > 0 && place < SORTED) bringBest(index, end);
      stage = place === 0 ? WIDE_STAGE : NARROW_STAGE;
      if (still !== UNSEEN && place > 0 && best > -WON && rankAt(index) < RANK_FORCED) {
        const left = place >= late || hope <= alpha;
        if (left && place < late && hope > best) best = hope;
        // Where the rest has been looked through for the best, what comes after it is left out for the same reason.
        if (left && place < SORTED) break;
        if (left) continue;
      }
      if (reduces && place >= 2 && depth >= 2 && best > -WON) {
        reduced = rankAt(index) < RANK_FORCED ? reductionOf(depth, place) : 0;
        if (reduced > 0) {
          if (reduced > below) reduced = below;
          stage = SHALLOW_STAGE;
        }
      }
    }
    resumed = false;
    const next = make(frame, index);
    let value: i32 = 0;
    if (stage === SHALLOW_STAGE) {
      value = follow(frame + FRAME, ply + 1, end, next, side, below - reduced, alpha, alpha + 1);
      if (!path.paused) stage = value <= alpha ? -1 : NARROW_STAGE;
    }
    if (stage === NARROW_STAGE && !path.paused) {
      value = follow(frame + FRAME, ply + 1, end, next, side, below, alpha, alpha + 1);
      if (!path.paused && value > alpha && wide) stage = WIDE_STAGE;
    }
    if (stage === WIDE_STAGE && !path.paused)
      value = follow(frame + FRAME, ply + 1, end, next, side, below, alpha, beta);
    if (path.paused) {
      store<i32>(kept, alpha, 4 * at.ALPHA);
      store<i32>(kept, best, 4 * at.BEST);
      store<i32>(kept, bestTurn, 4 * at.BEST_TURN);
      store<i32>(kept, index, 4 * at.INDEX);
      store<i32>(kept, end, 4 * at.END);
      store<i32>(kept, stage, 4 * at.STAGE);
      store<i32>(kept, reduced, 4 * at.REDUCED);
      store<u64>(kept, key, 4 * at.KEY0);
      if (TWINS) store<i32>(kept, seenFrom, 4 * at.SEEN_FROM);
      store<i32>(kept, still, 4 * at.STILL);
      return 0;
    }
    if (value > best) {
      best = value;
      if (value > alpha) {
        alpha = value;
        bestTurn = turnAt(index);
        if (wide) path.lead(ply, bestTurn);
        if (value >= beta) {
          reward(ply, first, index, depth, side);
          break;
        }
      }
    }
  }
  const bound = best >= beta ? AT_LEAST : best > asked ? EXACT : AT_MOST;
  const stored = !TWINS || seenFrom === 0 || bestTurn === 0 ? bestTurn : turnThrough(seenFrom, bestTurn);
  table.keep(key, stored, toTable(best, ply), depth, bound);
  return best;
}
