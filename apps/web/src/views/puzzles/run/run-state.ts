import { type Accessor, createSignal, onCleanup } from 'solid-js';
import type { Puzzle } from '../../../puzzles/puzzle.ts';
import { answered, beginRun, climbing, currentOf, isOver, type Run, type RunMode } from '../../../puzzles/run.ts';

/** How often the clock of a storm is looked at, in milliseconds. */
const TICK = 200;
/** Seconds left at which it is said how many. */
const SAID: readonly number[] = [60, 30, 10];

/** A run that is being played. */
export interface RunState {
  readonly run: Accessor<Run>;
  readonly current: () => Puzzle | null;
  readonly isOver: () => boolean;
  /** Seconds left; null in a streak. */
  readonly left: Accessor<number | null>;
  readonly answer: (right: boolean) => void;
  /** Ends it before its time. */
  readonly stop: () => void;
}

interface RunParts {
  readonly mode: RunMode;
  /** The easy ones first. */
  readonly puzzles: readonly Puzzle[];
  readonly random: () => number;
  readonly now: () => number;
  /** Hears that few seconds are left. */
  readonly onFew: (seconds: number) => void;
  readonly onOver: (run: Run) => void;
}

export function createRun({ mode, puzzles, random, now, onFew, onOver }: RunParts): RunState {
  const [run, setRun] = createSignal(beginRun(mode, climbing(puzzles, random), now()));
  const [over, setOver] = createSignal(false);
  const leftNow = (): number | null => {
    const { endsAt } = run();
    return endsAt === null ? null : Math.max(0, Math.ceil((endsAt - now()) / 1000));
  };
  const [left, setLeft] = createSignal(leftNow());
  let said = Number.POSITIVE_INFINITY;

  function end(): void {
    if (over()) return;
    clearInterval(timer);
    setOver(true);
    onOver(run());
  }

  function look(): void {
    const seconds = leftNow();
    setLeft(seconds);
    if (isOver(run(), now())) end();
    const due = SAID.filter((each) => seconds !== null && seconds <= each && each < said).at(-1);
    if (due === undefined || over()) return;
    said = due;
    onFew(due);
  }

  const timer = setInterval(look, TICK);
  onCleanup(() => clearInterval(timer));
  return {
    run,
    left,
    isOver: over,
    current: () => (over() ? null : currentOf(run(), Number.NEGATIVE_INFINITY)),
    answer(right) {
      if (over()) return;
      setRun(answered(run(), right));
      look();
    },
    stop: end,
  };
}
