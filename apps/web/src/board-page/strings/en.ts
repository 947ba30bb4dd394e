import type { LearntStrings } from './learnt-strings.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const NAMES = { white: 'White', black: 'Black' } as const;
const RIVALS = { white: NAMES.black, black: NAMES.white } as const;
const pieces = (number: number): string => (number === 1 ? 'one piece' : `${number} pieces`);

export const en: LearntStrings = {
  title: 'Worth remembering',
  captured: (taken, turns) => `${count(taken, 'man', 'men')} taken in ${count(turns, 'move', 'moves')}.`,
  reopened: (place, times) => `A mill that opens and closes again takes once more: closed ${times} times on ${place}.`,
  double: (place, taken) =>
    `On ${place} one man closed two mills and took ${taken} men: look for places where two lines cross.`,
  swing: (from, to) => `A running mill: between ${from} and ${to} the same man closes a mill with every move.`,
  opened: (side, mill, turn) => `${turn}. This move let ${NAMES[side]} close the mill ${mill}.`,
  ignored: (side, mill, place, turn) =>
    `${NAMES[side]} threatened to close the mill ${mill}; ${
      place === null ? `another move would have stopped it. ${turn}` : `a man on ${place} would have stopped it`
    }.`,
  twofold: (places) => `Several mills threaten at once, on ${places}: no move stopped them all.`,
  unstoppable: (side, mill) =>
    `No move of ${RIVALS[side]} could stop the mill ${mill} any more: keep a man near a line that is almost full.`,
  forced: (side) => `Every move of ${RIVALS[side]} let a mill be closed: always keep a safe move.`,
  only: (side, mill) =>
    `${RIVALS[side]} had only one move left, and it let the mill ${mill} be closed: keep room to move.`,
  late: (side, turn) =>
    `${turn}. After that every move of ${RIVALS[side]} let a mill be closed; another move would have avoided it.`,
  missed: (side, mill) => `${RIVALS[side]} could have closed the mill ${mill} and won: look for your own mills first.`,
  again: (side) => `A mill earns another move: ${NAMES[side]} closed two in a row.`,
  special: (dice) => `${dice}: a man could come from far away to close a mill. Beware of lines that lack only one man.`,
  row: (mill) => `Three men entered at once on ${mill} close a mill: put a man on lines that are still empty.`,
  caught: {
    between: 'A man placed between two men takes both: do not leave two of yours around a free point.',
    flanked: 'A man between two men of the other side is taken: watch both ends of its line.',
    leapt: 'A man with a free point behind it can be jumped over and taken: cover that point.',
  },
  bait: (side, given, taken) => `Give to take: ${NAMES[side]} gave ${pieces(given)} and took ${taken}.`,
  hung: (turn, taken) => `${turn}. This move let ${pieces(taken)} be taken; another would have lost none.`,
  several: (taken) => `${pieces(taken)} in one move: before you play, look for captures that go on.`,
  cornered: (side) => `Every move of ${RIVALS[side]} let a piece be taken: always keep a safe move.`,
  huffed: (side) => `${RIVALS[side]} forgot to take, and the piece was huffed: look for captures before every move.`,
  letPass: (turn) => `${turn}. This move let a man through to the last row; another would have stopped it.`,
  unstopped: (side) => `No move of ${RIVALS[side]} could stop the man any more: keep pieces on your first row.`,
  offered: (side, taken) => `Here one wins by giving: ${RIVALS[side]} was forced to take ${pieces(taken)} in one move.`,
  first: {
    points: (turn) => `${turn}. Before every move, look where a mill can be closed.`,
    squares: (turn) => `${turn}. Before every move, look for captures, yours and the other side’s.`,
  },
  blocked: {
    points: 'A side that cannot move has lost: always keep a free point beside one of your men.',
    squares: 'A side that cannot move has lost: always keep a free square in front of one of your pieces.',
  },
};
