import { type Parameters, RULE_SET_IDS, type RuleSet, readRuleSet, ruleSet } from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import { answered, type Lesson, otherSort, positionFor, prepared, sortTurns } from './lesson.ts';
import { lessonsFor, RULE_LESSONS } from './rule-prose.ts';
import { de } from './strings/de.ts';
import { en } from './strings/en.ts';
import { fr } from './strings/fr.ts';
import type { LessonText } from './strings/shapes.ts';

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
  { 'mill-at-entry': 'nothing' },
  { 'mill-at-entry': 'forbidden' },
  { 'mill-at-entry': 'extra-turn' },
  { 'mill-by-moving': 'capture-and-extra-turn' },
  { 'mill-at-entry': 'wins', 'mill-by-moving': 'wins' },
  { 'mill-at-entry': 'capture', 'mill-by-moving': 'capture' },
  { men: 5 },
];
const SETS: readonly RuleSet[] = [
  ...RULE_SET_IDS.map((id) => ruleSet(id)),
  ...CHANGES.map((changes) => ruleSet('marelle', changes)).filter(({ changes }) => Object.keys(changes).length > 0),
];
const LANGUAGES = { fr, en, de };

const nameOf = (rules: RuleSet): string => [rules.id, ...Object.entries(rules.changes).flat()].join(' ');

/** Every step of a lesson as it is come to on every right way, with the turns that may be played there. */
function stepsOf(rules: RuleSet, lesson: Lesson) {
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

describe.each(SETS.filter(({ family }) => family === 'mill').map((rules) => [nameOf(rules), rules] as const))(
  'the lessons of %s',
  (_, rules) => {
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

    it.each(Object.entries(LANGUAGES))(
      'say something of every turn that can be played, in %s',
      (_language, strings) => {
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
      },
    );
  },
);

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
        .map((fen) => `${lesson.id} ${fen}`),
    );
    expect(unused).toEqual([]);
  });

  it('have texts for their steps in every language, and no others', () => {
    for (const { lessons } of Object.values(LANGUAGES)) {
      const texts: Readonly<Record<string, LessonText>> = lessons;
      for (const lesson of RULE_LESSONS) expect(texts[lesson.id]?.steps.length, lesson.id).toBe(lesson.steps.length);
    }
  });
});
