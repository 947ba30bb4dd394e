import type { AnalysisStrings } from './fr.ts';

const sides = { white: 'Weiß', black: 'Schwarz' } as const;

export const de: AnalysisStrings = {
  evaluation: 'Bewertung',
  even: 'Ausgeglichen',
  draw: 'Remis',
  slight: (side) => `${sides[side]} steht etwas besser`,
  clear: (side) => `${sides[side]} steht klar besser`,
  winning: (side) => `${sides[side]} sollte gewinnen`,
  forced: (side, turns) => `${sides[side]} gewinnt in ${turns} ${turns === 1 ? 'Zug' : 'Zügen'}`,
  unknown: 'Noch nicht bewertet',

  lines: 'Beste Varianten',
  lineCount: 'Varianten',
  line: (number) => `Variante ${number}`,
  playTo: (turn) => `Bis ${turn} spielen`,
  start: 'Analysieren',
  goOn: 'Weiter',
  stop: 'Anhalten',
  searching: 'Suche',
  reached: (depth, nodes) => `Tiefe ${depth}, ${nodes} Stellungen`,
  depthShort: (depth) => `Tiefe ${depth}`,
  sayIt: 'Ergebnis sagen',
  engineLost: 'Der Computer antwortet nicht.',

  previous: 'Zug zurück',
  next: 'Zug vor',
  toStart: 'Zum Anfang',
  turnBoard: 'Brett drehen',
  throwDice: 'Würfeln',
  chooseThrow: 'Einen Wurf wählen',
};
