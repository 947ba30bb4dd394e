import type { Position, Step, Turn } from '@merellier/rules';
import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { FollowedGame } from './followed-game.ts';
import { findWalk, premovePosition } from './premove.ts';
import type { ShownBoard } from './shown-board.ts';

/** A turn that is chosen while the other side still thinks, and played as soon as it may be. */
export interface PlannedTurn {
  /** Its steps; null for none. */
  readonly premove: Accessor<readonly Step[] | null>;
  readonly setPremove: (steps: readonly Step[] | null) => void;
  /** The position in which one may be planned; null where none may, or where one is planned already. */
  readonly aheadPosition: Accessor<Position | null>;
  /** Plays it where the turn has come, or gives it up where it can no longer be played. */
  readonly playNow: () => void;
}

interface PlannedTurnParts {
  readonly followed: FollowedGame;
  readonly board: ShownBoard;
  readonly play: (turn: Turn) => void;
  /** Hears that what was planned is no longer legal. */
  readonly onGone: () => void;
}

export function createPlannedTurn({ followed, board, play, onGone }: PlannedTurnParts): PlannedTurn {
  const [premove, setPremove] = createSignal<readonly Step[] | null>(null);
  const { shown, rules, position, isPlaying, isMyTurn, isOver } = board;
  return {
    ...{ premove, setPremove },
    aheadPosition: createMemo(() => {
      const side = followed.mySide();
      if (!isPlaying() || isMyTurn() || !side || premove()) return null;
      return premovePosition(shown(), side);
    }),
    playNow() {
      const steps = premove();
      if (!steps || !isMyTurn()) {
        if (isOver()) setPremove(null);
        return;
      }
      setPremove(null);
      const walk = findWalk(rules(), position(), steps);
      if (walk) play(walk.turn);
      else onGone();
    },
  };
}
