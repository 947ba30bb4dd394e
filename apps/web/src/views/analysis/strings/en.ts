import type { AnalysisStrings } from './fr.ts';

const sides = { white: 'White', black: 'Black' } as const;

export const en: AnalysisStrings = {
  evaluation: 'Evaluation',
  even: 'Level',
  draw: 'Drawn',
  slight: (side) => `${sides[side]} is slightly better`,
  clear: (side) => `${sides[side]} is clearly better`,
  winning: (side) => `${sides[side]} should win`,
  forced: (side, turns) => `${sides[side]} wins in ${turns}`,
  unknown: 'Not evaluated yet',

  lines: 'Best lines',
  lineCount: 'Lines',
  line: (number) => `Line ${number}`,
  playTo: (turn) => `Play up to ${turn}`,
  start: 'Analyse',
  goOn: 'Go on',
  stop: 'Stop',
  searching: 'Searching',
  reached: (depth, nodes) => `depth ${depth}, ${nodes} positions`,
  depthShort: (depth) => `depth ${depth}`,
  sayIt: 'Say the result',
  engineLost: 'The computer does not answer.',

  previous: 'Turn before',
  next: 'Next turn',
  toStart: 'To the start',
  turnBoard: 'Turn the board round',
  throwDice: 'Throw the dice',
  chooseThrow: 'Choose a throw',
};
