import type { Parameters, Position, RuleSet, Throw, Turn } from '@merellier/rules';
import { readFen, readTurn } from '@merellier/rules/notation';
import type { TermId } from './glossary.ts';
import { SORTS, type Sort } from './sorts.ts';
import { factsOf, ORDINARY } from './turn-facts.ts';

/** One turn that a lesson asks for, or a throw and the turn after it. */
export interface LessonStep {
  /** The turns that are asked for. */
  readonly right: Sort;
  /** What the other turns are told apart by, the first that fits; `any` fits all. Each has its sentence in every language. */
  readonly others?: readonly Sort[];
  /** The dice that are thrown at a press; an ordinary throw lies there from the beginning where none is named. */
  readonly dice?: Throw;
  /** What the other side answers, as it is written: the first of these that is legal. */
  readonly reply?: readonly string[];
}

/** A position for one board only, by its id without regard to how its squares are named. */
export interface BoardFen {
  readonly board: string;
  readonly fen: string;
}

/** A small position that one plays on, with a task that the rules check. Its sentences are in the view's strings. */
export interface Lesson<Id extends string = string> {
  readonly id: Id;
  /** Which rule sets it is for, judged by their parameters; the position decides too. Left out: every one. */
  readonly suits?: (parameters: Parameters) => boolean;
  /** Positions, one for each kind of board; the first that can stand and has what is asked for is taken. */
  readonly positions: readonly (string | BoardFen)[];
  readonly steps: readonly LessonStep[];
  /** Words of the glossary that help here. */
  readonly terms: readonly TermId[];
}

/** The parts of a rule set's page. */
export type Section =
  | 'goal'
  | 'placing'
  | 'moving'
  | 'taking'
  | 'flying'
  | 'dice'
  | 'man'
  | 'capture'
  | 'king'
  | 'huffing'
  | 'end';

/** A lesson on a rule: under which heading it stands on the pages of the rule sets that it suits. */
export interface RuleLesson<Id extends string = string> extends Lesson<Id> {
  readonly section: Section;
}

/** The position that a lesson begins with under these rules; null where it does not suit them. */
export function positionFor(rules: RuleSet, lesson: Lesson): Position | null {
  if (lesson.suits && !lesson.suits(rules.parameters)) return null;
  for (const one of lesson.positions) {
    if (typeof one === 'object' && one.board !== rules.board.id.replace('-letters', '')) continue;
    const read = readFen(rules, typeof one === 'object' ? one.fen : one);
    if (!read.ok) continue;
    const ready = prepared(rules, read.value, lesson.steps[0]);
    if (leads(rules, ready, lesson.steps)) return read.value;
  }
  return null;
}

/** Whether the task can be done to its end on every right way, and leaves a choice where it claims one. */
function leads(rules: RuleSet, position: Position, [step, ...rest]: readonly LessonStep[]): boolean {
  if (!step) return true;
  const { right, other } = sortTurns(rules, position, step);
  if (right.length === 0 || (step.others !== undefined && other.length === 0)) return false;
  if (rest.length === 0) return true;
  return right.every((turn) => {
    const after = answered(rules, rules.play(position, turn), step);
    return after !== null && leads(rules, prepared(rules, after.position, rest[0]), rest);
  });
}

/** The position with the dice that the step is about, or an ordinary throw where dice are not the matter. */
export function prepared(rules: RuleSet, position: Position, step: LessonStep | undefined): Position {
  return rules.awaitsThrow(position) ? rules.throwDice(position, step?.dice ?? ORDINARY) : position;
}

/** The legal turns, those asked for apart from the others. */
export function sortTurns(rules: RuleSet, position: Position, step: LessonStep): { right: Turn[]; other: Turn[] } {
  const [right, other]: [Turn[], Turn[]] = [[], []];
  for (const turn of rules.turns(position)) (isRight(rules, position, turn, step) ? right : other).push(turn);
  return { right, other };
}

export const isRight = (rules: RuleSet, position: Position, turn: Turn, step: LessonStep): boolean =>
  SORTS[step.right](factsOf(rules, position, turn), position.toPlay);

/** Which of the other sorts a turn is that was not asked for. */
export const otherSort = (rules: RuleSet, position: Position, turn: Turn, step: LessonStep): Sort => {
  const facts = factsOf(rules, position, turn);
  return step.others?.find((sort) => SORTS[sort](facts, position.toPlay)) ?? 'any';
};

/** The position after the other side's answer; null where none of the answers written down can be played. */
export function answered(
  rules: RuleSet,
  position: Position,
  step: LessonStep,
): { readonly position: Position; readonly turn: Turn | null } | null {
  if (!step.reply) return { position, turn: null };
  const before = rules.awaitsThrow(position) ? rules.throwDice(position, ORDINARY) : position;
  for (const text of step.reply) {
    const read = readTurn(rules, before, text);
    if (read.ok) return { position: rules.play(before, read.value), turn: read.value };
  }
  return null;
}
