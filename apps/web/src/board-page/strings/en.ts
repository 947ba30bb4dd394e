import type { LearntStrings } from './learnt-strings.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const en: LearntStrings = {
  title: 'Worth remembering',
  captured: (taken, turns) => `${count(taken, 'man', 'men')} taken in ${count(turns, 'move', 'moves')}.`,
  reopened: (place, times) =>
    `Open your mill and close it again: ${times} times on ${place}, ${count(times, 'man', 'men')} taken.`,
  double: (place) => `One man, two mills: on ${place} one move decided it all.`,
  first: (turn) => `This move took the lead for good. ${turn}.`,
  blocked: 'A side that cannot move has lost: always keep a free point beside one of your men.',
};
