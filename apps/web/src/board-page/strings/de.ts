import type { LearntStrings } from './learnt-strings.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const NAMES = { white: 'Weiß', black: 'Schwarz' } as const;
const RIVALS = { white: NAMES.black, black: NAMES.white } as const;
/** In the nominative, and in the accusative. */
const pieces = (number: number, one = 'ein Stein'): string => (number === 1 ? one : `${number} Steine`);
const ONE = 'einen Stein';

export const de: LearntStrings = {
  title: 'Zum Merken',
  captured: (taken, turns) => `${count(taken, 'Stein', 'Steine')} in ${count(turns, 'Zug', 'Zügen')} geschlagen.`,
  reopened: (place, times) =>
    `Eine Mühle, die sich öffnet und wieder schließt, schlägt noch einmal: ${times} Mal auf ${place} geschlossen.`,
  double: (place, taken) =>
    `Auf ${place} schloss ein Stein zwei Mühlen und schlug ${taken} Steine: Achten Sie darauf, wo sich zwei Linien kreuzen.`,
  swing: (from, to) => `Zwickmühle: Zwischen ${from} und ${to} schließt derselbe Stein mit jedem Zug eine Mühle.`,
  opened: (side, mill, turn) => `${turn}. Danach konnte ${NAMES[side]} die Mühle ${mill} schließen.`,
  ignored: (side, mill, place, turn) =>
    `${NAMES[side]} drohte, die Mühle ${mill} zu schließen; ${
      place === null ? `ein anderer Zug verhinderte es. ${turn}` : `ein Stein auf ${place} verhinderte es`
    }.`,
  twofold: (places) => `Mehrere Mühlen drohen zugleich, auf ${places}: Kein Zug verhinderte sie alle.`,
  unstoppable: (side, mill) =>
    `Kein Zug von ${RIVALS[side]} verhinderte mehr die Mühle ${mill}: Bleiben Sie nahe bei einer fast vollen Linie.`,
  forced: (side) => `Jeder Zug von ${RIVALS[side]} ließ eine Mühle zu: Behalten Sie immer einen sicheren Zug.`,
  only: (side, mill) =>
    `${RIVALS[side]} hatte nur noch einen Zug, und der ließ die Mühle ${mill} zu: Behalten Sie Platz zum Ziehen.`,
  late: (side, turn) =>
    `${turn}. Danach ließ jeder Zug von ${RIVALS[side]} eine Mühle zu; ein anderer Zug hätte das vermieden.`,
  missed: (side, mill) =>
    `${RIVALS[side]} konnte die Mühle ${mill} schließen und gewinnen: Suchen Sie zuerst Ihre eigenen Mühlen.`,
  again: (side) => `Eine Mühle bringt einen weiteren Zug: ${NAMES[side]} schloss zwei hintereinander.`,
  special: (dice) =>
    `${dice}: Ein Stein konnte von weit her eine Mühle schließen. Achten Sie auf Linien, denen nur einer fehlt.`,
  row: (mill) => `Drei Steine auf einmal auf ${mill} schließen eine Mühle: Besetzen Sie noch leere Linien.`,
  caught: {
    between: 'Ein Stein zwischen zwei Steinen schlägt beide: Lassen Sie nie zwei um einen freien Punkt stehen.',
    flanked: 'Ein Stein zwischen zwei gegnerischen wird geschlagen: Achten Sie auf beide Enden seiner Linie.',
    leapt: 'Ein Stein, hinter dem ein Punkt frei ist, wird übersprungen und geschlagen: Besetzen Sie diesen Punkt.',
  },
  bait: (side, given, taken) => `Geben, um zu schlagen: ${NAMES[side]} gab ${pieces(given, ONE)} und schlug ${taken}.`,
  hung: (turn, taken) =>
    `${turn}. Danach ${taken === 1 ? 'war' : 'waren'} ${pieces(taken)} zu schlagen; nach einem anderen Zug keiner.`,
  several: (taken) => `${pieces(taken)} in einem Zug: Suchen Sie vor jedem Zug nach Schlagfolgen.`,
  cornered: (side) =>
    `Nach jedem Zug von ${RIVALS[side]} war ein Stein zu schlagen: Behalten Sie immer einen sicheren Zug.`,
  huffed: (side) =>
    `${RIVALS[side]} vergaß zu schlagen, und der Stein wurde gepustet: Suchen Sie vor jedem Zug nach Schlägen.`,
  letPass: (turn) =>
    `${turn}. Danach kam ein Stein bis zur letzten Reihe durch; ein anderer Zug hätte ihn aufgehalten.`,
  unstopped: (side) =>
    `Kein Zug von ${RIVALS[side]} hielt den Stein mehr auf: Behalten Sie Steine auf Ihrer ersten Reihe.`,
  offered: (side, taken) =>
    `Hier gewinnt, wer gibt: ${RIVALS[side]} musste in einem Zug ${pieces(taken, ONE)} schlagen.`,
  first: {
    points: (turn) => `${turn}. Sehen Sie vor jedem Zug nach, wo eine Mühle droht.`,
    squares: (turn) => `${turn}. Suchen Sie vor jedem Zug nach Schlägen, eigenen und gegnerischen.`,
  },
  blocked: {
    points: 'Wer nicht mehr ziehen kann, hat verloren: Lassen Sie neben Ihren Steinen immer einen Punkt frei.',
    squares: 'Wer nicht mehr ziehen kann, hat verloren: Lassen Sie vor Ihren Steinen immer ein Feld frei.',
  },
};
