import { countBits } from '../bits.ts';
import type { Position } from '../rule-set.ts';
import type { Side } from '../side.ts';
import type { HuffRight } from './huffing.ts';

/**
 * A position of draughts. Pieces are sets of squares as bits: place i of the board is bit i of the first of a pair, or bit
 * i - 32 of the second (`…High`), which an 8×8 board does not need. `kings` are those of both sides.
 */
export interface DraughtsPosition extends Position {
  readonly white: number;
  readonly whiteHigh: number;
  readonly black: number;
  readonly blackHigh: number;
  readonly kings: number;
  readonly kingsHigh: number;
  readonly dice: null;
  /** The pieces that the side to play may huff now, and the turn it may have taken back; null for none. */
  readonly huff: HuffRight | null;
  /** Whether a capture was demanded: the side to play must make one. */
  readonly demanded: boolean;
}

/** Whether a place is in a set of squares. */
export const hasPlace = (low: number, high: number, place: number): boolean =>
  (place < 32 ? low >>> place : high >>> (place - 32)) % 2 === 1;

/** The place as a bit of the first and of the second of a pair. */
export const lowBit = (place: number): number => (place < 32 ? 1 << place : 0);
export const highBit = (place: number): number => (place < 32 ? 0 : 1 << (place - 32));

export const countPieces = ({ white, whiteHigh, black, blackHigh }: DraughtsPosition, side: Side): number =>
  side === 'white' ? countBits(white) + countBits(whiteHigh) : countBits(black) + countBits(blackHigh);

export interface Piece {
  readonly side: Side;
  readonly king: boolean;
}

/** What stands on a place; null for a free one. */
export function pieceAt(position: DraughtsPosition, place: number): Piece | null {
  const king = hasPlace(position.kings, position.kingsHigh, place);
  if (hasPlace(position.white, position.whiteHigh, place)) return { side: 'white', king };
  return hasPlace(position.black, position.blackHigh, place) ? { side: 'black', king } : null;
}
