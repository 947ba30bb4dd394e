import type { Position, RuleSet } from '@merellier/rules';
import { writeFen, writeTurn } from '@merellier/rules/notation';
import { openPuzzle } from '../../../puzzles/attempt.ts';
import type { Puzzle } from '../../../puzzles/puzzle.ts';
import { answered, type Lesson, positionFor, prepared, sortTurns } from '../../learn/lesson.ts';
import { lessonsFor } from '../../learn/rule-lessons.ts';
import { lessonText } from '../../learn/strings/find-text.ts';
import type { LearnStrings } from '../../learn/strings/fr.ts';

/** A position that can be shown to the class, with the question that goes with it. */
export interface Offer {
  readonly id: string;
  readonly title: string;
  readonly rules: RuleSet;
  readonly position: Position;
  /** The position as text. */
  readonly fen: string;
  readonly text: string;
  /** The turns that are right; null where that is for the teacher to say. */
  readonly right: readonly string[] | null;
}

/** More right turns than these are not sent: then any will do. */
const MOST_RIGHT = 40;

/** A puzzle as a question; null where the rules no longer know it. */
export function puzzleOffer(puzzle: Puzzle, title: string, text: string): Offer | null {
  const opened = openPuzzle(puzzle);
  const [best] = puzzle.line;
  if (!opened || best === undefined) return null;
  const { rules, position } = opened;
  return { id: puzzle.id, title, rules, position, fen: puzzle.fen, text, right: [best] };
}

/** Every step of the lessons of a rule set as a question. */
export const lessonOffers = (rules: RuleSet, strings: LearnStrings): readonly Offer[] =>
  lessonsFor(rules).flatMap((lesson) => stepsOf(rules, lesson, strings));

function stepsOf(rules: RuleSet, lesson: Lesson, strings: LearnStrings): readonly Offer[] {
  const words = lessonText(strings, lesson.id);
  const offers: Offer[] = [];
  let position = positionFor(rules, lesson);
  for (const [i, step] of lesson.steps.entries()) {
    if (!position) break;
    const here: Position = prepared(rules, position, step);
    const { right } = sortTurns(rules, here, step);
    const [first] = right;
    if (!first) break;
    offers.push({
      id: `${lesson.id}-${i + 1}`,
      title: lesson.steps.length > 1 ? `${words.title} (${i + 1})` : words.title,
      ...{ rules, position: here, fen: writeFen(rules, here), text: words.steps[i]?.task ?? '' },
      right: right.length > MOST_RIGHT ? null : right.map((turn) => writeTurn(rules, here, turn)),
    });
    position = answered(rules, rules.play(here, first), step)?.position ?? null;
  }
  return offers;
}
