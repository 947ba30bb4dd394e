import type { Position, RuleSet, Step, Walk } from '@merellier/rules';
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';

/** What a player whose opponent missed a capture does about it: chosen by a button, before the turn. */
export type HuffChoice = 'huff' | 'pass';

/** Where turns are played. */
export interface TurnParts {
  readonly rules: Accessor<RuleSet>;
  readonly position: Accessor<Position>;
  /** Whether a person may play here now. */
  readonly isOpen: Accessor<boolean>;
}

/** The turn that a person is walking through on a board. */
export type TurnUnderWay = ReturnType<typeof createTurnUnderWay>;

const NO_WALKS: readonly Walk[] = [];

/** Follows a turn on the way: what was done of it, where it may stop, and which walks the board leads along. */
export function createTurnUnderWay({ rules, position, isOpen }: TurnParts) {
  /** Counts the turns that were put back half done: the board then leads through new walks, from their beginning. */
  const [restarts, setRestarts] = createSignal(0);
  const allWalks = createMemo(() => {
    restarts();
    return isOpen() ? rules().walks(position()) : NO_WALKS;
  });
  const [done, setDone] = createSignal<readonly Step[]>([]);
  /** The walk that is complete already where the turn may stop here. */
  const [stop, setStop] = createSignal<number | null>(null);
  const [huffChoice, setHuffChoice] = createSignal<HuffChoice | null>(null);
  createEffect(
    on(position, () => {
      setDone([]);
      setStop(null);
      setHuffChoice(null);
    }),
  );

  const opens = (walk: Walk, kind: Step['kind']): boolean => walk.steps[0]?.kind === kind;
  const canHuff = createMemo(() => allWalks().some((walk) => opens(walk, 'huff')));
  /** The walks that the board leads along now. */
  const walks = createMemo(() => {
    const choice = huffChoice();
    if (!canHuff() || !choice) return allWalks();
    return allWalks().filter((walk) => opens(walk, 'huff') === (choice === 'huff'));
  });
  /** Turns that are said rather than played on the board: a forced pass, a demand. */
  const sayable = createMemo(() =>
    allWalks().flatMap(({ turn, steps: [step] }) => (step?.kind === 'say' ? [{ turn, what: step.what }] : [])),
  );

  /** The board says how far the turn is; `complete` is the walk that it could end with here. */
  function stepped(steps: readonly Step[], complete: number | null): void {
    setDone(steps);
    setStop(complete);
  }

  /** Takes back what was done of a turn that is not finished. */
  function putBack(): void {
    stepped([], null);
    setRestarts((count) => count + 1);
  }

  return { walks, done, stop, huffChoice, setHuffChoice, canHuff, sayable, stepped, putBack };
}
