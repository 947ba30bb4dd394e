import type { Parameters, RuleSetId } from '@merellier/rules';

/** A point that a rulebook leaves open, or on which it can be read in another way than here. */
export interface Decision {
  /** The parameters by which it is read otherwise, where there are any. */
  readonly otherwise?: Parameters;
  /** The other parameters that it speaks of: a house rule that changes one of them settles the point itself. */
  readonly about?: readonly string[];
}

/** The draws by count of draughts: see the parameters of the family. */
const DRAWS: readonly string[] = [
  'one-king-draw',
  'kings-only-draw',
  'king-moves-draw',
  'two-to-one-draw',
  'three-to-one-draw',
  'three-kings-draw',
  'two-kings-draw',
  'main-road-draw',
  'five-pieces-draw',
  'seven-pieces-draw',
  'one-piece-each',
  'repetition-draw',
];

/** What was decided where a source is silent, or can be read in more than one way; each language says what and how. */
export const DECISIONS = {
  'mills-protected-at-entry': { about: ['protection'] },
  'two-mills': { otherwise: { captures: 'per-mill' } },
  'draws-of-the-moulin': { otherwise: { 'no-capture-draw': 0, 'repetition-draw': 0 } },
  'hand-counts-for-flying': { about: ['flying'] },
  'when-placing-ends': { about: ['mill-at-entry', 'entry'] },
  'extra-turn-forfeited': { about: ['mill-at-entry', 'mill-by-moving'] },
  'cube-reconstructed': { about: ['board'] },
  'flying-on-diagonals': { otherwise: { flying: 3 } },
  'all-men-in-mills': { otherwise: { protection: 'unless-all' } },
  'placing-after-the-miniature': { about: ['dice', 'mill-at-entry'] },
  'every-point-a-mill': { about: ['mill-at-entry'] },
  'blocked-side-throws': { about: ['blocked', 'dice'] },
  'protection-with-dice': { otherwise: { protection: 'never' } },
  'flying-with-dice': { otherwise: { flying: 3 } },
  'dice-while-entering': { otherwise: { dice: 'entering', 'mill-at-entry': 'capture' } },
  'dice-after-entering': { otherwise: { dice: 'alfonso', 'mill-at-entry': 'forbidden' } },
  'row-of-three': { about: ['dice'] },
  'one-man-at-a-time': { about: ['mill-at-entry'] },
  'mill-or-middle': { about: ['intervention'] },
  'any-man-told': { otherwise: { protection: 'unless-all' } },
  'blocked-untold': { otherwise: { blocked: 'passes' } },
  'diagonals-as-ways': { otherwise: { board: 'nine-diagonal-ways' } },
  'fifty-of-each-side': { otherwise: { 'no-capture-draw': 25 } },
  'who-begins': { otherwise: { begins: 'black' } },
  'board-of-three': { otherwise: { board: 'three-diagonals' } },
  'first-man-in-the-centre': { about: ['board', 'men'] },
  'first-mill-blocked': { otherwise: { blocked: 'draws' } },
  'first-mill-repetition': { about: ['repetition-draw'] },
  'moving-after-murray': {},
  'centre-wins': { otherwise: { 'mill-at-entry': 'forbidden' } },
  'five-men': { otherwise: { men: 5 } },
  'flying-with-six': { otherwise: { flying: 3 } },
  'two-mills-told': { otherwise: { captures: 'per-mill' } },
  'draws-told': { otherwise: { 'no-capture-draw': 0, 'repetition-draw': 0 } },
  'rules-of-six': {},
  'mill-of-five-points': { about: ['board'] },
  'hand-counts-told': { about: ['flying'] },
  'ten-moves-of-each-side': { otherwise: { 'three-men-draw': 5 } },
  'board-full': { otherwise: { blocked: 'loses' } },
  'repetition-untold': { otherwise: { 'repetition-draw': 0 } },
  'flying-with-four': { otherwise: { flying: 3 } },
  'back-into-the-mill': { otherwise: { reclosing: 'later-after-mill' } },
  'shut-in-shax': { otherwise: { blocked: 'loses' } },
  'spent-lines': { about: ['mill-counts'] },
  'nerenchi-men': { about: ['men', 'placing-stops'] },
  'nerenchi-protection': { otherwise: { protection: 'never' } },
  'achi-three-men': { otherwise: { men: 3 } },
  'crowned-at-the-end': { otherwise: { crowning: 'passing' } },
  'which-capture': { otherwise: { priority: 'most' } },
  'jumped-once': {},
  'king-against-king': { otherwise: { 'one-king-draw': 0 } },
  'two-more-draws': { otherwise: { 'kings-only-draw': 0, 'repetition-draw': 0 } },
  'halfway-capture': { about: ['obligation'] },
  'when-to-huff': { about: ['obligation'] },
  'draws-unsourced': { about: DRAWS },
  'draws-of-the-fmjd': { about: DRAWS },
  'draws-of-section-64': { otherwise: { 'five-pieces-draw': 0, 'seven-pieces-draw': 0 }, about: DRAWS },
  'draws-of-brazil': { otherwise: { 'king-moves-draw': 20 } },
  'draws-of-the-fid': { about: DRAWS },
  'draws-of-the-iberians': { about: DRAWS },
  'draws-of-the-tudaf': { about: DRAWS },
  'draws-of-frisia': { about: DRAWS },
  'draws-of-the-wcdf': { about: DRAWS },
  'draws-of-the-apca': { about: DRAWS },
  'draws-of-the-czech': { about: DRAWS },
  'a-mill-takes': { about: ['taking'] },
  'fourth-time': { otherwise: { 'repetition-draw': 3 } },
  'entries-count': { about: ['no-capture-draw'] },
  'three-in-a-mill': { about: ['protection', 'least-men'] },
  'king-lands-behind': { otherwise: { 'king-landing': 'any' } },
  'crowned-without-a-man': {},
  'forgotten-capture': { otherwise: { obligation: 'huffing' } },
} as const satisfies Readonly<Record<string, Decision>>;

