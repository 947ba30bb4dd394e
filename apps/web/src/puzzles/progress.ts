import * as v from 'valibot';
import { readJson, recordOf } from '../browser/schema.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { dayBefore } from './daily.ts';
import type { RunMode } from './run.ts';

/** How a puzzle was solved: at once, or after help or wrong turns. */
export type Solved = 'clean' | 'helped';

/** What a player has solved. Immutable. */
export interface Progress {
  readonly solved: Readonly<Record<string, Solved>>;
  /** The last day whose puzzle was solved, and how many days in a row. */
  readonly lastDay: string | null;
  readonly streak: number;
  /** How the puzzles of days were solved, on their days. */
  readonly days: Readonly<Record<string, Solved>>;
  /** The best runs: of each mode and rule set, `storm marelle`. */
  readonly best: Readonly<Record<string, number>>;
}

export const NO_PROGRESS: Progress = { solved: {}, lastDay: null, streak: 0, days: {}, best: {} };

/** Puzzles solved more than once keep the best of it. */
export function withSolved(progress: Progress, id: string, how: Solved): Progress {
  if (progress.solved[id] === 'clean') return progress;
  return { ...progress, solved: { ...progress.solved, [id]: how } };
}

/** The puzzle of a day is solved: the row of days grows, or begins anew. */
export function withDay(progress: Progress, day: string, how: Solved): Progress {
  if (progress.lastDay === day) return progress;
  const streak = progress.lastDay === dayBefore(day) ? progress.streak + 1 : 1;
  return { ...progress, lastDay: day, streak, days: { ...progress.days, [day]: how } };
}

/** The best score of a mode with a rule set; 0 where it was never played. */
export const bestOf = ({ best }: Progress, mode: RunMode, rules: string): number => best[`${mode} ${rules}`] ?? 0;

/** A run is over: its score is kept where it is the best. */
export const withScore = (progress: Progress, mode: RunMode, rules: string, score: number): Progress =>
  score <= bestOf(progress, mode, rules)
    ? progress
    : { ...progress, best: { ...progress.best, [`${mode} ${rules}`]: score } };

/** How many days in a row up to now: a row that was broken counts no longer. */
export const streakOn = ({ lastDay, streak }: Progress, today: string): number =>
  lastDay === today || lastDay === dayBefore(today) ? streak : 0;

const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0));
const HOW = v.picklist(['clean', 'helped']);
const SAVED = v.object({
  solved: recordOf(HOW),
  lastDay: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))), null),
  streak: v.fallback(COUNT, 0),
  days: recordOf(HOW),
  best: recordOf(COUNT),
});

export function readProgress(): Progress {
  const saved = readJson(SAVED, readStored('local', 'puzzles'));
  if (!saved) return NO_PROGRESS;
  return saved.lastDay === null ? { ...saved, streak: 0 } : saved;
}

/** False where the browser keeps nothing. */
export const writeProgress = (progress: Progress): boolean => writeStored('local', 'puzzles', JSON.stringify(progress));
