import type { Position, RuleSet } from '@merellier/rules';
import { positionFor, type RuleLesson, type Section } from './lesson.ts';
import { DRAUGHTS_LESSONS } from './lessons/draughts-lessons.ts';
import { MILL_LESSONS } from './lessons/mill-lessons.ts';

/** All lessons on rules, of both families. */
export const RULE_LESSONS: readonly RuleLesson[] = [...MILL_LESSONS, ...DRAUGHTS_LESSONS];

const suits = new Map<string, Position | null>();

/** Whether a lesson suits a rule set: asked often, found once. */
function isFor(rules: RuleSet, lesson: RuleLesson): boolean {
  const key = `${rules.id} ${JSON.stringify(rules.changes)} ${lesson.id}`;
  let position = suits.get(key);
  if (position === undefined) {
    position = positionFor(rules, lesson);
    suits.set(key, position);
  }
  return position !== null;
}

/** The lessons that suit a rule set, of one part of its page or of all. */
export const lessonsFor = (rules: RuleSet, section?: Section): readonly RuleLesson[] =>
  RULE_LESSONS.filter((lesson) => (section === undefined || lesson.section === section) && isFor(rules, lesson));

/** The name under which it is kept that a lesson of a rule set was done. */
export const markOf = (rules: RuleSet, lesson: RuleLesson): string => `${rules.id}/${lesson.id}`;
