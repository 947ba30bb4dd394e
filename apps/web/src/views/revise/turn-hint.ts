import type { Words } from '@merellier/words';
import { threatIn } from '../../puzzles/attempt.ts';
import { factsOf } from '../learn/turn-facts.ts';
import type { PuzzlesStrings } from '../puzzles/strings/fr.ts';
import type { TurnQuestion } from './questions.ts';
import type { ReviseStrings } from './strings/fr.ts';

interface HintWords {
  readonly s: ReviseStrings;
  readonly puzzles: PuzzlesStrings;
  readonly words: Words;
}

/** A hint that does not give the turn away: the idea of a puzzle, what threatens, or where to look. */
export function turnHint({ s, puzzles, words }: HintWords, question: TurnQuestion): string {
  const { puzzle, rules, position, solution } = question;
  if (puzzle && puzzle.puzzle.theme !== 'defence') return puzzles.hintTheme(puzzles.themes[puzzle.puzzle.theme]);
  const threat = puzzle && threatIn(puzzle);
  if (threat) return puzzles.hintThreat(words.turnSaid(rules, threat.before, threat.turn));
  const best = (solution[0] as (typeof solution)[number]).turn;
  const facts = factsOf(rules, position, best);
  if (facts.closes > 0) return s.hints.closes;
  if (facts.takes > 0) return s.hints.takes;
  if (facts.from !== null) return s.hints.from(rules.board.names[facts.from] ?? '');
  const near = facts.to === null ? undefined : rules.board.neighbours[facts.to]?.[0];
  return s.hints.near(rules.board.names[near ?? facts.to ?? 0] ?? '');
}