export type DecisionId = keyof typeof DECISIONS;

/** What is said of each decision, one sentence: what the source says, then what holds here. */
export type DecisionTexts = Readonly<Record<DecisionId, string>>;

/** What the household's draughts rest on, with huffing and without. */
const OF_ALL_DAMES: readonly DecisionId[] = [
  'king-lands-behind',
  'crowned-at-the-end',
  'crowned-without-a-man',
  'which-capture',
  'jumped-once',
  'king-against-king',
  'two-more-draws',
];
const OF_THE_DAMES: readonly DecisionId[] = ['forgotten-capture', ...OF_ALL_DAMES];

/** Whether a decision still says what holds, where a house rule changes these parameters. */
export function isHeld(id: DecisionId, changes: Parameters): boolean {
  const { otherwise = {}, about = [] }: Decision = DECISIONS[id];
  return ![...Object.keys(otherwise), ...about].some((name) => name in changes);
}

/** The decisions that each named rule set rests on, in the order in which they are told. */
export const DECIDED: Readonly<Record<RuleSetId, readonly DecisionId[]>> = {
  marelle: ['a-mill-takes', 'mills-protected-at-entry', 'two-mills', 'draws-of-the-moulin'],
  'marelle-mixte': ['a-mill-takes', 'hand-counts-for-flying', 'two-mills', 'draws-of-the-moulin'],
  'marelle-de-ceylan': [
    'a-mill-takes',
    'when-placing-ends',
    'extra-turn-forfeited',
    'two-mills',
    'draws-of-the-moulin',
  ],
  'marelle-cubique': ['cube-reconstructed', 'two-mills', 'draws-of-the-moulin'],
  merels: ['two-mills', 'draws-of-the-moulin'],
  'merels-wild': ['two-mills', 'draws-of-the-moulin'],
  'merels-diagonals': ['flying-on-diagonals', 'two-mills', 'draws-of-the-moulin'],
  'marelle-de-poche': ['all-men-in-mills', 'three-in-a-mill', 'two-mills', 'draws-of-the-moulin'],
  'marelle-avec-des': [
    'dice-while-entering',
    'placing-after-the-miniature',
    'every-point-a-mill',
    'blocked-side-throws',
    'protection-with-dice',
    'flying-with-dice',
    'draws-of-the-moulin',
  ],
  'jeu-du-moulin': ['a-mill-takes', 'two-mills', 'fifty-of-each-side', 'entries-count', 'fourth-time', 'who-begins'],
  'marelle-a-3': ['board-of-three', 'first-man-in-the-centre', 'first-mill-blocked', 'first-mill-repetition'],
  'marelle-a-3-diagonales': ['moving-after-murray', 'centre-wins', 'first-mill-blocked', 'first-mill-repetition'],
  'marelle-a-6': ['five-men', 'flying-with-six', 'two-mills-told', 'draws-told'],
  'marelle-a-7': ['rules-of-six', 'mill-of-five-points', 'two-mills-told', 'draws-told'],
  lasker: ['hand-counts-told', 'two-mills-told', 'draws-told'],
  morabaraba: ['ten-moves-of-each-side', 'board-full', 'back-into-the-mill', 'repetition-untold'],
  'marelle-a-12': ['diagonals-as-ways', 'flying-with-four', 'two-mills-told', 'draws-told'],
  nerenchi: ['nerenchi-men', 'nerenchi-protection', 'two-mills-told', 'draws-told'],
  rota: ['first-mill-blocked', 'first-mill-repetition'],
  dooz: ['two-mills-told'],
  shax: ['shut-in-shax', 'two-mills-told', 'draws-told'],
  'one-time-mill': ['spent-lines', 'two-mills-told'],
  'marelle-avec-des-a-la-pose': [
    'dice-after-entering',
    'row-of-three',
    'one-man-at-a-time',
    'protection-with-dice',
    'draws-told',
  ],
  'mul-mulan': ['mill-or-middle', 'blocked-untold', 'two-mills-told', 'draws-told'],
  'nao-guti': ['any-man-told', 'blocked-untold', 'two-mills-told', 'draws-told'],
  'marelle-triple': ['blocked-untold', 'two-mills-told', 'draws-told'],
  achi: ['achi-three-men', 'first-mill-repetition'],
  dames: OF_THE_DAMES,
  'dame-100': OF_THE_DAMES,
  'dames-a-souffler': ['halfway-capture', 'when-to-huff', ...OF_ALL_DAMES],
  'dame-36': OF_THE_DAMES,
  international: ['draws-of-the-fmjd'],
  brazilian: ['draws-of-section-64', 'draws-of-brazil'],
  russian: ['draws-of-section-64'],
  pool: ['draws-of-the-apca'],
  english: ['draws-of-the-wcdf'],
  italian: ['draws-of-the-fid'],
  spanish: ['draws-of-the-iberians'],
  czech: ['draws-of-the-czech'],
  canadian: ['draws-of-the-fmjd'],
  turkish: ['draws-of-the-tudaf'],
  armenian: ['draws-unsourced'],
  thai: ['draws-unsourced'],
  antidraughts: [],
  breakthrough: [],
  frisian: ['draws-of-frisia'],
  frysk: ['draws-of-frisia'],
  killer: ['draws-unsourced'],
};
