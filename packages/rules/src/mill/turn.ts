import { bitIndices, lowestBit } from '../bits.ts';
import type { Turn } from '../rule-set.ts';

/**
 * A whole turn: an entry (`from` is null) or a move, with the points of the men it takes, in rising order. A man is
 * taken by a turn of its own (`take`) only for what was done while placing, or by a blocked side; a pass exists only where a rule set lets a blocked
 * side pass.
 */
export type MillTurn = Turn &
  (
    | { readonly kind: 'entry'; readonly from: null; readonly to: number; readonly captures: readonly number[] }
    | { readonly kind: 'move'; readonly from: number; readonly to: number; readonly captures: readonly number[] }
    | { readonly kind: 'take'; readonly from: null; readonly to: null; readonly captures: readonly number[] }
    | { readonly kind: 'pass'; readonly from: null; readonly to: null; readonly captures: readonly number[] }
  );

/**
 * The same turn packed into one integer of 30 bits, for the generator and the search: five bits each for origin,
 * destination and up to four captured points, rising; {@link NONE} where there is none.
 */
export type PackedTurn = number;

/** No point: the origin of an entry, a capture not made, both ends of a pass. */
export const NONE = 31;

const NO_CAPTURES = 0x3ffffc00;
export const PASS: PackedTurn = NO_CAPTURES | (NONE << 5) | NONE;

export const packQuiet = (from: number, to: number): PackedTurn => NO_CAPTURES | (to << 5) | from;

/** Packs a turn that takes one man. */
export const packCapture = (quiet: PackedTurn, point: number): PackedTurn => (quiet & 0x3fff83ff) | (point << 10);

/** Packs a turn with its captured men given as bits; `quiet` is the turn without them. */
export function packCaptures(quiet: PackedTurn, captured: number): PackedTurn {
  let packed = quiet & 0x3ff;
  let rest = captured;
  for (let shift = 10; shift < 30; shift += 5) {
    packed |= (rest === 0 ? NONE : lowestBit(rest)) << shift;
    rest &= rest - 1;
  }
  return packed;
}

export const originOf = (turn: PackedTurn): number => turn & 31;
export const destinationOf = (turn: PackedTurn): number => (turn >>> 5) & 31;
/** The captured men of a packed turn, as bits. */
export function capturedBy(turn: PackedTurn): number {
  if (turn >>> 10 === NO_CAPTURES >>> 10) return 0;
  let captured = 0;
  for (let shift = 10; shift < 30; shift += 5) {
    const point = (turn >>> shift) & 31;
    if (point === NONE) break;
    captured |= 1 << point;
  }
  return captured;
}

export function unpack(turn: PackedTurn): MillTurn {
  const from = originOf(turn);
  const to = destinationOf(turn);
  const captures = bitIndices(capturedBy(turn));
  if (turn === PASS) return { kind: 'pass', from: null, to: null, captures };
  if (to === NONE) return { kind: 'take', from: null, to: null, captures };
  return from === NONE ? { kind: 'entry', from: null, to, captures } : { kind: 'move', from, to, captures };
}

export function pack(turn: MillTurn): PackedTurn {
  if (turn.kind === 'pass') return PASS;
  const captured = turn.captures.reduce((bits, point) => bits | (1 << point), 0);
  return packCaptures(packQuiet(turn.from ?? NONE, turn.to ?? NONE), captured);
}
