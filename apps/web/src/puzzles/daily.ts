import type { Grade, Puzzle } from './puzzle.ts';

/** A day where the reader is: `2026-11-21`. */
export function dayOf(date: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The day before. */
export function dayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return dayOf(new Date(year, month - 1, date - 1));
}

/** How hard the puzzle of the day is: easy on Monday, hard at the end of the week. */
const GRADES: readonly Grade[] = [5, 1, 2, 2, 3, 3, 4];

/** The puzzle of a day: the same for everybody, and none twice before all of its grade have had their day. */
export function puzzleOfDay(puzzles: readonly Puzzle[], day: string): Puzzle | null {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const days = Math.floor(Date.UTC(year, month - 1, date) / 86_400_000);
  // Day 0 of that count was a Thursday.
  const grade = GRADES[(days + 4) % 7];
  const fitting = puzzles.filter((puzzle) => puzzle.grade === grade).sort((a, b) => (tail(a) < tail(b) ? -1 : 1));
  const perWeek = GRADES.filter((each) => each === grade).length;
  const turn = Math.floor(days / 7) * perWeek + GRADES.slice(0, (days + 4) % 7).filter((each) => each === grade).length;
  return fitting[turn % fitting.length] ?? puzzles[0] ?? null;
}

/** The part of a name that says nothing: by it the rule sets come mixed. */
const tail = ({ id }: Puzzle): string => id.slice(-8) + id;
