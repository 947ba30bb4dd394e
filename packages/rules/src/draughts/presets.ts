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
  'two-kings-draw': 0,
  'main-road-draw': 0,
  'five-pieces-draw': 0,
  'seven-pieces-draw': 0,
  'one-piece-each': 'plays-on',
  'repetition-draw': 3,
};

const FORWARD = { 'men-capture-backward': 'no' } as const satisfies Preset;
const SHORT = { ...FORWARD, 'king-range': 'short', crowning: 'ends-turn' } as const satisfies Preset;
const FLYING = { 'king-landing': 'any' } as const satisfies Preset;
const LETTERS = { squares: 'letters' } as const satisfies Preset;
const MIRRORED = { orientation: 'dark-right' } as const satisfies Preset;

/** A federation that has draws of its own, which take the place of this product's two for kings. */
const OWN_DRAWS = { 'one-king-draw': 0, 'kings-only-draw': 0 } as const satisfies Preset;
/**
 * FMJD, official rules of international draughts, annex 1, article 6 (https://e-dama.net/e/dama/Annex_1_official_FMJD_rules_of_international_draughts.htm):
 * 25 king moves, 16 turns against three pieces, 5 against two.
 */
const FMJD_DRAWS = {
  ...OWN_DRAWS,
  'king-moves-draw': 25,
  'two-to-one-draw': 5,
  'three-to-one-draw': 16,
} as const satisfies Preset;
/**
 * FMJD section 64, rules of Russian and Brazilian draughts, 7.2.4 to 7.2.8 (https://fmjd64.org/rules-of-the-game/): 15 turns
 * against three kings; 15 king moves; 30 turns with four or five pieces unchanged, 60 with six or seven; 5 against three
 * pieces while the lone king has the main road; 5 against two. As on lidraughts.org, turns are those of each side, the rule
 * for few pieces stands in place of the 15 king moves, and the road must be free of other pieces.
 */
const FMJD_64_DRAWS = {
  ...OWN_DRAWS,
  'king-moves-draw': 15,
  'two-to-one-draw': 5,
  'three-kings-draw': 15,
  'main-road-draw': 5,
  'five-pieces-draw': 30,
  'seven-pieces-draw': 60,
} as const satisfies Preset;
/** WCDF, rules of draughts, 1.32 (https://docslib.org/doc/1233951/rules-of-draughts-checkers): 40 turns of each side in which no man advanced and nothing was taken. */
const WCDF_DRAWS = { ...OWN_DRAWS, 'king-moves-draw': 40 } as const satisfies Preset;
/**
 * Federazione Italiana Dama: 40 turns of each side in which only kings moved and nothing was taken, as programs quote its
 * rule 1.1.10; the rulebook itself (http://www.fid.it/regolamenti/capo1.htm) could not be read as far as that.
 */
const FID_DRAWS = { ...OWN_DRAWS, 'king-moves-draw': 40 } as const satisfies Preset;
/**
 * Federação Portuguesa de Damas, whose classical draughts are the Spanish (http://damas2.blogs.sapo.pt/11729.html): 20 king
 * moves of each side, and 12 turns for three kings to win against one. Its 32 turns for one ending with a man are left out.
 */
const IBERIAN_DRAWS = { ...OWN_DRAWS, 'king-moves-draw': 20, 'three-kings-draw': 12 } as const satisfies Preset;
/**
 * Turkish federation (TÜDAF), rules of the game, draws: one piece each (turkdamasi.org.tr, Turkish_Checkers_Rules_Tudaf.pdf, page 9).
 * A game without progress is left to the arbiter there; here 25 turns with kings only end it.
 */
const TUDAF_DRAWS = { 'one-king-draw': 0, 'one-piece-each': 'drawn' } as const satisfies Preset;
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
  // Official rules of 2011, as lidraughts.org counts them: 7 turns for two kings against one, 2 with a king each.
  'one-king-draw': 2,
  'two-kings-draw': 7,
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
  italian: { ...SHORT, ...MIRRORED, 'men-take-kings': 'no', priority: 'italian', ...FID_DRAWS },
  spanish: { ...FORWARD, ...MIRRORED, ...FLYING, priority: 'most-kings', ...IBERIAN_DRAWS },
  czech: { ...LETTERS, ...FORWARD, ...FLYING, priority: 'kings-first', ...CZECH_DRAWS },
  // International rules, draws too, on the board of Quebec: https://en.wikipedia.org/wiki/Canadian_checkers.
  canadian: { size: '12', ...FLYING, priority: 'most', ...FMJD_DRAWS },
  turkish: { ...TURKISH, ...TUDAF_DRAWS },
  // Armenian draughts (tama), as https://en.wikipedia.org/wiki/Armenian_draughts and iggamecenter.com have them: no word of draws.
  armenian: { ...TURKISH, 'step-lines': 'all' },
  // Thai checkers (mak-hot), as the FMJD's page on PDN and the published perft tables have them: no word of draws.
  thai: { ...FORWARD, gap: '4', removal: 'at-once', begins: 'black' },
  // International draughts, but for one rule each; as lidraughts.org plays the first two, without draws of kings, killer as on damforum.nl.
  antidraughts: { size: '10', ...FLYING, priority: 'most', goal: 'lose-all', ...OWN_DRAWS },
  breakthrough: { size: '10', ...FLYING, priority: 'most', goal: 'first-king', ...OWN_DRAWS },
  // Frisian draughts, as its federation and lidraughts.org have them.
  frisian: FRISIAN,
  frysk: { ...FRISIAN, gap: '8' },
  killer: { size: '10', 'king-landing': 'behind-king', priority: 'most' },
} as const satisfies Readonly<Record<string, Preset>>;

/** The id of a named draughts rule set. */
export type DraughtsRuleSetId = keyof typeof DRAUGHTS_PRESETS;

/** The ids of the named draughts rule sets, in the order in which they are shown. */
export const DRAUGHTS_RULE_SET_IDS = Object.keys(DRAUGHTS_PRESETS) as readonly DraughtsRuleSetId[];
