import type { LearntStrings } from './learnt-strings.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number < 2 ? one : many}`;
const NAMES = { white: 'Blancs', black: 'Noirs' } as const;
const RIVALS = { white: NAMES.black, black: NAMES.white } as const;
const pieces = (number: number): string => count(number, 'pièce', 'pièces');

export const fr: LearntStrings = {
  title: 'À retenir',
  captured: (taken, turns) => `${count(taken, 'pion pris', 'pions pris')} en ${count(turns, 'coup', 'coups')}.`,
  reopened: (place, times) => `Un moulin qui s’ouvre et se referme prend encore : fermé ${times} fois en ${place}.`,
  double: (place) => `Un pion, deux moulins : en ${place}, tout s’est joué d’un coup.`,
  swing: 'Double moulin : le même pion en ouvre un et ferme l’autre, coup après coup.',
  opened: (side, mill, turn) => `${turn}. Ce coup laissait les ${NAMES[side]} fermer le moulin ${mill}.`,
  ignored: (side, mill, place) =>
    `Les ${NAMES[side]} menaçaient de fermer le moulin ${mill} : ${
      place === null
        ? `les ${RIVALS[side]} pouvaient l’empêcher`
        : `un pion ${side === 'white' ? 'noir' : 'blanc'} en ${place} l’empêchait`
    }.`,
  twofold: (places) => `Plusieurs moulins menacent à la fois, en ${places} : aucun coup ne les empêchait tous.`,
  unstoppable: (side, mill) =>
    `Aucun coup des ${RIVALS[side]} n’empêchait plus le moulin ${mill} : une menace se pare à temps.`,
  bait: (side, given, taken) =>
    `Donner pour prendre : les ${NAMES[side]} ont donné ${pieces(given)} et en ont pris ${taken}.`,
  hung: (turn, taken) => `${turn}. Ce coup laissait prendre ${pieces(taken)} ; un autre n’en laissait prendre aucune.`,
  several: (taken) => `${pieces(taken)} d’un seul coup : avant de jouer, cherchez les prises qui s’enchaînent.`,
  cornered: (side) =>
    `Tous les coups des ${RIVALS[side]} laissaient prendre une pièce : gardez-vous toujours un coup sûr.`,
  first: (turn) => `Ce coup a donné l’avantage pour de bon. ${turn}.`,
  blocked: {
    points: 'On perd quand on ne peut plus bouger : gardez toujours une intersection libre à côté d’un pion.',
    squares: 'On perd quand on ne peut plus jouer : gardez toujours une case libre devant une pièce.',
  },
};
