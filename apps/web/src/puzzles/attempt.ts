import { type Position, type RuleSet, readRuleSet, type Turn } from '@merellier/rules';
import { readFen, readTurn, writeTurn } from '@merellier/rules/notation';
import type { Puzzle } from './puzzle.ts';

/** A puzzle ready to be played: its rules and its position. */
export interface Opened {
  readonly puzzle: Puzzle;
  readonly rules: RuleSet;
  readonly position: Position;
}

/** Opens a puzzle; null where the rules no longer know what it says. */
export function openPuzzle(puzzle: Puzzle): Opened | null {
  const rules = readRuleSet(puzzle.rules, {});
  if (!rules.ok) return null;
  const position = readFen(rules.value, puzzle.fen);
  return position.ok ? { puzzle, rules: rules.value, position: position.value } : null;
}

/** What a turn does: the best one, or what it leads to and the answer that shows it. */
export type Judged =
  | { readonly right: true }
  | { readonly right: false; readonly value: 'draw' | 'loss' | 'slower'; readonly answer: Turn | null };

/** Judges a legal turn of the puzzle's position. */
export function judge({ puzzle, rules, position }: Opened, turn: Turn): Judged {
  const text = writeTurn(rules, position, turn);
  if (text === puzzle.line[0]) return { right: true };
  const other = puzzle.others.find(([written]) => written === text);
  const after = rules.play(position, turn);
  const answer = other?.[2] ? readTurn(rules, after, other[2]) : null;
  return { right: false, value: other?.[1] ?? 'slower', answer: answer?.ok ? answer.value : null };
}

/**
 * What threatens: the answer that most wrong turns meet, and a position in which it is played. Null where none is known, or
 * where it would tell the turn that is sought.
 */
export function threatIn({ puzzle, rules, position }: Opened): { before: Position; turn: Turn } | null {
  const answers = puzzle.others.flatMap(([, , answer]) => (answer ? [answer] : []));
  const often = (text: string): number => answers.filter((each) => each === text).length;
  const most = answers.reduce((best, each) => (often(each) > often(best) ? each : best), answers[0] ?? '');
  const wrong = puzzle.others.find(([, , answer]) => answer === most);
  if (most === puzzle.line[0]) return null;
  const turn = wrong && readTurn(rules, position, wrong[0]);
  if (!turn?.ok) return null;
  const before = rules.play(position, turn.value);
  const answer = readTurn(rules, before, most);
  return answer.ok ? { before, turn: answer.value } : null;
}

/** The turns of the solution, each with the position before it. */
export function solutionOf({ puzzle, rules, position }: Opened): readonly { before: Position; turn: Turn }[] {
  const steps: { before: Position; turn: Turn }[] = [];
  let before = position;
  for (const text of puzzle.line) {
    const turn = readTurn(rules, before, text);
    if (!turn.ok) break;
    steps.push({ before, turn: turn.value });
    before = rules.play(before, turn.value);
  }
  return steps;
}
