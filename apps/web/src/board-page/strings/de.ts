import type { LearntStrings } from './learnt-strings.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const NAMES = { white: 'Weiß', black: 'Schwarz' } as const;
const RIVALS = { white: NAMES.black, black: NAMES.white } as const;
const and = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;
const pieces = (number: number): string => count(number, 'Stein', 'Steine');

export const de: LearntStrings = {
  title: 'Zum Merken',
  captured: (taken, turns) => `${count(taken, 'Stein', 'Steine')} in ${count(turns, 'Zug', 'Zügen')} geschlagen.`,
  reopened: (place, times) => `Die Mühle öffnen und wieder schließen: ${times} Mal auf ${place}.`,
  double: (place) => `Ein Stein, zwei Mühlen: Auf ${place} hat ein Zug alles entschieden.`,
  swing: 'Zwickmühle: Derselbe Stein öffnet eine Mühle und schließt die andere, Zug um Zug.',
  opened: (winner, mill, turn) => `${turn}. Danach konnte ${NAMES[winner]} die Mühle ${mill} schließen.`,
  ignored: (winner, mill, place) =>
    `${NAMES[winner]} drohte, die Mühle ${mill} zu schließen: ${
      place === null ? `${RIVALS[winner]} konnte es verhindern` : `Ein Stein auf ${place} hätte es verhindert`
    }.`,
  twofold: (places) => `Mehrere Mühlen drohen zugleich, auf ${and(places)}: Kein Zug verhinderte sie alle.`,
  unstoppable: (winner, mill) =>
    `Kein Zug von ${RIVALS[winner]} verhinderte mehr die Mühle ${mill}: Wehren Sie Drohungen rechtzeitig ab.`,
  bait: (winner, given, taken) => `Geben, um zu schlagen: ${NAMES[winner]} gab ${pieces(given)} und schlug ${taken}.`,
  hung: (turn, taken) => `${turn}. Danach waren ${pieces(taken)} zu schlagen; nach einem anderen Zug keiner.`,
  several: (taken) => `${pieces(taken)} in einem Zug: Suchen Sie vor jedem Zug nach Schlagfolgen.`,
  cornered: (winner) =>
    `Nach jedem Zug von ${RIVALS[winner]} war ein Stein zu schlagen: Behalten Sie immer einen sicheren Zug.`,
  first: (turn) => `Dieser Zug brachte den Vorsprung. ${turn}.`,
  blocked: {
    points: 'Wer nicht mehr ziehen kann, hat verloren: Lassen Sie neben Ihren Steinen immer einen Punkt frei.',
    squares: 'Wer nicht mehr ziehen kann, hat verloren: Lassen Sie vor Ihren Steinen immer ein Feld frei.',
  },
};
