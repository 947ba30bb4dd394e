import { createMemo, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { faultOf } from '../../parts/fault.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { type Chapter, COURSES, type CourseName, chapterMarks } from './courses.ts';
import { ForgetButton } from './forget-button.tsx';
import { GoOn } from './go-on.tsx';
import { ChapterPage } from './lesson-page.tsx';
import { LessonPath } from './lesson-path.tsx';
import { countLearnt } from './progress.ts';
import { useStrings } from './strings/strings.ts';

/** One chapter of a course, by its number, at one of its stops; without a number, the list of them all. */
export function CoursePage(props: { readonly course: CourseName; readonly rest: readonly string[] }): JSX.Element {
  const number = (): number => Number(props.rest[0]);
  const chapter = createMemo((): Chapter | null => COURSES[props.course][number() - 1] ?? null);
  return (
    <Show when={chapter()} keyed fallback={<Chapters course={props.course} rest={props.rest[0] ?? ''} />}>
      {(found) => <ChapterPage course={props.course} chapter={found} number={number()} stop={props.rest[1]} />}
    </Show>
  );
}

function Chapters(props: { readonly course: CourseName; readonly rest: string }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const marks = () => COURSES[props.course].flatMap((chapter) => chapterMarks(props.course, chapter));
  return (
    <Sheet
      title={s().courses[props.course].title}
      lead={s().courses[props.course].lead}
      fault={faultOf(language, props.rest)}
      beside={<GoOn course={props.course} />}
      wide
    >
      <LessonPath course={props.course} told />
      <p class="sheet-links">
        <a class="sheet-link sheet-back" href={addressOf('learn')}>
          {s().backToLearn}
        </a>
        <Show when={countLearnt(marks()) > 0}>
          <ForgetButton marks={marks()} />
        </Show>
      </p>
    </Sheet>
  );
}
