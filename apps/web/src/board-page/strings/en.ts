import type { LearntStrings } from './learnt-strings.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const NAMES = { white: 'White', black: 'Black' } as const;
const RIVALS = { white: NAMES.black, black: NAMES.white } as const;
const pieces = (number: number): string => count(number, 'piece', 'pieces');

export const en: LearntStrings = {
  title: 'Worth remembering',
  captured: (taken, turns) => `${count(taken, 'man', 'men')} taken in ${count(turns, 'move', 'moves')}.`,
  reopened: (place, times) => `A mill that opens and closes again takes once more: closed ${times} times on ${place}.`,
  double: (place) => `One man, two mills: on ${place} one move decided it all.`,
  swing: 'A running mill: the same man opens one mill and closes the other, move after move.',
  opened: (side, mill, turn) => `${turn}. This move let ${NAMES[side]} close the mill ${mill}.`,
  ignored: (side, mill, place) =>
    `${NAMES[side]} threatened to close the mill ${mill}: ${
      place === null ? `${RIVALS[side]} could have stopped it` : `a man on ${place} would have stopped it`
    }.`,
  twofold: (places) => `Several mills threaten at once, on ${places}: no move stopped them all.`,
  unstoppable: (side, mill) =>
    `No move of ${RIVALS[side]} could stop the mill ${mill} any more: stop a threat in time.`,
  bait: (side, given, taken) => `Give to take: ${NAMES[side]} gave ${pieces(given)} and took ${taken}.`,
  hung: (turn, taken) => `${turn}. This move let ${pieces(taken)} be taken; another would have lost none.`,
  several: (taken) => `${pieces(taken)} in one move: before you play, look for captures that go on.`,
  cornered: (side) => `Every move of ${RIVALS[side]} let a piece be taken: always keep a safe move.`,
  first: (turn) => `This move took the lead for good. ${turn}.`,
  blocked: {
    points: 'A side that cannot move has lost: always keep a free point beside one of your men.',
    squares: 'A side that cannot move has lost: always keep a free square in front of one of your pieces.',
  },
};
