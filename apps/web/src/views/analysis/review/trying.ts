import type { RefutationStep } from '@merellier/engine';
import { addTurn, type Game, positionOf } from '@merellier/rules';
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Fault } from './fault.ts';

/** Turns of a refutation that are tried out on the board: the game itself stays as it is. */
export interface Trying {
  /** The steps from the position before the fault on, the last of which has just been played; empty where nothing is tried. */
  readonly path: Accessor<readonly RefutationStep[]>;
  readonly goTo: (path: readonly RefutationStep[]) => void;
  /** The game with these turns; null where nothing is tried. */
  readonly game: Accessor<Game | null>;
}

/** To be called within a Solid root. */
export function createTrying(fault: Accessor<Fault | null>): Trying {
  const [path, setPath] = createSignal<readonly RefutationStep[]>([]);
  // What is tried belongs to one fault.
  createEffect(on(fault, () => setPath([]), { defer: true }));
  const game = createMemo(() => {
    const start = fault()?.game;
    if (!start || path().length === 0) return null;
    return path().reduce((now, { turn }) => addTurn(now, turn, positionOf(now).dice), start);
  });
  return { path, goTo: setPath, game };
}
