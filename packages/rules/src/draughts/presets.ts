import type { DraughtsParameters } from './parameters.ts';

/** What a named rule set changes in the dames of rulebook 002. */
type Preset = Partial<DraughtsParameters>;

/** Dames on 8×8, rulebook 002. The three draws are this product's: the book only gives an example of one. */
export const DAMES: DraughtsParameters = {
  size: '8',
  orientation: 'dark-left',
  squares: 'numbers',
  'men-capture-backward': 'yes',
  'men-take-kings': 'yes',
  'king-range': 'long',
  'king-landing': 'behind',
  priority: 'none',
  crowning: 'at-end',
  removal: 'at-end',
  obligation: 'enforced',
  begins: 'white',
  'one-king-draw': 5,
  'kings-only-draw': 25,
  'repetition-draw': 3,
};

const FORWARD = { 'men-capture-backward': 'no' } as const satisfies Preset;
const SHORT = { ...FORWARD, 'king-range': 'short', crowning: 'ends-turn' } as const satisfies Preset;
const FLYING = { 'king-landing': 'any' } as const satisfies Preset;
const LETTERS = { squares: 'letters' } as const satisfies Preset;
const MIRRORED = { orientation: 'dark-right' } as const satisfies Preset;

/** The draughts rule sets in the order of the catalogue, as changes of the dames: the rulebook's, then those of federations. */
export const DRAUGHTS_PRESETS = {
  dames: {}, // 002
  'dame-100': { size: '10' }, // 002
  'dames-a-souffler': { obligation: 'huffing' }, // 002, its variant
  international: { size: '10', ...FLYING, priority: 'most' },
  brazilian: { ...LETTERS, ...FLYING, priority: 'most' },
  russian: { ...LETTERS, ...FLYING, crowning: 'passing' },
  pool: { ...FLYING, begins: 'black' },
  english: { ...SHORT, begins: 'black' },
  italian: { ...SHORT, ...MIRRORED, 'men-take-kings': 'no', priority: 'italian' },
  spanish: { ...FORWARD, ...MIRRORED, ...FLYING, priority: 'most-kings' },
  czech: { ...LETTERS, ...FORWARD, ...FLYING, priority: 'kings-first' },
} as const satisfies Readonly<Record<string, Preset>>;

/** The id of a named draughts rule set. */
export type DraughtsRuleSetId = keyof typeof DRAUGHTS_PRESETS;

/** The ids of the named draughts rule sets, in the order in which they are shown. */
export const DRAUGHTS_RULE_SET_IDS = Object.keys(DRAUGHTS_PRESETS) as readonly DraughtsRuleSetId[];
