import type { Words } from '@merellier/words';
import type { Opened } from '../../puzzles/attempt.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import type { PuzzlesStrings } from './strings/fr.ts';

/** What is sought in a puzzle, in one sentence. */
export function goalOf(s: PuzzlesStrings, words: Words, { puzzle, position }: Opened): string {
  const name = words.side(position.toPlay);
  const { value, winIn } = puzzle.goal;
  return winIn ? s.winIn(name, winIn) : value === 'win' ? s.win(name) : s.draw(name);
}

/** What makes it a puzzle: all other turns come to less. */
export function whyOf(s: PuzzlesStrings, { puzzle }: Opened): string {
  const { value, winIn } = puzzle.goal;
  return s.why[puzzle.kind === 'only' ? 'only' : winIn ? 'fast' : value];
}

/** A puzzle by its rules and how hard it is. */
export const puzzleSaid = (s: PuzzlesStrings, words: Words, { grade, rules }: Puzzle): string =>
  `${words.rules(rules).name}, ${s.grades[grade - 1] ?? ''}`;
