import type { Grade } from './puzzle.ts';

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

/** So many days, the last one last. */
export function daysUpTo(last: string, count: number): readonly string[] {
  const days: string[] = [];
  for (let day = last; days.length < count; day = dayBefore(day)) days.unshift(day);
  return days;
}

/** How hard the puzzle of the day is, from Sunday on: easy on Monday, hard at the end of the week. */
const GRADES: readonly Grade[] = [5, 1, 2, 2, 3, 3, 4];

/** Which puzzle it is: so many of its grade come before it in its rule set. */
export interface DailyPlace {
  readonly rules: string;
  readonly grade: Grade;
  readonly index: number;
}

/**
 * Where the puzzle of a day stands: the same for everybody, and none twice before all of its grade have had their day.
 * `counts` says how many puzzles of each grade every rule set has. Null where there are none.
 */
export function placeOfDay(counts: Readonly<Record<string, readonly number[]>>, day: string): DailyPlace | null {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const days = Math.floor(Date.UTC(year, month - 1, date) / 86_400_000);
  // Day 0 of that count was a Thursday.
  const weekday = (days + 4) % 7;
  const grade = GRADES[weekday] as Grade;
  const ofGrade = Object.entries(counts).map(([rules, all]) => [rules, all[grade - 1] ?? 0] as const);
  const total = ofGrade.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return null;
  const perWeek = GRADES.filter((each) => each === grade).length;
  const turn = Math.floor(days / 7) * perWeek + GRADES.slice(0, weekday).filter((each) => each === grade).length;
  let index = (turn * strideOver(total)) % total;
  for (const [rules, count] of ofGrade) {
    if (index < count) return { rules, grade, index };
    index -= count;
  }
  return null;
}

/** A step that visits all places before it comes back, far enough for the rule sets to come mixed. */
function strideOver(total: number): number {
  let stride = Math.max(1, Math.floor(total * 0.618));
  while (common(stride, total) > 1) stride--;
  return stride;
}

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
