import { lowestBit } from '../bits.ts';
import type { MillCore } from './core.ts';
import { destinationOf, NONE, originOf, type PackedTurn } from './turn.ts';

/** Men that a special throw enters at once. */
const ROW = 3;

/** The lines of a set on which nobody stands, as bits by their index. */
function freeLines(core: MillCore, free: number): number {
  let lines = 0;
  for (let i = 0; i < core.lines.length; i++) if (((core.lines[i] as number) & ~free) === 0) lines |= 1 << i;
  return lines;
}

/**
 * The points on which the side to play must enter its next man: those of the lines on which it has begun a row of three, or,
 * after a special throw with three men in hand, of all free lines. 0 where it enters one man as usual.
 */
export function rowPoints(core: MillCore, row: number, special: boolean, free: number, hand: number): number {
  let points = 0;
  for (let lines = row || (special && hand >= ROW ? freeLines(core, free) : 0); lines !== 0; lines &= lines - 1)
    points |= core.lines[lowestBit(lines)] as number;
  return points & free;
}

/**
 * The lines on which the row goes on after an entry, as bits by their index; 0 once it is complete. `free`, `hand` and
 * `special` are what stood before the turn.
 */
export function rowAfter(
  core: MillCore,
  row: number,
  special: boolean,
  free: number,
  hand: number,
  turn: PackedTurn,
): number {
  if (!core.entering || originOf(turn) !== NONE || destinationOf(turn) === NONE) return 0;
  const to = 1 << destinationOf(turn);
  let left = 0;
  for (let lines = row || (special && hand >= ROW ? freeLines(core, free) : 0); lines !== 0; lines &= lines - 1) {
    const line = core.lines[lowestBit(lines)] as number;
    if ((line & to) !== 0 && (line & free & ~to) !== 0) left |= lines & -lines;
  }
  return left;
}
