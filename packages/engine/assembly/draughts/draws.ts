// The draw rules that look back over the game: the same as src/draughts/draws.ts.

import { BLACK, COUNTS, FEW_LIMITS, LIMITS, NEAR_DRAW, WHITE } from '../../src/draughts/kernel-memory';
import { LAST_TURNS, TURN_STACK } from '../../src/search-codes';
import { repeats } from '../search/repetition';
import { turnsOf } from './turns';

/** The kinds of turns that are counted: see draws.ts. A rule for few pieces stands in place of the one for king moves. */
const FEW: i32 = 7;
const BACK: i32 = 8;

function counted(frame: usize, kind: i32): i32 {
  return load<i32>(frame + ((<usize>kind) << 2), COUNTS);
}

/** After how many turns of a kind the position of a frame is drawn. */
function limitOf(frame: usize, kind: i32): i32 {
  if (kind !== FEW) return load<i32>(LIMITS + ((<usize>kind) << 2));
  const pieces = <usize>popcnt(load<u64>(frame, WHITE) | load<u64>(frame, BLACK));
  return pieces < 8 ? load<i32>(FEW_LIMITS + (pieces << 2)) : i32.MAX_VALUE;
}

/** The kind that is counted last: few pieces, or king moves. */
function lastKind(frame: usize): i32 {
  return counted(frame, FEW) > 0 ? FEW : BACK;
}

function ended(frame: usize): bool {
  for (let kind: i32 = 0; kind < FEW; kind++) if (counted(frame, kind) >= limitOf(frame, kind)) return true;
  const last = lastKind(frame);
  return counted(frame, last) >= limitOf(frame, last);
}

/** Whether a rule that looks back ends the game here. */
export function drawn(frame: usize): bool {
  // A side that cannot play has lost, however long nothing was taken.
  if (ended(frame)) return turnsOf(frame, TURN_STACK, false) > TURN_STACK;
  return repeats(frame);
}

function marked(frame: usize, kind: i32, key: u64): u64 {
  const turns = counted(frame, kind);
  if (turns === 0) return key;
  const left = limitOf(frame, kind) - turns;
  if (left > LAST_TURNS) return key;
  return key ^ load<u64>(NEAR_DRAW + ((<usize>(kind * (LAST_TURNS + 2) + left)) << 3));
}

/** Sets the key of a frame apart by how near such a draw is. */
export function mark(frame: usize, key: u64): u64 {
  let sum = key;
  for (let kind: i32 = 0; kind < FEW; kind++) sum = marked(frame, kind, sum);
  return marked(frame, lastKind(frame), sum);
}
