import type { MillParameters } from './parameters.ts';

/** What a named rule set changes in the marelle of rulebook 000. */
export type MillPreset = Partial<MillParameters>;

/** Marelle, rulebook 000. It does not speak of draws: those are rulebook 004's, since a game must be able to end. */
export const MARELLE: MillParameters = {
  board: 'nine',
  men: 9,
  'black-men': 0,
  'least-men': 3,
  aim: 'win',
  entry: 'first',
  'mill-at-entry': 'capture',
  'mill-by-moving': 'capture',
  'mill-counts': 'always',
  reclosing: 'at-once',
  captures: 'one',
  taking: 'must',
  custodian: 'no',
  intervention: 'no',
  leap: 'no',
  protection: 'unless-all',
  flying: 3,
  blocked: 'loses',
  dice: 'none',
  begins: 'white',
  'moves-first': 'in-turn',
  'placing-stops': 0,
  'no-capture-draw': 50,
  'three-men-draw': 0,
  'repetition-draw': 4,
};

/**
 * The mill rule sets that a page has at once, in the order of the catalogue, as changes of the marelle, each with its rulebook.
 */
export const FIRST_PRESETS = {
  marelle: {}, // 000
  'marelle-mixte': { entry: 'any-time' }, // 000
  'marelle-de-ceylan': { 'mill-at-entry': 'extra-turn', 'mill-by-moving': 'capture-and-extra-turn' }, // 000
  'marelle-cubique': { board: 'cube' }, // named in 000; board and men are a reconstruction
  merels: { flying: 0 }, // 001
  'merels-wild': {}, // 001
  'merels-diagonals': { board: 'nine-diagonals', flying: 0 }, // 001
  'marelle-de-poche': { protection: 'always' }, // 002
  'marelle-avec-des': { 'mill-at-entry': 'forbidden', captures: 'per-mill', flying: 0, dice: 'alfonso' }, // 003
  'jeu-du-moulin': {}, // 004
} as const satisfies Readonly<Record<string, MillPreset>>;
