import type { DraughtsParameters } from './parameters.ts';

/** What a named rule set changes in the dames of rulebook 002. */
type Preset = Partial<DraughtsParameters>;

/** Dames on 8×8, rulebook 002. Its draws are this product's: the book only gives an example of one. */
export const DAMES: DraughtsParameters = {
  size: '8',
  'played-on': 'dark',
  gap: '2',
  'back-row': 'filled',
  goal: 'take-all',
  orientation: 'dark-left',
  squares: 'numbers',
  'step-lines': 'diagonals',
  'capture-lines': 'diagonals',
  'men-capture-backward': 'yes',
  'men-take-kings': 'yes',
  'king-range': 'long',
  'king-landing': 'behind',
  'turn-back': 'yes',
  priority: 'none',
  'king-run': 0,
  crowning: 'at-end',
  removal: 'at-end',
  obligation: 'enforced',
  begins: 'white',
  'one-king-draw': 5,
  'kings-only-draw': 25,
  'king-moves-draw': 0,
  'two-to-one-draw': 0,
  'three-to-one-draw': 0,
  'three-kings-draw': 0,
  'repetition-draw': 3,
};

const FORWARD = { 'men-capture-backward': 'no' } as const satisfies Preset;
const SHORT = { ...FORWARD, 'king-range': 'short', crowning: 'ends-turn' } as const satisfies Preset;
const FLYING = { 'king-landing': 'any' } as const satisfies Preset;
const LETTERS = { squares: 'letters' } as const satisfies Preset;
const MIRRORED = { orientation: 'dark-right' } as const satisfies Preset;

/** A federation that has draws of its own, which take the place of this product's two for kings. */
const OWN_DRAWS = { 'one-king-draw': 0, 'kings-only-draw': 0 } as const satisfies Preset;
/** FMJD, official rules of international draughts, annex 1, article 6: 25 king moves, 16 turns against three, 5 against two. */
const FMJD_DRAWS = {
  ...OWN_DRAWS,
  'king-moves-draw': 25,
  'two-to-one-draw': 5,
  'three-to-one-draw': 16,
} as const satisfies Preset;
/** FMJD section 64, rules of Russian and Brazilian draughts, article 7.2: 15 king moves, 15 turns against three kings, 5 against two. */
const FMJD_64_DRAWS = {
  ...OWN_DRAWS,
  'king-moves-draw': 15,
  'two-to-one-draw': 5,
  'three-kings-draw': 15,
} as const satisfies Preset;
/** WCDF, rules of draughts, 1.32: 40 turns of each side in which no man advanced and nothing was taken. */
const WCDF_DRAWS = { ...OWN_DRAWS, 'king-moves-draw': 40 } as const satisfies Preset;
/** Česká federace dámy, as the FMJD publishes its rules: 15 turns in which no man moved and nothing was taken. */
const CZECH_DRAWS = { ...OWN_DRAWS, 'king-moves-draw': 15 } as const satisfies Preset;
/** APCA: three kings have to win against one within 13 turns. */
const APCA_DRAWS = { 'three-kings-draw': 13 } as const satisfies Preset;

const FRISIAN = {
  size: '10',
  ...FLYING,
  'capture-lines': 'all',
  priority: 'frisian',
  'king-run': 3,
  'one-king-draw': 2,
  'two-to-one-draw': 7,
  'kings-only-draw': 0,
} as const satisfies Preset;

/**
 * Turkish draughts (dama): all squares, straight steps, captured pieces off at once. As the Turkish federation plays and
 * https://docs.rs/kish counts it: no turning back in a capture, crowned where the turn ends.
 */
const TURKISH = {
  ...LETTERS,
  ...FORWARD,
  ...FLYING,
  'played-on': 'all',
  'back-row': 'free',
  'step-lines': 'straight',
  'capture-lines': 'straight',
  removal: 'at-once',
  'turn-back': 'no',
  priority: 'most',
} as const satisfies Preset;

/** The draughts rule sets in the order of the catalogue, as changes of the dames: the rulebook's, then those of federations. */
export const DRAUGHTS_PRESETS = {
  dames: {}, // 002
  'dame-100': { size: '10' }, // 002
  'dames-a-souffler': { obligation: 'huffing' }, // 002, its variant
  'dame-36': { size: '6' }, // 002, on a board for children
  international: { size: '10', ...FLYING, priority: 'most', ...FMJD_DRAWS },
  brazilian: { ...LETTERS, ...FLYING, priority: 'most', ...FMJD_64_DRAWS },
  russian: { ...LETTERS, ...FLYING, crowning: 'passing', ...FMJD_64_DRAWS },
  pool: { ...FLYING, begins: 'black', ...APCA_DRAWS },
  english: { ...SHORT, begins: 'black', ...WCDF_DRAWS },
  italian: { ...SHORT, ...MIRRORED, 'men-take-kings': 'no', priority: 'italian' },
  spanish: { ...FORWARD, ...MIRRORED, ...FLYING, priority: 'most-kings' },
  czech: { ...LETTERS, ...FORWARD, ...FLYING, priority: 'kings-first', ...CZECH_DRAWS },
  // International rules on the board of Quebec.
  canadian: { size: '12', ...FLYING, priority: 'most', ...FMJD_DRAWS },
  turkish: TURKISH,
  // Armenian draughts (tama), as https://en.wikipedia.org/wiki/Armenian_draughts and iggamecenter.com have them.
  armenian: { ...TURKISH, 'step-lines': 'all' },
  // Thai checkers (mak-hot), as the FMJD's page on PDN and the published perft tables have them.
  thai: { ...FORWARD, gap: '4', removal: 'at-once', begins: 'black' },
  // International draughts, but for one rule each; as lidraughts.org plays the first two, killer as on damforum.nl.
  antidraughts: { size: '10', ...FLYING, priority: 'most', goal: 'lose-all' },
  breakthrough: { size: '10', ...FLYING, priority: 'most', goal: 'first-king' },
  // Frisian draughts, as its federation and lidraughts.org have them: 7 turns against two, 2 with a king each.
  frisian: FRISIAN,
  frysk: { ...FRISIAN, gap: '8' },
  killer: { size: '10', 'king-landing': 'behind-king', priority: 'most' },
} as const satisfies Readonly<Record<string, Preset>>;

/** The id of a named draughts rule set. */
export type DraughtsRuleSetId = keyof typeof DRAUGHTS_PRESETS;

/** The ids of the named draughts rule sets, in the order in which they are shown. */
export const DRAUGHTS_RULE_SET_IDS = Object.keys(DRAUGHTS_PRESETS) as readonly DraughtsRuleSetId[];
