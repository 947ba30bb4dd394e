// How far the search has come and may go, and the best line that it has found.

import { MAX_PLY } from '../../src/search-codes';
import { LENGTHS, PLIES, VARIATIONS } from '../../src/search-memory';

/** Positions searched; after so many the search pauses, and stops for good. */
export let nodes: i64 = 0;
export let pauseAt: i64 = 0;
export let limit: i64 = 0;
/** Whether it has stopped before its end, where, and whether it is on its way back to there. */
export let paused: bool = false;
export let pausedPly: i32 = 0;
export let resuming: bool = false;
/** The deepest ply reached. */
export let deepest: i32 = 0;

/** A number of nodes that may be infinite. */
function whole(count: f64): i64 {
  return count >= 9e15 ? i64.MAX_VALUE : <i64>count;
}

/** Forgets the search before. */
export function resetPath(most: f64): void {
  limit = whole(most);
  nodes = 0;
  paused = false;
  resuming = false;
  deepest = 0;
}

/** Begins, or goes on after a pause. */
export function goOn(most: f64): void {
  pauseAt = whole(most);
  resuming = paused;
  paused = false;
}

export function count(): void {
  nodes++;
}

export function reach(ply: i32): void {
  nodes++;
  if (ply > deepest) deepest = ply;
}

export function pause(ply: i32): void {
  paused = true;
  pausedPly = ply;
}

export function resumed(): void {
  resuming = false;
}

/** No line is known from this ply on. */
export function clearLine(ply: i32): void {
  store<i32>(LENGTHS + ((<usize>ply) << 2), 0);
}

/** A turn, followed by the best line of the next ply, is the best line of this one. */
export function lead(ply: i32, turn: i32): void {
  const own = VARIATIONS + ((<usize>(ply * PLIES)) << 2);
  const lengths = LENGTHS + ((<usize>ply) << 2);
  const length = min(load<i32>(lengths, 4), MAX_PLY - 1);
  store<i32>(own, turn);
  memory.copy(own + 4, own + ((<usize>PLIES) << 2), (<usize>length) << 2);
  store<i32>(lengths, length + 1);
}
