import type { FirstChapterId, StrategyChapterId } from '../courses.ts';
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

/** What a chapter of a course says before its lessons. */
export interface ChapterText {
  readonly title: string;
  readonly text: readonly string[];
}

/** A course, with its chapters by their ids. */
export interface CourseText<Id extends string> {
  readonly title: string;
  readonly lead: string;
  readonly chapters: Readonly<Record<Id, ChapterText>>;
}

/** Both courses. */
export interface CoursesText {
  readonly course: CourseText<FirstChapterId>;
  readonly strategy: CourseText<StrategyChapterId>;
}
