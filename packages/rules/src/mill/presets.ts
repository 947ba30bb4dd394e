import type { MillParameters } from './parameters.ts';

/** A named rule set: its id, and the parameters in which it differs from the marelle of rulebook 000. */
type Preset = readonly [id: string, changes: Partial<MillParameters>];

/** Marelle, rulebook 000. It does not speak of draws: those are rulebook 004's, since a game must be able to end. */
export const MARELLE: MillParameters = {
  board: 'nine',
  men: 9,
  entry: 'first',
  'mill-at-entry': 'capture',
  'mill-by-moving': 'capture',
  captures: 'one',
  protection: 'unless-all',
  flying: 3,
  blocked: 'loses',
  dice: 'none',
  begins: 'white',
  'no-capture-draw': 50,
  'repetition-draw': 4,
};

/** The mill rule sets in the order of the catalogue, each with its rulebook. */
export const MILL_PRESETS: readonly Preset[] = [
  ['marelle', {}], // 000
  ['marelle-mixte', { entry: 'any-time' }], // 000
  ['marelle-de-ceylan', { 'mill-at-entry': 'extra-turn', 'mill-by-moving': 'capture-and-extra-turn' }], // 000
  ['marelle-cubique', { board: 'cube' }], // named in 000; board and men are a reconstruction
  ['merels', { flying: 0 }], // 001
  ['merels-wild', {}], // 001
  ['merels-diagonals', { board: 'nine-diagonals', flying: 0 }], // 001
  ['marelle-de-poche', { protection: 'always' }], // 002
  ['marelle-avec-des', { 'mill-at-entry': 'forbidden', captures: 'per-mill', flying: 0, dice: 'alfonso' }], // 003
  ['jeu-du-moulin', {}], // 004
];
