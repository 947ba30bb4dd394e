import { dayBefore, puzzleOfDay } from '../../puzzles/daily.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';

/** How many puzzles stand side by side. */
const ROW = 7;

/** A day, `2026-11-22`, and its puzzle. */
export interface DayPuzzle {
  readonly day: string;
  readonly puzzle: Puzzle;
}

/** The puzzles of a week that ends today. */
export function weekUpTo(puzzles: readonly Puzzle[], today: string): readonly DayPuzzle[] {
  const days: string[] = [];
  for (let day = today; days.length < ROW; day = dayBefore(day)) days.unshift(day);
  return days.flatMap((day) => {
    const puzzle = puzzleOfDay(puzzles, day);
    return puzzle ? [{ day, puzzle }] : [];
  });
}

/** A puzzle among those beside it in a list, as many as make a row. */
export function neighbours(puzzles: readonly Puzzle[], puzzle: Puzzle): readonly Puzzle[] {
  const begin = Math.min(puzzles.indexOf(puzzle) - Math.floor(ROW / 2), puzzles.length - ROW);
  return puzzles.slice(Math.max(0, begin), Math.max(0, begin) + ROW);
}

/** The day as a date at which it can be written, whatever the clock does there. */
export const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);
