import type { RuleSetId } from '@merellier/rules';

/** What is wanted of a rule set. */
export interface Wanted {
  readonly rules: RuleSetId;
  readonly puzzles: number;
  /** Games after which no more are looked for, where there are not as many. */
  readonly games?: number;
}

/** How many puzzles there are to be, rule set by rule set, in the order in which they are made. */
export const PLAN: readonly Wanted[] = [
  { rules: 'marelle-a-3', puzzles: 100, games: 300 },
  { rules: 'marelle-a-3-diagonales', puzzles: 100, games: 300 },
  { rules: 'jeu-du-moulin', puzzles: 4000 },
  { rules: 'marelle-a-6', puzzles: 1200 },
  { rules: 'marelle-a-7', puzzles: 1200 },
  { rules: 'english', puzzles: 130, games: 1300 },
  { rules: 'dames', puzzles: 130, games: 1300 },
  { rules: 'international', puzzles: 130, games: 1300 },
  { rules: 'russian', puzzles: 130, games: 1300 },
  { rules: 'brazilian', puzzles: 130, games: 1300 },
  { rules: 'dame-36', puzzles: 130, games: 1300 },
  { rules: 'pool', puzzles: 130, games: 1300 },
  { rules: 'italian', puzzles: 130, games: 1300 },
  { rules: 'spanish', puzzles: 130, games: 1300 },
  { rules: 'czech', puzzles: 130, games: 1300 },
  { rules: 'thai', puzzles: 130, games: 1300 },
  { rules: 'dame-100', puzzles: 130, games: 1300 },
  { rules: 'breakthrough', puzzles: 130, games: 1300 },
  { rules: 'frisian', puzzles: 60, games: 600 },
  { rules: 'frysk', puzzles: 130, games: 1300 },
  { rules: 'killer', puzzles: 60, games: 600 },
  { rules: 'marelle', puzzles: 1400 },
  { rules: 'lasker', puzzles: 700, games: 3000 },
];

/** Rule sets under which men that move are worth the same share their positions: none has a twin in another one. */
export const ALIKE: readonly (readonly RuleSetId[])[] = [['jeu-du-moulin', 'marelle', 'lasker']];
