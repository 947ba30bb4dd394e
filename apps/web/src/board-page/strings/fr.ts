import type { LearntStrings } from './learnt-strings.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number < 2 ? one : many}`;
const NAMES = { white: 'Blancs', black: 'Noirs' } as const;
const RIVALS = { white: NAMES.black, black: NAMES.white } as const;
const pieces = (number: number): string => (number === 1 ? 'une pièce' : `${number} pièces`);

export const fr: LearntStrings = {
  title: 'À retenir',
  captured: (taken, turns) => `${count(taken, 'pion pris', 'pions pris')} en ${count(turns, 'coup', 'coups')}.`,
  reopened: (place, times) => `Un moulin qui s’ouvre et se referme prend encore : fermé ${times} fois en ${place}.`,
  double: (place, taken) =>
    `En ${place}, un seul pion a fermé deux moulins et pris ${taken} pions : cherchez où deux lignes se croisent.`,
  swing: (from, to) => `Double moulin : entre ${from} et ${to}, le même pion ferme un moulin à chaque coup.`,
  opened: (side, mill, turn) => `${turn}. Ce coup laissait les ${NAMES[side]} fermer le moulin ${mill}.`,
  ignored: (side, mill, place, turn) =>
    `Les ${NAMES[side]} menaçaient de fermer le moulin ${mill} ; ${
      place === null
        ? `un autre coup l’empêchait. ${turn}`
        : `un pion ${side === 'white' ? 'noir' : 'blanc'} en ${place} l’empêchait`
    }.`,
  twofold: (places) => `Plusieurs moulins menacent à la fois, en ${places} : aucun coup ne les empêchait tous.`,
  unstoppable: (side, mill) =>
    `Aucun coup des ${RIVALS[side]} n’empêchait plus le moulin ${mill} : gardez un pion près d’une ligne presque pleine.`,
  forced: (side) =>
    `Chaque coup des ${RIVALS[side]} laissait fermer un moulin : gardez-vous toujours un coup sans danger.`,
  only: (side, mill) =>
    `Il ne restait qu’un coup aux ${RIVALS[side]}, et il laissait fermer le moulin ${mill} : gardez de la place pour bouger.`,
  late: (side, turn) =>
    `${turn}. Ensuite, chaque coup des ${RIVALS[side]} laissait fermer un moulin ; un autre coup l’évitait.`,
  missed: (side, mill) =>
    `Les ${RIVALS[side]} pouvaient fermer le moulin ${mill} et gagner : cherchez d’abord vos propres moulins.`,
  again: (side) => `Un moulin donne un coup de plus : les ${NAMES[side]} en ont fermé deux de suite.`,
  special: (dice) =>
    `${dice} : un pion a pu aller de loin fermer un moulin. Méfiez-vous des lignes où il n’en manque qu’un.`,
  row: (mill) => `Trois pions posés d’un coup en ${mill} ferment un moulin : occupez les lignes encore vides.`,
  caught: {
    between: 'Un pion posé entre deux pions les prend tous les deux : n’en laissez pas deux autour d’un point libre.',
    flanked: 'Un pion serré entre deux pions adverses est pris : regardez les deux bouts de sa ligne.',
    leapt: 'Un pion qui a un point libre derrière lui se prend par un saut : couvrez ce point.',
  },
  bait: (side, given, taken) =>
    `Donner pour prendre : les ${NAMES[side]} ont donné ${pieces(given)} et en ont pris ${taken}.`,
  hung: (turn, taken) => `${turn}. Ce coup laissait prendre ${pieces(taken)} ; un autre n’en laissait prendre aucune.`,
  several: (taken) => `${pieces(taken)} d’un seul coup : avant de jouer, cherchez les prises qui s’enchaînent.`,
  cornered: (side) =>
    `Tous les coups des ${RIVALS[side]} laissaient prendre une pièce : gardez-vous toujours un coup sûr.`,
  huffed: (side) =>
    `Les ${RIVALS[side]} ont oublié de prendre, et leur pièce a été soufflée : cherchez les prises avant chaque coup.`,
  letPass: (turn) => `${turn}. Ce coup laissait passer un pion jusqu’à la dernière rangée ; un autre l’arrêtait.`,
  unstopped: (side) =>
    `Aucun coup des ${RIVALS[side]} n’arrêtait plus le pion : gardez des pièces sur votre première rangée.`,
  offered: (side, taken) =>
    `Ici, on gagne en donnant : les ${RIVALS[side]} ont été obligés de prendre ${pieces(taken)} d’un coup.`,
  first: {
    points: (turn) => `${turn}. Avant chaque coup, cherchez où un moulin peut se fermer.`,
    squares: (turn) => `${turn}. Avant chaque coup, cherchez les prises, les vôtres et celles d’en face.`,
  },
  blocked: {
    points: 'On perd quand on ne peut plus bouger : gardez toujours une intersection libre à côté d’un pion.',
    squares: 'On perd quand on ne peut plus jouer : gardez toujours une case libre devant une pièce.',
  },
};
