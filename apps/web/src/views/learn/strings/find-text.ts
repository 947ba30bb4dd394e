import type { Chapter, CourseName } from '../courses.ts';
import type { LearnStrings } from './fr.ts';
import type { ChapterText, LessonText } from './shapes.ts';

/** What a lesson says; every lesson has its text, which a test holds. */
export function lessonText(strings: LearnStrings, id: string): LessonText {
  const texts: Readonly<Record<string, LessonText>> = strings.lessons;
  const text = texts[id];
  if (!text) throw new RangeError(`lesson ${id} says nothing`);
  return text;
}

/** What a chapter of a course says. */
export function chapterText(strings: LearnStrings, course: CourseName, { id }: Chapter): ChapterText {
  const texts: Readonly<Record<string, ChapterText>> = strings.courses[course].chapters;
  const text = texts[id];
  if (!text) throw new RangeError(`chapter ${id} says nothing`);
  return text;
}
