import type { Sort } from '../sorts.ts';

/** What one step of a lesson says. */
export interface StepText {
  readonly task: string;
  readonly done: string;
  /** What is said of turns that are legal and not asked for. */
  readonly others?: Partial<Readonly<Record<Sort, string>>>;
}

/** What a lesson says, step by step. */
export interface LessonText {
  readonly title: string;
  readonly steps: readonly StepText[];
}
