import type { Puzzle } from '../../puzzles/puzzle.ts';

/** Which puzzles are wanted; null: any. */
export interface Choice {
  readonly rules: string | null;
  readonly theme: string | null;
  readonly grade: number | null;
}

export const ALL: Choice = { rules: null, theme: null, grade: null };

export const fits = (choice: Choice, { rules, theme, grade }: Puzzle): boolean =>
  (choice.rules === null || choice.rules === rules) &&
  (choice.theme === null || choice.theme === theme) &&
  (choice.grade === null || choice.grade === grade);
