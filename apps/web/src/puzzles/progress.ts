import { isRecord, parseJson } from '../browser/guards.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { dayBefore } from './daily.ts';

/** How a puzzle was solved: at once, or after help or wrong turns. */
export type Solved = 'clean' | 'helped';

/** What a player has solved. Immutable. */
export interface Progress {
  readonly solved: Readonly<Record<string, Solved>>;
  /** The last day whose puzzle was solved, and how many days in a row. */
  readonly lastDay: string | null;
  readonly streak: number;
}

export const NO_PROGRESS: Progress = { solved: {}, lastDay: null, streak: 0 };

/** Puzzles solved more than once keep the best of it. */
export function withSolved(progress: Progress, id: string, how: Solved): Progress {
  if (progress.solved[id] === 'clean') return progress;
  return { ...progress, solved: { ...progress.solved, [id]: how } };
}

/** The puzzle of a day is solved: the row of days grows, or begins anew. */
export function withDay(progress: Progress, day: string): Progress {
  if (progress.lastDay === day) return progress;
  return { ...progress, lastDay: day, streak: progress.lastDay === dayBefore(day) ? progress.streak + 1 : 1 };
}

/** How many days in a row up to now: a row that was broken counts no longer. */
export const streakOn = ({ lastDay, streak }: Progress, today: string): number =>
  lastDay === today || lastDay === dayBefore(today) ? streak : 0;

export function readProgress(): Progress {
  const saved = parseJson(readStored('local', 'puzzles'));
  if (!isRecord(saved)) return NO_PROGRESS;
  const solved = isRecord(saved['solved']) ? Object.entries(saved['solved']) : [];
  const { lastDay, streak } = saved;
  const isDay = typeof lastDay === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(lastDay);
  return {
    solved: Object.fromEntries(
      solved.filter((entry): entry is [string, Solved] => entry[1] === 'clean' || entry[1] === 'helped'),
    ),
    lastDay: isDay ? lastDay : null,
    streak: isDay && Number.isInteger(streak) && (streak as number) > 0 ? (streak as number) : 0,
  };
}

/** False where the browser keeps nothing. */
export const writeProgress = (progress: Progress): boolean => writeStored('local', 'puzzles', JSON.stringify(progress));
