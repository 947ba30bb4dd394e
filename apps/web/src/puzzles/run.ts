import type { Puzzle } from './puzzle.ts';

/** As many as possible in three minutes, or as many as possible without a mistake. */
export const RUN_MODES = ['storm', 'streak'] as const;
export type RunMode = (typeof RUN_MODES)[number];

/** How long a storm lasts, and what a wrong turn costs, in milliseconds. */
const STORM_MILLIS = 180_000;
const PENALTY_MILLIS = 10_000;
/** Puzzles after which a run has climbed from the easiest to the hardest. */
const CLIMB = 60;
/** The next one is drawn among so many that are about as hard. */
const ABOUT = 0.04;
const LEAST_ABOUT = 12;

/** Puzzles one after the other, ever harder; each is answered by one turn. Immutable. */
export interface Run {
  readonly mode: RunMode;
  /** All that can come, in the order in which they do. */
  readonly puzzles: readonly Puzzle[];
  /** Whether each that was answered was right. */
  readonly answers: readonly boolean[];
  /** When a storm is over, in milliseconds of the clock it began by; null for a streak. */
  readonly endsAt: number | null;
}

export const beginRun = (mode: RunMode, puzzles: readonly Puzzle[], now: number): Run => ({
  ...{ mode, puzzles, answers: [], endsAt: mode === 'storm' ? now + STORM_MILLIS : null },
});

/** What a turn in the present puzzle makes of it. */
export function answered(run: Run, right: boolean): Run {
  const endsAt = run.endsAt === null || right ? run.endsAt : run.endsAt - PENALTY_MILLIS;
  return { ...run, answers: [...run.answers, right], endsAt };
}

/** The puzzle to be solved now; null where the run is over. */
export const currentOf = (run: Run, now: number): Puzzle | null =>
  isOver(run, now) ? null : (run.puzzles[run.answers.length] ?? null);

export function isOver({ mode, answers, puzzles, endsAt }: Run, now: number): boolean {
  if (answers.length >= puzzles.length) return true;
  return mode === 'streak' ? answers.includes(false) : endsAt !== null && now >= endsAt;
}

export const scoreOf = ({ answers }: Run): number => answers.filter((right) => right).length;

/** Those that were answered wrongly. */
export const missedIn = ({ answers, puzzles }: Run): readonly Puzzle[] =>
  puzzles.filter((_, i) => answers[i] === false);

/** The order of a run: every puzzle once, from easy to hard, drawn among those about as hard. `sorted`: the easy ones first. */
export function climbing(sorted: readonly Puzzle[], random: () => number): readonly Puzzle[] {
  const left = [...sorted];
  const order: Puzzle[] = [];
  const about = Math.max(LEAST_ABOUT, Math.floor(sorted.length * ABOUT));
  for (let i = 0; left.length > 0; i++) {
    const from = Math.floor(Math.max(0, left.length - about) * Math.min(1, i / CLIMB));
    const at = from + Math.floor(random() * Math.min(about, left.length - from));
    order.push(...left.splice(at, 1));
  }
  return order;
}
