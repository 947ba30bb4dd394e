import {
  type Parameters,
  type Position,
  RULE_SET_IDS,
  type RuleSet,
  readRuleSet,
  ruleSet,
  type Turn,
} from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import { type Chapter, COURSES, chapterLessons, rulesChosen } from './courses.ts';
import { answered, type Lesson, otherSort, positionFor, prepared, sortTurns } from './lesson.ts';
import { STRATEGY_LESSONS } from './lessons/strategy-lessons.ts';
import { lessonsFor, RULE_LESSONS } from './rule-lessons.ts';
import { de } from './strings/de.ts';
import { en } from './strings/en.ts';
import { fr } from './strings/fr.ts';
import type { LessonText } from './strings/shapes.ts';
import { factsOf } from './turn-facts.ts';

/** What house rules change; each makes a rule set of every named one where it can. */
const CHANGES: readonly Parameters[] = [
  { blocked: 'draws' },
  { blocked: 'passes' },
  { protection: 'never' },
  { protection: 'always' },
  { captures: 'per-mill' },
  { entry: 'any-time' },
  { flying: 3 },
  { dice: 'alfonso' },
  { dice: 'alfonso', captures: 'per-mill' },
  { dice: 'entering' },
  { custodian: 'yes' },
  { intervention: 'yes' },
  { leap: 'yes' },
  { 'mill-at-entry': 'nothing' },
  { 'mill-at-entry': 'forbidden' },
  { 'mill-at-entry': 'extra-turn' },
  { 'mill-by-moving': 'capture-and-extra-turn' },
  { 'mill-at-entry': 'wins', 'mill-by-moving': 'wins' },
  { 'mill-at-entry': 'capture', 'mill-by-moving': 'capture' },
  { men: 5 },
  { obligation: 'huffing' },
  { crowning: 'passing' },
  { crowning: 'ends-turn' },
  { 'king-range': 'short' },
  { 'king-landing': 'behind' },
  { 'king-landing': 'any' },
  { priority: 'kings-first' },
  { priority: 'none' },
  { 'men-take-kings': 'no' },
  { 'men-capture-backward': 'no' },
  { 'men-capture-backward': 'yes', crowning: 'at-end' },
];
const SETS: readonly RuleSet[] = [
  ...RULE_SET_IDS.map((id) => ruleSet(id)),
  ...CHANGES.flatMap((changes) => {
    const [mill, dames] = [readRuleSet('marelle', changes), readRuleSet('dames', changes)];
    const made = mill.ok ? mill.value : dames.ok ? dames.value : null;
    return made && Object.keys(made.changes).length > 0 ? [made] : [];
  }),
];
const LANGUAGES = { fr, en, de };

const lessonOf = (id: string): Lesson => {
  const lesson = STRATEGY_LESSONS.find((one) => one.id === id);
  if (!lesson) throw new Error(`no lesson ${id}`);
  return lesson;
};
const nameOf = (rules: RuleSet): string => [rules.id, ...Object.entries(rules.changes).flat()].join(' ');

const known = new Map<string, ReturnType<typeof findSteps>>();

/** Every step of a lesson as it is come to on every right way, with the turns that may be played there. */
function stepsOf(rules: RuleSet, lesson: Lesson): ReturnType<typeof findSteps> {
  const key = `${nameOf(rules)}: ${lesson.id}`;
  const steps = known.get(key) ?? findSteps(rules, lesson);
  known.set(key, steps);
  return steps;
}

function findSteps(rules: RuleSet, lesson: Lesson) {
  const first = positionFor(rules, lesson);
  if (!first) throw new Error(`${lesson.id} does not suit ${nameOf(rules)}`);
  let positions = [first];
  return lesson.steps.map((step, i) => {
    const before = positions.map((position) => prepared(rules, position, step));
    const ways = before.map((position) => ({ position, ...sortTurns(rules, position, step) }));
    positions = ways.flatMap(({ position, right }) =>
      right.flatMap((turn) => answered(rules, rules.play(position, turn), step)?.position ?? []),
    );
    return { step, i, ways };
  });
}

