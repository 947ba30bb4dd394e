import type { LearntStrings } from './learnt-strings.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number < 2 ? one : many}`;

export const fr: LearntStrings = {
  title: 'À retenir',
  captured: (taken, turns) => `${count(taken, 'pion pris', 'pions pris')} en ${count(turns, 'coup', 'coups')}.`,
  reopened: (place, times) =>
    `Ouvrir son moulin et le refermer : ${times} fois en ${place}, ${count(times, 'pion pris', 'pions pris')}.`,
  double: (place) => `Un pion, deux moulins : en ${place}, tout s’est joué d’un coup.`,
  first: (turn) => `Ce coup a donné l’avantage pour de bon. ${turn}.`,
  blocked: 'Un camp qui ne peut plus bouger a perdu : gardez toujours une intersection libre à côté d’un pion.',
};
