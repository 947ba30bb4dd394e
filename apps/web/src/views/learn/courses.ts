import { type RuleSet, ruleSet } from '@merellier/rules';
import type { Lesson } from './lesson.ts';
import type { MillLessonId } from './lessons/mill-lessons.ts';
import { STRATEGY_LESSONS, type StrategyLessonId } from './lessons/strategy-lessons.ts';
import { RULE_LESSONS } from './rule-lessons.ts';

interface RulesChoice {
  readonly id: string;
  /** Fewer men than the rule set has: all that a course changes. */
  readonly changes?: { readonly men: number };
}

/** One step of a course: lessons under one rule set, and perhaps a small game against the weakest level. */
export interface Chapter {
  readonly id: string;
  readonly rules: RulesChoice;
  readonly lessons: readonly (MillLessonId | StrategyLessonId)[];
  readonly game?: RulesChoice;
}

const NINE: RulesChoice = { id: 'jeu-du-moulin' };

/** For children: from three men to nine, and from the first mill that wins to the full rules. */
export const FIRST_COURSE = [
  {
    id: 'three',
    rules: { id: 'marelle-a-3' },
    lessons: ['first-mill-entering', 'stop-first-mill'],
    game: { id: 'marelle-a-3' },
  },
  {
    id: 'slide',
    rules: { id: 'marelle-a-3-diagonales' },
    lessons: ['move', 'first-mill-moving', 'block'],
    game: { id: 'marelle-a-3-diagonales' },
  },
  {
    id: 'take',
    rules: { id: 'marelle-a-6' },
    lessons: ['mill-by-entering', 'mill-by-moving', 'win'],
    game: { id: 'marelle-a-6', changes: { men: 4 } },
  },
  {
    id: 'guard',
    rules: { id: 'marelle-a-6' },
    lessons: ['open-and-close', 'protected', 'all-in-mills'],
    game: { id: 'marelle-a-6' },
  },
  {
    id: 'nine',
    rules: NINE,
    lessons: ['enter', 'mill-by-entering', 'double-mill', 'block'],
    game: { id: 'jeu-du-moulin', changes: { men: 6 } },
  },
  { id: 'fly', rules: NINE, lessons: ['fly', 'two-mills', 'win'], game: NINE },
] as const satisfies readonly Chapter[];

/** How one plays well, on the nine men’s board. */
export const STRATEGY_COURSE = [
  { id: 'crossings', rules: NINE, lessons: ['crossing'] },
  { id: 'threats', rules: NINE, lessons: ['two-threats'] },
  { id: 'opening', rules: NINE, lessons: ['open-surely'] },
  { id: 'running', rules: NINE, lessons: ['double-mill', 'running-take'] },
  { id: 'taking', rules: NINE, lessons: ['take-threat'] },
  { id: 'blocking', rules: NINE, lessons: ['bar', 'block'] },
  { id: 'flying', rules: NINE, lessons: ['fly-two-threats', 'fly-bar'] },
  { id: 'beginning', rules: NINE, lessons: ['opening-bar'] },
] as const satisfies readonly Chapter[];

export const COURSES = { course: FIRST_COURSE, strategy: STRATEGY_COURSE } as const;
export type CourseName = keyof typeof COURSES;
export type FirstChapterId = (typeof FIRST_COURSE)[number]['id'];
export type StrategyChapterId = (typeof STRATEGY_COURSE)[number]['id'];

export const rulesChosen = ({ id, changes }: RulesChoice): RuleSet => ruleSet(id, { ...changes });

/** The lessons of a chapter, in their order. */
export const chapterLessons = (chapter: Chapter): readonly Lesson[] =>
  chapter.lessons.flatMap((id) => [...RULE_LESSONS, ...STRATEGY_LESSONS].find((lesson) => lesson.id === id) ?? []);

/** The names under which it is kept what was done of a chapter. */
export const chapterMarks = (course: CourseName, chapter: Chapter): readonly string[] => [
  ...chapter.lessons.map((id) => `${course}/${chapter.id}/${id}`),
  ...(chapter.game ? [gameMark(course, chapter)] : []),
];

export const gameMark = (course: CourseName, chapter: Chapter): string => `${course}/${chapter.id}/game`;