describe.each(SETS.map((rules) => [nameOf(rules), rules] as const))('the lessons of %s', (_, rules) => {
  it('are there', () => {
    expect(lessonsFor(rules).length).toBeGreaterThanOrEqual(3);
  });

  it('can be done on every right way, and leave a choice where there is one to be told about', () => {
    for (const lesson of lessonsFor(rules))
      for (const { step, ways } of stepsOf(rules, lesson))
        for (const { right, other } of ways) {
          expect(right, lesson.id).not.toEqual([]);
          if (step.others) expect(other, lesson.id).not.toEqual([]);
        }
  });

  it.each(Object.entries(LANGUAGES))('say something of every turn that can be played, in %s', (_language, strings) => {
    const texts: Readonly<Record<string, LessonText>> = strings.lessons;
    for (const lesson of lessonsFor(rules))
      for (const { step, i, ways } of stepsOf(rules, lesson)) {
        const text = texts[lesson.id]?.steps[i];
        expect(text?.task, lesson.id).toBeTruthy();
        expect(text?.done, lesson.id).toBeTruthy();
        for (const { position, other } of ways)
          for (const turn of other)
            expect(text?.others?.[otherSort(rules, position, turn, step)], `${lesson.id} ${i}`).toBeTruthy();
      }
  });
});

describe('the courses', () => {
  const chapters: readonly Chapter[] = Object.values(COURSES).flat();

  it('find each of their lessons, and each suits the rules of its chapter', () => {
    for (const chapter of chapters) {
      const lessons = chapterLessons(chapter);
      expect(lessons.map(({ id }) => id)).toEqual(chapter.lessons);
      for (const lesson of lessons)
        expect(positionFor(rulesChosen(chapter.rules), lesson), `${chapter.id} ${lesson.id}`).not.toBeNull();
      if (chapter.game) expect(rulesChosen(chapter.game).turns(rulesChosen(chapter.game).start())).not.toEqual([]);
    }
  });

  it.each(Object.entries(LANGUAGES))('say something of every turn that can be played, in %s', (_language, strings) => {
    const texts: Readonly<Record<string, LessonText>> = strings.lessons;
    for (const chapter of chapters)
      for (const lesson of chapterLessons(chapter))
        for (const { step, i, ways } of stepsOf(rulesChosen(chapter.rules), lesson))
          for (const { position, other } of ways)
            for (const turn of other) {
              const sort = otherSort(rulesChosen(chapter.rules), position, turn, step);
              expect(texts[lesson.id]?.steps[i]?.others?.[sort], `${lesson.id} ${i} ${sort}`).toBeTruthy();
            }
  });

  it('claim nothing of a turn that is not so, whatever is answered', () => {
    const rules: RuleSet = ruleSet('jeu-du-moulin');
    const closing = (position: Position): readonly Turn[] =>
      rules.turns(position).filter((turn) => factsOf(rules, position, turn).closes > 0);
    const answers = (position: Position): readonly Position[] =>
      rules.turns(position).map((turn) => rules.play(position, turn));
    for (const id of ['two-threats', 'open-surely', 'running-take', 'fly-two-threats'])
      for (const { position, right } of stepsOf(rules, lessonOf(id))[0]?.ways ?? [])
        for (const turn of right)
          for (const after of answers(rules.play(position, turn))) expect(closing(after), id).not.toEqual([]);
    for (const id of ['take-threat', 'bar', 'fly-bar', 'opening-bar'])
      for (const { position, right, other } of stepsOf(rules, lessonOf(id))[0]?.ways ?? []) {
        for (const turn of right) expect(closing(rules.play(position, turn)), id).toEqual([]);
        // Those that close the mill but leave the threat are told so; the rest is only told that it misses the mill.
        for (const turn of other)
          if (id !== 'take-threat' || factsOf(rules, position, turn).closes > 0)
            expect(closing(rules.play(position, turn)), id).not.toEqual([]);
      }
  });
});

describe('the lessons', () => {
  it('are all used, each position by some rule set, be it a house rule set', () => {
    const every = RULE_SET_IDS.flatMap((id) =>
      [{}, ...CHANGES].flatMap((changes) => {
        const read = readRuleSet(id, changes);
        return read.ok ? [read.value] : [];
      }),
    );
    const unused = RULE_LESSONS.flatMap((lesson) =>
      lesson.positions
        .filter((fen) => !every.some((rules) => positionFor(rules, { ...lesson, positions: [fen] }) !== null))
        .map((fen) => `${lesson.id} ${JSON.stringify(fen)}`),
    );
    expect(unused).toEqual([]);
  });

  it('have texts for their steps in every language, and no others', () => {
    for (const { lessons } of Object.values(LANGUAGES)) {
      const texts: Readonly<Record<string, LessonText>> = lessons;
      for (const lesson of [...RULE_LESSONS, ...STRATEGY_LESSONS])
        expect(texts[lesson.id]?.steps.length, lesson.id).toBe(lesson.steps.length);
    }
  });
});
