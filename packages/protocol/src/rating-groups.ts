import type { RuleSetId } from '@merellier/rules';

/** The groups of rule sets that share a rating, in the order in which they are shown. */
export const RATING_GROUP_IDS = [
  /** Nine men on 24 points: enter all, then move. Flying, the wild rule and what a mill earns change details. */
  'nine',
  /** Entering and moving in any order: another game from the first turn on. */
  'mixed',
  /** The board with diagonals, nine men or twelve. */
  'diagonals',
  /** Three men, and the first mill wins. */
  'three',
  /** Six or seven men, without flying. */
  'six-seven',
  /** With dice, where chance has its part. */
  'dice',
  /** The cube of 26 points. */
  'cube',
  /** Draughts on 64 squares with kings that go far. */
  'draughts-64',
  /** Draughts on 64 squares with kings that go one square. */
  'draughts-short',
  /** Draughts on 100 squares. */
  'draughts-100',
  /** Draughts on 144 squares. */
  'draughts-144',
  /** Draughts on all squares, along rows and columns. */
  'draughts-straight',
  /** Draughts with captures along rows and columns too. */
  'draughts-frisian',
  /** Draughts that is lost by winning. */
  'draughts-losing',
  /** Draughts in which the first king wins. */
  'draughts-first-king',
] as const;

/** The id of a group of rule sets that share a rating. */
export type RatingGroup = (typeof RATING_GROUP_IDS)[number];

/**
 * The group in which each named rule set is rated: those share one in which who is strong in one is strong in the others,
 * since boards, number of men and the way they move are alike. `docs/players.md` says why.
 */
export const RATING_GROUPS: Readonly<Record<RuleSetId, RatingGroup>> = {
  marelle: 'nine',
  'marelle-de-ceylan': 'nine',
  nerenchi: 'nine',
  shax: 'nine',
  'one-time-mill': 'nine',
  'nao-guti': 'nine',
  'marelle-triple': 'nine',
  fettas: 'nine',
  'el-filja': 'nine',
  merels: 'nine',
  'merels-wild': 'nine',
  'marelle-de-poche': 'nine',
  'jeu-du-moulin': 'nine',
  'marelle-mixte': 'mixed',
  lasker: 'mixed',
  'merels-diagonals': 'diagonals',
  morabaraba: 'diagonals',
  'marelle-a-12': 'diagonals',
  dooz: 'diagonals',
  'mul-mulan': 'diagonals',
  'cham-gonu': 'diagonals',
  'zhi-qi': 'diagonals',
  'da-san-qi': 'diagonals',
  mulabalaba: 'diagonals',
  'marelle-a-3': 'three',
  'marelle-a-3-diagonales': 'three',
  achi: 'three',
  rota: 'three',
  'tant-fant': 'three',
  'marelle-a-6': 'six-seven',
  'marelle-a-7': 'six-seven',
  'marelle-avec-des': 'dice',
  'marelle-avec-des-a-la-pose': 'dice',
  'marelle-cubique': 'cube',
  dames: 'draughts-64',
  'dames-a-souffler': 'draughts-64',
  brazilian: 'draughts-64',
  russian: 'draughts-64',
  pool: 'draughts-64',
  spanish: 'draughts-64',
  czech: 'draughts-64',
  thai: 'draughts-64',
  'dame-36': 'draughts-64',
  english: 'draughts-short',
  italian: 'draughts-short',
  'dame-100': 'draughts-100',
  international: 'draughts-100',
  killer: 'draughts-100',
  canadian: 'draughts-144',
  turkish: 'draughts-straight',
  armenian: 'draughts-straight',
  frisian: 'draughts-frisian',
  frysk: 'draughts-frisian',
  antidraughts: 'draughts-losing',
  breakthrough: 'draughts-first-king',
};

const isNamed = (id: string): id is RuleSetId => Object.hasOwn(RATING_GROUPS, id);

/**
 * The group in which games by a named rule set are rated; null for an id that names none.
 *
 * @example
 * ```ts
 * import { ratingGroupOf } from '@merellier/protocol';
 *
 * console.log(ratingGroupOf('jeu-du-moulin'), ratingGroupOf('go')); // nine null
 * ```
 */
export const ratingGroupOf = (id: string): RatingGroup | null => (isNamed(id) ? RATING_GROUPS[id] : null);
