import { createMemo, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage, useNotices } from '../../context.ts';
import { faultOf } from '../../parts/fault.ts';
import { Sheet } from '../../parts/sheet.tsx';
import {
  type Chapter,
  COURSES,
  type CourseName,
  chapterLessons,
  chapterMarks,
  gameMark,
  rulesChosen,
} from './courses.ts';
import { Exercise } from './exercise.tsx';
import { countLearnt, useLearning } from './progress.ts';
import { SmallGame } from './small-game.tsx';
import { chapterText, lessonText } from './strings/find-text.ts';
import { useStrings } from './strings/strings.ts';

/** One chapter of a course, by its number; without one, the list of them all. */
export function CoursePage(props: { readonly course: CourseName; readonly rest: string }): JSX.Element {
  const chapters = (): readonly Chapter[] => COURSES[props.course];
  const number = (): number => Number(props.rest);
  const chapter = createMemo(() => chapters()[number() - 1] ?? null);
  return (
    <Show when={chapter()} keyed fallback={<Chapters {...props} />}>
      {(found) => <ChapterPage course={props.course} chapter={found} number={number()} of={chapters().length} />}
    </Show>
  );
}

/** The chapters of a course, each with what was done of it. */
export function ChapterList(props: { readonly course: CourseName }): JSX.Element {
  const s = useStrings();
  return (
    <ol class="chapters">
      <For each={COURSES[props.course]}>
        {(chapter: Chapter, i) => {
          const marks = chapterMarks(props.course, chapter);
          return (
            <li>
              <a href={addressOf('learn', props.course, String(i() + 1))}>
                {chapterText(s(), props.course, chapter).title}
              </a>{' '}
              <small class="learn-progress">{s().progress(countLearnt(marks), marks.length)}</small>
            </li>
          );
        }}
      </For>
    </ol>
  );
}

function Chapters(props: { readonly course: CourseName; readonly rest: string }): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const { forget } = useLearning();
  const marks = () => COURSES[props.course].flatMap((chapter) => chapterMarks(props.course, chapter));
  return (
    <Sheet
      title={s().courses[props.course].title}
      lead={s().courses[props.course].lead}
      fault={faultOf(language, props.rest)}
    >
      <ChapterList course={props.course} />
      <p class="learn-ways">
        <a href={addressOf('learn')}>{s().backToLearn}</a>
      </p>
      <Show when={countLearnt(marks()) > 0}>
        <button
          type="button"
          class="link"
          onClick={() => {
            forget(marks());
            notices.announce(s().forgotten);
          }}
        >
          {s().forgetPage}
        </button>
      </Show>
    </Sheet>
  );
}

function ChapterPage(props: {
  readonly course: CourseName;
  readonly chapter: Chapter;
  readonly number: number;
  readonly of: number;
}): JSX.Element {
  const s = useStrings();
  const text = () => chapterText(s(), props.course, props.chapter);
  const marks = () => chapterMarks(props.course, props.chapter);
  const rules = rulesChosen(props.chapter.rules);
  return (
    <Sheet title={text().title} lead={s().chapterOf(s().courses[props.course].title, props.number, props.of)}>
      <For each={text().text}>{(paragraph) => <p class="rule-prose chapter-text">{paragraph}</p>}</For>
      <h2 class="hidden">{s().exercises}</h2>
      <For each={chapterLessons(props.chapter)}>
        {(lesson) => (
          <Exercise
            rules={rules}
            lesson={lesson}
            text={lessonText(s(), lesson.id)}
            mark={`${props.course}/${props.chapter.id}/${lesson.id}`}
            names={props.course === 'strategy' ? true : undefined}
          />
        )}
      </For>
      <Show when={props.chapter.game}>
        {(game) => (
          <SmallGame
            rules={rulesChosen(game())}
            men={game().changes?.men}
            mark={gameMark(props.course, props.chapter)}
          />
        )}
      </Show>
      <p class="learn-progress">{s().progress(countLearnt(marks()), marks().length)}</p>
      <nav class="learn-ways" aria-label={s().courses[props.course].title}>
        <Show when={props.number > 1}>
          <a href={addressOf('learn', props.course, String(props.number - 1))}>{s().previousChapter}</a>
        </Show>
        <Show when={props.number < props.of}>
          <a href={addressOf('learn', props.course, String(props.number + 1))}>{s().nextChapter}</a>
        </Show>
        <a href={addressOf('learn', props.course)}>{s().allChapters}</a>
      </nav>
    </Sheet>
  );
}
