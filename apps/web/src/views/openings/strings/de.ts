import type { OpeningsStrings } from './fr.ts';

/** What the page of openings says, in German. */
export const de: OpeningsStrings = {
  title: 'Eröffnung auslosen',
  lead: 'Die ersten Züge werden unter denen ausgelost, nach denen das Spiel ausgeglichen ist. Gespielt wird zweimal, einmal mit jeder Farbe.',
  whichRules: 'Regel',
  grade: 'Eröffnungen',
  grades: { gentle: 'Sanft', sharp: 'Scharf', masters: 'Für Meister' },
  gradeSaid: {
    gentle: 'Die breitesten: Hier halten die meisten Züge das Remis.',
    sharp: 'Weniger Züge halten das Remis, die anderen verlieren.',
    masters: 'Die schmalsten: Ein Fehler genügt.',
  },
  draw: 'Auslosen',
  another: 'Eine andere auslosen',
  drawn: (number, turns) => `Eröffnung Nr. ${number}: ${turns}`,
  figures: (holds, choices, answers) =>
    `Remis, und bewiesen. Züge, die es halten: ${holds} von ${choices}, danach ${answers} % der Antworten.`,
  ballot: 'Keine Seite verliert sofort einen Stein; der genaue Wert ist nicht bekannt.',
  twice: 'Die Revanche nimmt dieselbe Eröffnung mit vertauschten Farben.',
  cards: 'Karten drucken',
  knownTitle: 'Was bekannt ist',
  knownHelp: 'Tippen Sie auf einen Punkt: Der Wert jedes ersten Zuges und jeder Antwort ist bis zum Spielende bekannt.',
  tried: (turns, value, holds, choices) => `${turns}: Dieser Zug ${value}. Beste Antworten: ${holds} von ${choices}.`,
  counts: (all, plies, win, draw, loss) =>
    `Verschiedene Stellungen nach ${plies} Zügen: ${all}. Die Seite am Zug gewinnt in ${win}, verliert in ${loss} und hält in ${draw} remis.`,
  fromStart: 'Zurück zum leeren Brett',
  letters: { win: 'G', draw: 'R', loss: 'V' },
  values: { win: 'gewinnt', draw: 'hält das Remis', loss: 'verliert' },
};
