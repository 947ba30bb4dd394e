import type { LearntStrings } from './learnt-strings.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const NAMES = { white: 'Weiß', black: 'Schwarz' } as const;
const RIVALS = { white: NAMES.black, black: NAMES.white } as const;
const pieces = (number: number): string => count(number, 'Stein', 'Steine');

export const de: LearntStrings = {
  title: 'Zum Merken',
  captured: (taken, turns) => `${count(taken, 'Stein', 'Steine')} in ${count(turns, 'Zug', 'Zügen')} geschlagen.`,
  reopened: (place, times) =>
    `Eine Mühle, die sich öffnet und wieder schließt, schlägt noch einmal: ${times} Mal auf ${place} geschlossen.`,
  double: (place) => `Ein Stein, zwei Mühlen: Auf ${place} hat ein Zug alles entschieden.`,
  swing: 'Zwickmühle: Derselbe Stein öffnet eine Mühle und schließt die andere, Zug um Zug.',
  opened: (side, mill, turn) => `${turn}. Danach konnte ${NAMES[side]} die Mühle ${mill} schließen.`,
  ignored: (side, mill, place) =>
    `${NAMES[side]} drohte, die Mühle ${mill} zu schließen: ${
      place === null ? `${RIVALS[side]} konnte es verhindern` : `Ein Stein auf ${place} verhinderte es`
    }.`,
  twofold: (places) => `Mehrere Mühlen drohen zugleich, auf ${places}: Kein Zug verhinderte sie alle.`,
  unstoppable: (side, mill) =>
    `Kein Zug von ${RIVALS[side]} verhinderte mehr die Mühle ${mill}: Wehren Sie Drohungen rechtzeitig ab.`,
  bait: (side, given, taken) => `Geben, um zu schlagen: ${NAMES[side]} gab ${pieces(given)} und schlug ${taken}.`,
  hung: (turn, taken) => `${turn}. Danach waren ${pieces(taken)} zu schlagen; nach einem anderen Zug keiner.`,
  several: (taken) => `${pieces(taken)} in einem Zug: Suchen Sie vor jedem Zug nach Schlagfolgen.`,
  cornered: (side) =>
    `Nach jedem Zug von ${RIVALS[side]} war ein Stein zu schlagen: Behalten Sie immer einen sicheren Zug.`,
  first: (turn) => `Dieser Zug brachte den Vorsprung. ${turn}.`,
  blocked: {
    points: 'Wer nicht mehr ziehen kann, hat verloren: Lassen Sie neben Ihren Steinen immer einen Punkt frei.',
    squares: 'Wer nicht mehr ziehen kann, hat verloren: Lassen Sie vor Ihren Steinen immer ein Feld frei.',
  },
};
