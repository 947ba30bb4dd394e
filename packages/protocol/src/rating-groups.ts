import type { RuleSetId } from '@merellier/rules';

/**
 * The named rule sets that share a rating: those in which who is strong in one is strong in the others, since boards, number of
 * men and the way they move are alike. Each stands in one group; `docs/players.md` says why.
 */
export const RATING_GROUPS = {
  /** Nine men on 24 points: enter all, then move. Flying, the wild rule and what a mill earns change details. */
  nine: ['marelle', 'marelle-de-ceylan', 'merels', 'merels-wild', 'marelle-de-poche', 'jeu-du-moulin'],
  /** Entering and moving in any order: another game from the first turn on. */
  mixed: ['marelle-mixte', 'lasker'],
  /** The board with diagonals, nine men or twelve. */
  diagonals: ['merels-diagonals', 'morabaraba'],
  /** Three men, and the first mill wins. */
  three: ['marelle-a-3', 'marelle-a-3-diagonales'],
  /** Six or seven men, without flying. */
  'six-seven': ['marelle-a-6', 'marelle-a-7'],
  /** With dice, where chance has its part. */
  dice: ['marelle-avec-des'],
  /** The cube of 26 points. */
  cube: ['marelle-cubique'],
  /** Draughts on 64 squares with kings that go far. */
  'draughts-64': ['dames', 'dames-a-souffler', 'brazilian', 'russian', 'pool', 'spanish', 'czech'],
  /** Draughts on 64 squares with kings that go one square. */
  'draughts-short': ['english', 'italian'],
  /** Draughts on 100 squares. */
  'draughts-100': ['dame-100', 'international'],
} as const satisfies Readonly<Record<string, readonly RuleSetId[]>>;

/** The id of a group of rule sets that share a rating. */
export type RatingGroup = keyof typeof RATING_GROUPS;

/** The ids of all groups, in the order in which they are shown. */
export const RATING_GROUP_IDS = Object.keys(RATING_GROUPS) as readonly RatingGroup[];

const groups = new Map<string, RatingGroup>(
  RATING_GROUP_IDS.flatMap((group) => RATING_GROUPS[group].map((id): [string, RatingGroup] => [id, group])),
);

/** The group in which games by a named rule set are rated; null for an id that names none. */
export const ratingGroupOf = (id: string): RatingGroup | null => groups.get(id) ?? null;
