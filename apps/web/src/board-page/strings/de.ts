import type { LearntStrings } from './learnt-strings.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const de: LearntStrings = {
  title: 'Zum Merken',
  captured: (taken, turns) => `${count(taken, 'Stein', 'Steine')} in ${count(turns, 'Zug', 'Zügen')} geschlagen.`,
  reopened: (place, times) =>
    `Die Mühle öffnen und wieder schließen: ${times} Mal auf ${place}, ${count(times, 'Stein', 'Steine')} geschlagen.`,
  double: (place) => `Ein Stein, zwei Mühlen: Auf ${place} hat ein Zug alles entschieden.`,
  first: (turn) => `Dieser Zug brachte den Vorsprung. ${turn}.`,
  blocked: 'Wer nicht mehr ziehen kann, hat verloren: Lassen Sie neben Ihren Steinen immer einen Punkt frei.',
};
