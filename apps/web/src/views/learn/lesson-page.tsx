import { createMemo, type JSX, Match, Switch, untrack } from 'solid-js';
import { readRulesRest } from '../../address/read-rules-rest.ts';
import { addressOf, rulesAddress } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { type Chapter, COURSES, type CourseName } from './courses.ts';
import { Exercise } from './exercise.tsx';
import { LearnHome } from './learn-home.tsx';
import type { LessonPlace } from './lesson-frame.tsx';
import { isLearnt } from './progress.ts';
import { RulesPage } from './rules-page.tsx';
import { SmallGame } from './small-game.tsx';
import { chapterText, lessonText } from './strings/find-text.ts';
import { useStrings } from './strings/strings.ts';
import { chapterTrack, rulesTrack, type Stop, type Track } from './track.ts';

/** One chapter of a course: the stop that the address names, or the first that was not done. */
export function ChapterPage(props: {
  readonly course: CourseName;
  readonly chapter: Chapter;
  readonly number: number;
  readonly stop: string | undefined;
}): JSX.Element {
  const s = useStrings();
  const { course, chapter, number } = props;
  const track = chapterTrack(course, chapter, number);
  const text = () => chapterText(s(), course, chapter);
  const following = (): Chapter | undefined => COURSES[course][number];
  const onward = () => {
    const next = following();
    return next
      ? {
          text: s().nextLesson(chapterText(s(), course, next).title),
          href: addressOf('learn', course, String(number + 1)),
        }
      : { text: s().allLessons, href: addressOf('learn') };
  };
  const first = course === 'course';
  return (
    <TrackStop
      track={track}
      stop={props.stop}
      name={text().title}
      place={s().lessonOf(number)}
      onward={onward()}
      // What a chapter of the first course tells is told a paragraph at a time, each after the lesson that showed it.
      ideas={(at) => (first ? text().text.slice(at, at + 1) : text().text)}
      told={!first}
      terms={!first}
      names={first ? undefined : true}
    />
  );
}

/** One lesson of a rule set, by its number: `['lesson', 'marelle', 'men=7', '3']`. */
export function RuleLessonPage(props: { readonly rest: readonly string[] }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const rest = (): readonly string[] => props.rest.slice(0, -1);
  const read = createMemo(() => {
    const found = readRulesRest(rest());
    return found.ok && rulesTrack(found.value).stops[Number(props.rest.at(-1)) - 1] ? found.value : null;
  });
  return (
    <Switch fallback={<LearnHome fault={language.s().badLink(props.rest.join('/'))} />}>
      <Match when={rest().length === 0}>
        <RulesPage rest={props.rest} />
      </Match>
      <Match when={read()} keyed>
        {(rules) => (
          <TrackStop
            track={rulesTrack(rules)}
            stop={props.rest.at(-1)}
            name={language.words().rulesName(rules)}
            place={s().exercises}
            onward={{ text: s().backToRule, href: rulesAddress(rules) }}
            ideas={() => []}
            told
            terms
          />
        )}
      </Match>
    </Switch>
  );
}

interface TrackProps extends Omit<LessonPlace, 'at'> {
  readonly stop: string | undefined;
  /** What is worth knowing at a stop, by its place on the track from 0. */
  readonly ideas: (at: number) => readonly string[];
  /** Whether it is told before the lesson is done too. */
  readonly told: boolean;
  readonly terms: boolean;
  readonly names?: boolean | undefined;
}

function TrackStop(props: TrackProps): JSX.Element {
  const s = useStrings();
  const titleOf = (stop: Stop): string =>
    stop.kind === 'game' ? s().smallGame : lessonText(s(), stop.lesson.id).title;
  const at = createMemo(() => {
    const { track, stop: asked } = props;
    // Whatever is done meanwhile, one stays where one is.
    return untrack(() => stopAsked(track, asked));
  });
  const where = (): LessonPlace => ({
    ...{ track: props.track, at: at(), name: props.name, place: props.place, onward: props.onward },
  });
  const stop = (): Stop | undefined => props.track.stops[at()];
  return (
    <Switch>
      <Match when={lessonAt(stop())} keyed>
        {(lesson) => (
          <Exercise
            where={where()}
            stop={lesson}
            titleOf={titleOf}
            ideas={props.ideas(at())}
            told={props.told}
            terms={props.terms}
            names={props.names}
          />
        )}
      </Match>
      <Match when={gameAt(stop())} keyed>
        {(game) => <SmallGame where={where()} stop={game} titleOf={titleOf} />}
      </Match>
    </Switch>
  );
}

const lessonAt = (stop: Stop | undefined) => (stop?.kind === 'lesson' ? stop : undefined);
const gameAt = (stop: Stop | undefined) => (stop?.kind === 'game' ? stop : undefined);

/** The stop of an address, counted from 0; where it names none, the first that was not done. */
function stopAsked({ stops }: Track, asked: string | undefined): number {
  const number = Number(asked);
  if (asked !== undefined && stops[number - 1]) return number - 1;
  return Math.max(
    0,
    stops.findIndex(({ mark }) => !isLearnt(mark)),
  );
}
