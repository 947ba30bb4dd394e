import type { Root, SearchResult } from '@merellier/engine';
import type { Position, RuleSet } from '@merellier/rules';
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Analyst } from '../../analyst/analyst.ts';

/** Milliseconds after which the engine rests by itself; it goes on without an end when it is told to. */
const SPELL = 20_000;
export const LINE_COUNTS = [1, 2, 3, 4, 5] as const;

/** What the engine has found about one position. */
export interface Found {
  readonly position: Position;
  readonly result: SearchResult;
  /** Whether it has stopped thinking about it. */
  readonly done: boolean;
}

/** The engine's thinking about the position that is looked at. */
export interface Thinking {
  /** What it has found about this position; null for nothing yet. */
  readonly current: Accessor<Found | null>;
  readonly running: Accessor<boolean>;
  /** Whether the engine did not load, or fell over. */
  readonly lost: Accessor<boolean>;
  readonly lineCount: Accessor<number>;
  readonly setLineCount: (count: number) => void;
  readonly start: () => void;
  /** Stops the engine: what is shown now is what it has found. */
  readonly stop: () => void;
  /** Forgets what was found: another game is on the board. */
  readonly forget: () => void;
}

interface ThinkingParts {
  readonly analyst: Analyst;
  readonly rules: Accessor<RuleSet>;
  /** The position that is shown, and how the game came to it. */
  readonly position: Accessor<Position>;
  readonly root: () => Root;
  /** Whether there is anything to think about here. */
  readonly canThink: Accessor<boolean>;
  /** Whether the engine has to wait: for a review, or while a position is set up. */
  readonly isHeld: () => boolean;
  /** Whether exact values of the position's turns are known: then the engine thinks again, with them. */
  readonly isExact: Accessor<boolean>;
}

/** Has the engine think about the position as long as that is wanted; to be called within a Solid root. */
export function createThinking({ analyst, rules, position, root, canThink, isHeld, isExact }: ThinkingParts): Thinking {
  const [wanted, setWanted] = createSignal(true);
  const [endless, setEndless] = createSignal(false);
  const [lineCount, setLineCount] = createSignal<number>(3);
  const [found, setFound] = createSignal<Found | null>(null);
  const [lost, setLost] = createSignal(false);
  const [tries, setTries] = createSignal(0);
  const hidden = createHidden();
  // While nobody looks, the engine rests.
  const paused = (): boolean => hidden() || isHeld();
  const current = createMemo(() => (found()?.position === position() ? found() : null));
  createEffect(on(position, () => setEndless(false), { defer: true }));
  createEffect(
    on(
      [position, wanted, endless, lineCount, paused, tries, isExact],
      ([now, isWanted, isEndless, lines, isPaused]) => {
        if (!isWanted || isPaused || !canThink()) return;
        setLost(false);
        const end = analyst.think(rules(), root(), lines, isEndless ? {} : { millis: SPELL }, {
          onResult: (result, done) => setFound({ position: now, result, done }),
          onLost: () => setLost(true),
        });
        onCleanup(end);
      },
    ),
  );
  return {
    current,
    running: createMemo(() => wanted() && canThink() && !paused() && !lost() && !current()?.done),
    ...{ lost, lineCount, setLineCount },
    start() {
      if (lost()) setTries(tries() + 1);
      if (wanted() && current()?.done) setEndless(true);
      setWanted(true);
    },
    stop() {
      setWanted(false);
      setFound((now) => now && { ...now, done: true });
    },
    forget: () => void setFound(null),
  };
}

/** Whether the page is out of sight. */
function createHidden(): Accessor<boolean> {
  const [hidden, setHidden] = createSignal(document.hidden);
  const look = (): void => void setHidden(document.hidden);
  document.addEventListener('visibilitychange', look);
  onCleanup(() => document.removeEventListener('visibilitychange', look));
  return hidden;
}
