import type { DraughtsPosition, Pieces } from './position.ts';

/**
 * Where the pieces stand, as the side to play sees it: its own come first. Sets of squares in the bits of a
 * `Layout`: upper half, lower half (`…High`).
 */
export interface Placement {
  readonly own: number;
  readonly ownHigh: number;
  readonly opponent: number;
  readonly opponentHigh: number;
  /** The kings of both sides. */
  readonly kings: number;
  readonly kingsHigh: number;
  /** Whether the side to play is White, which plays up the board. */
  readonly white: boolean;
}

/** The pieces as this side sees them. */
export const placementOf = (
  { white, whiteHigh, black, blackHigh, kings, kingsHigh }: Pieces,
  side: DraughtsPosition['toPlay'],
): Placement =>
  side === 'white'
    ? { own: white, ownHigh: whiteHigh, opponent: black, opponentHigh: blackHigh, kings, kingsHigh, white: true }
    : { own: black, ownHigh: blackHigh, opponent: white, opponentHigh: whiteHigh, kings, kingsHigh, white: false };
