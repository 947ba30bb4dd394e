import type { JSX } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { type Chapter, COURSES, type CourseName, chapterMarks } from './courses.ts';
import { countLearnt } from './progress.ts';
import { chapterText } from './strings/find-text.ts';
import { useStrings } from './strings/strings.ts';

/** The place in a course, from 0, of the chapter to go on with: the first that is not done; after the last, the first again. */
export function chapterToGoOn(course: CourseName): number {
  const chapters: readonly Chapter[] = COURSES[course];
  const open = chapters.findIndex((chapter) => {
    const marks = chapterMarks(course, chapter);
    return countLearnt(marks) < marks.length;
  });
  return Math.max(0, open);
}

/** Leads to the chapter that comes next. */
export function GoOn(props: { readonly course: CourseName }): JSX.Element {
  const s = useStrings();
  const at = (): number => chapterToGoOn(props.course);
  const begun = (): boolean =>
    countLearnt(
      (COURSES[props.course] as readonly Chapter[]).flatMap((chapter) => chapterMarks(props.course, chapter)),
    ) > 0;
  const title = (): string => {
    const chapter = COURSES[props.course][at()];
    return chapter ? chapterText(s(), props.course, chapter).title : '';
  };
  return (
    <a class="button primary go-on" href={addressOf('learn', props.course, String(at() + 1))}>
      {begun() ? s().goOnWith(title()) : s().beginWith(title())}
    </a>
  );
}
