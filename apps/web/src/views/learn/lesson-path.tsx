import { MiniBoard } from '@merellier/board';
import { For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { type Chapter, COURSES, type CourseName, chapterMarks } from './courses.ts';
import { chapterToGoOn } from './go-on.tsx';
import { countLearnt } from './progress.ts';
import { chapterText } from './strings/find-text.ts';
import { useStrings } from './strings/strings.ts';
import { chapterTrack, stopView } from './track.ts';

/** The lessons of a course, as points on a line: those that are done, the one where one is, and those to come. */
export function LessonPath(props: {
  readonly course: CourseName;
  /** Whether each says what it is about. */
  readonly told?: boolean;
}): JSX.Element {
  const s = useStrings();
  return (
    <ol class="path" classList={{ 'path-told': props.told === true }}>
      <For each={COURSES[props.course] as readonly Chapter[]}>
        {(chapter, i) => {
          const marks = chapterMarks(props.course, chapter);
          const done = (): boolean => countLearnt(marks) === marks.length;
          const text = () => chapterText(s(), props.course, chapter);
          return (
            <li classList={{ past: done(), here: i() === chapterToGoOn(props.course) }}>
              <a href={addressOf('learn', props.course, String(i() + 1))}>
                <ChapterPicture course={props.course} chapter={chapter} number={i() + 1} />
                <span class="path-name">
                  {text().title} <small>{chapterState(s(), marks)}</small>
                </span>
              </a>
              <Show when={props.told}>
                <p class="path-text">{text().text[0]}</p>
              </Show>
            </li>
          );
        }}
      </For>
    </ol>
  );
}

/** Chapters as a list, each with its picture and what was done of it. */
export function ChapterList(props: { readonly course: CourseName }): JSX.Element {
  const s = useStrings();
  return (
    <ul class="chapters">
      <For each={COURSES[props.course] as readonly Chapter[]}>
        {(chapter, i) => (
          <li>
            <a class="item" href={addressOf('learn', props.course, String(i() + 1))}>
              <span class="item-picture">
                <ChapterPicture course={props.course} chapter={chapter} number={i() + 1} />
              </span>
              <span>
                <span class="item-name">{chapterText(s(), props.course, chapter).title}</span>
                <span class="item-line">{chapterState(s(), chapterMarks(props.course, chapter))}</span>
              </span>
            </a>
          </li>
        )}
      </For>
    </ul>
  );
}

type Strings = ReturnType<ReturnType<typeof useStrings>>;

/** What was done of a chapter, in a word or two. */
function chapterState(s: Strings, marks: readonly string[]): string {
  const done = countLearnt(marks);
  if (done === marks.length) return s.chapterDone;
  return done > 0 ? s.progress(done, marks.length) : s.exercisesIn(marks.length);
}

/** The position of a chapter's first lesson. */
function ChapterPicture(props: {
  readonly course: CourseName;
  readonly chapter: Chapter;
  readonly number: number;
}): JSX.Element {
  const [first] = chapterTrack(props.course, props.chapter, props.number).stops;
  return <Show when={first}>{(stop) => <MiniBoard board={stop().rules.board} view={stopView(stop())} />}</Show>;
}
