import type { TablePair } from './berger.ts';

/**
 * The rounds of the Rutschsystem, in which players slide along a row of boards: the pairs stand in the order of the boards. Number 1
 * stays at the first board and turns it after each round; all others move on by one chair, clockwise. With an odd number all move,
 * and the player at the end of the row pauses. The boards stand alternately, so that a player who slides changes colour.
 */
export function rutschRounds(players: number): readonly (readonly TablePair[])[] {
  const isOdd = players % 2 === 1;
  // With an odd number the chair that stays is empty.
  const sliding = Array.from({ length: isOdd ? players : players - 1 }, (_, i) => i + (isOdd ? 1 : 2));
  const circle = sliding.length;
  const boards = (circle + 1) / 2;
  return Array.from({ length: circle }, (_, round) => {
    const at = (chair: number): number => sliding[(((chair - round) % circle) + circle) % circle] as number;
    const pairs: TablePair[] = [];
    for (let board = 0; board < boards; board++) {
      const near = at(board);
      if (board > 0) {
        const far = at(circle - board);
        pairs.push(board % 2 === 0 ? [near, far] : [far, near]);
      } else if (isOdd) pairs.push([near, null]);
      else pairs.push(round % 2 === 0 ? [1, near] : [near, 1]);
    }
    return pairs;
  });
}
