import { LEAST_MEN } from '@merellier/rules';
import { choose } from '../sets.ts';
import type { HandsLevel } from '../whole/any-time-levels.ts';
import type { BoardData } from '../whole/board-data.ts';

/** Levels that lead to each other by White's entries: so many white men in all, on the board and in hand, and so many in Black's hand. */
export interface Chain {
  readonly whites: number;
  readonly blackHand: number;
}

/** All chains of a game, in the order in which they are solved: each leads to those with a white man less, and a black one less in hand. */
export function chainsOf(men: number): readonly Chain[] {
  const chains: Chain[] = [];
  for (let blackHand = 0; blackHand <= men; blackHand++)
    for (let whites = LEAST_MEN; whites <= men; whites++) chains.push({ whites, blackHand });
  return chains;
}

/** The levels of a chain, in the order in which they are solved. */
export const levelsOf = ({ whites, blackHand }: Chain): readonly HandsLevel[] =>
  Array.from({ length: whites + 1 }, (_, whiteHand) => ({ white: whites - whiteHand, whiteHand, blackHand }));

/** What a bit of a plane costs that stands for no position, measured in positions. */
const EMPTY = 0.05;

/** What solving a level costs, in positions of one side to play. */
export function levelCost(board: BoardData, men: number, { white, blackHand }: HandsLevel): number {
  const free = board.points - white;
  let sets = EMPTY * 2 ** free;
  for (let black = Math.max(0, LEAST_MEN - blackHand); black <= men - blackHand; black++) sets += choose(free, black);
  return board.blocks(white) * sets;
}
