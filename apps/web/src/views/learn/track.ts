import type { PositionView, RuleSet } from '@merellier/rules';
import { addressOf } from '../../address/route.ts';
import { rulesRest } from '../../address/rules-rest.ts';
import { type Chapter, type CourseName, chapterLessons, gameMark, rulesChosen } from './courses.ts';
import { type Lesson, positionFor } from './lesson.ts';
import { lessonsFor, markOf } from './rule-lessons.ts';

/** One stop of a track: a lesson, or a whole game against the weakest level. */
export type Stop = {
  readonly rules: RuleSet;
  /** The name under which it is kept that this was done. */
  readonly mark: string;
} & (
  | { readonly kind: 'lesson'; readonly lesson: Lesson }
  | { readonly kind: 'game'; readonly men: number | undefined }
);

/** Stops on a way, one after the other: those of a chapter, or all lessons of a rule set. */
export interface Track {
  readonly stops: readonly Stop[];
  /** Whether all of it is shown step by step, for somebody who has never played. */
  readonly guided: boolean;
  /** The address of a stop, counted from 1. */
  readonly address: (number: number) => string;
}

/** The first chapter is done by children who cannot read much: there the next point always glows. */
const GUIDED: readonly string[] = ['three', 'slide'];

export function chapterTrack(course: CourseName, chapter: Chapter, number: number): Track {
  const rules = rulesChosen(chapter.rules);
  const lessons = chapterLessons(chapter).map(
    (lesson): Stop => ({ kind: 'lesson', rules, lesson, mark: `${course}/${chapter.id}/${lesson.id}` }),
  );
  const { game } = chapter;
  const games: readonly Stop[] = game
    ? [{ kind: 'game', rules: rulesChosen(game), men: game.changes?.men, mark: gameMark(course, chapter) }]
    : [];
  return {
    stops: [...lessons, ...games],
    guided: course === 'course' && GUIDED.includes(chapter.id),
    address: (stop) => addressOf('learn', course, String(number), String(stop)),
  };
}

export const rulesTrack = (rules: RuleSet): Track => ({
  stops: lessonsFor(rules).map((lesson): Stop => ({ kind: 'lesson', rules, lesson, mark: markOf(rules, lesson) })),
  guided: false,
  address: (stop) => addressOf('learn', 'lesson', ...rulesRest(rules), String(stop)),
});

/** What the small picture of a stop shows: the position that it begins with. */
export function stopView(stop: Stop): PositionView {
  const { rules } = stop;
  const position = stop.kind === 'lesson' ? positionFor(rules, stop.lesson) : null;
  return rules.view(position ?? rules.start());
}
