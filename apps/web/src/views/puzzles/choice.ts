import type { Kind, Puzzle } from '../../puzzles/puzzle.ts';

/** Which puzzles are wanted: of one rule set; null elsewhere: any. */
export interface Choice {
  readonly rules: string;
  readonly kind: Kind | null;
  readonly grade: number | null;
}

export const FIRST_CHOICE: Choice = { rules: 'jeu-du-moulin', kind: null, grade: null };

export const fits = (choice: Choice, { rules, kind, grade }: Puzzle): boolean =>
  choice.rules === rules &&
  (choice.kind === null || choice.kind === kind) &&
  (choice.grade === null || choice.grade === grade);
