import type { Position, RuleSet, Step, Walk } from '@merellier/rules';
import { type Accessor, batch, createEffect, createMemo, createSignal, on } from 'solid-js';

/** What a player does whose opponent missed a capture: chosen by a button, before the turn. */
export type HuffChoice = 'huff' | 'pass';

/** Where turns are played. */
export interface TurnParts {
  readonly rules: Accessor<RuleSet>;
  readonly position: Accessor<Position>;
  /** Whether a person may play here now. */
  readonly isOpen: Accessor<boolean>;
  /** Whether another board is shown for a while: a turn that was left half done waits. */
  readonly isAway?: Accessor<boolean>;
  /** A turn that was left half done, to go on from. */
  readonly left?: HalfTurn | null;
}

/** The steps that were done of a turn, and the position in which it is played. */
export interface HalfTurn {
  readonly position: Position;
  readonly steps: readonly Step[];
}

/** The turn that a person is walking through on a board, as signals. */
export type TurnUnderWay = ReturnType<typeof createTurnUnderWay>;

const NO_WALKS: readonly Walk[] = [];

/**
 * Follows a turn that is being played on a {@link BoardView}: what was done of it, where it may stop, which walks the board
 * leads along, and what is said rather than played (a pass, a demand).
 */
export function createTurnUnderWay({ rules, position, isOpen, isAway = () => false, left = null }: TurnParts) {
  /** Counts the turns that were put back half done: the board then leads through new walks, from their beginning. */
  const [restarts, setRestarts] = createSignal(0);
  const allWalks = createMemo(() => {
    restarts();
    return isOpen() ? rules().walks(position()) : NO_WALKS;
  });
  // What was done belongs to its position.
  const [half, setHalf] = createSignal(left);
  const done = createMemo((): readonly Step[] => (half()?.position === position() ? (half()?.steps ?? []) : []));
  /** The walk that is complete already where the turn may stop here. */
  const [stopping, setStopping] = createSignal<{ readonly position: Position; readonly walk: number } | null>(null);
  const stop = (): number | null => (stopping()?.position === position() ? (stopping()?.walk ?? null) : null);
  const [choice, setChoice] = createSignal<{ readonly position: Position; readonly huff: HuffChoice } | null>(null);
  const huffChoice = (): HuffChoice | null => (choice()?.position === position() ? (choice()?.huff ?? null) : null);
  createEffect(
    on([position, isAway], ([now, away]) => {
      if (away) return;
      if (half()?.position !== now) setHalf(null);
      if (stopping()?.position !== now) setStopping(null);
      if (choice()?.position !== now) setChoice(null);
    }),
  );

  const opens = (walk: Walk, kind: Step['kind']): boolean => walk.steps[0]?.kind === kind;
  const canHuff = createMemo(() => allWalks().some((walk) => opens(walk, 'huff')));
  /** The walks that the board leads along now. */
  const walks = createMemo(() => {
    const chosen = huffChoice();
    if (!canHuff() || !chosen) return allWalks();
    return allWalks().filter((walk) => opens(walk, 'huff') === (chosen === 'huff'));
  });
  /** Huffs, or lets it pass; one piece alone is not asked about: `playWalk` plays its walk at once. */
  function chooseHuff(huff: HuffChoice, playWalk: (index: number) => unknown): void {
    setChoice({ position: position(), huff });
    if (huff === 'huff' && walks().length < 2) playWalk(0);
  }
  /** Turns that are said rather than played on the board: a forced pass, a demand. */
  const sayable = createMemo(() =>
    allWalks().flatMap(({ turn, steps: [step] }) => (step?.kind === 'say' ? [{ turn, what: step.what }] : [])),
  );

  /** The board says how far the turn is; `complete` is the walk that it could end with here. */
  function stepped(steps: readonly Step[], complete: number | null): void {
    batch(() => {
      setHalf({ position: position(), steps });
      setStopping(complete === null ? null : { position: position(), walk: complete });
    });
  }

  /** Takes back what was done of a turn that is not finished. */
  function putBack(): void {
    stepped([], null);
    setRestarts((count) => count + 1);
  }

  return { walks, done, stop, huffChoice, chooseHuff, canHuff, sayable, stepped, putBack };
}
