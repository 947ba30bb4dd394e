import type { SideCounts } from '../solve-pair.ts';

/** Wins, losses and draws for the side to play, positions without symmetric twins. */
export type Known = Pick<SideCounts, 'wins' | 'losses' | 'draws'>;

/**
 * The movement phase of the marelle with flying at three, up to five men a side, by men of the side to play and of the
 * other. From github.com/eigenraum/solving-nine-mens-morris; all of them are facts, recomputed here.
 */
export const MARELLE_COUNTS: readonly (readonly [mover: number, opponent: number, counts: Known])[] = [
  [3, 3, { wins: 140621, losses: 28736, draws: 269 }],
  [3, 4, { wins: 102281, losses: 0, draws: 658117 }],
  [4, 3, { wins: 75397, losses: 3095, draws: 681906 }],
  [3, 5, { wins: 6301, losses: 9677, draws: 2564412 }],
  [5, 3, { wins: 580660, losses: 0, draws: 1999730 }],
  [4, 4, { wins: 159, losses: 29, draws: 3225409 }],
  [4, 5, { wins: 51, losses: 1510, draws: 10308935 }],
  [5, 4, { wins: 9889, losses: 8, draws: 10300599 }],
  [5, 5, { wins: 28819, losses: 4289, draws: 30881316 }],
];
