import type { Trace } from '@merellier/board';
import {
  type Game,
  goTo,
  newGame,
  outcomeOf,
  type Position,
  positionOf,
  type RuleSet,
  type Side,
} from '@merellier/rules';
import { type Accessor, createMemo, createSignal } from 'solid-js';
import { lastTrace } from '../../../lines/trace.ts';
import { shownGame } from '../../../online/game-model.ts';
import type { FollowedGame } from './followed-game.ts';

/** The board of an online game: the game as it is, with the turn that is being sent; or a place in it that is looked at. */
export interface ShownBoard {
  /** Null until something of the game has come. */
  readonly game: Accessor<Game | null>;
  /** The same; until then an empty board, which nobody sees. */
  readonly shown: Accessor<Game>;
  readonly rules: Accessor<RuleSet>;
  readonly position: Accessor<Position>;
  readonly last: Accessor<Trace | null>;
  readonly isOver: Accessor<boolean>;
  /** Whether the game is under way, and shown where it stands. */
  readonly isPlaying: Accessor<boolean>;
  readonly isMyTurn: Accessor<boolean>;
  /** The node that is looked at; null for the game as it is. */
  readonly lookedAt: Accessor<number | null>;
  readonly setLookedAt: (node: number | null) => void;
  /** The node at which the game itself stands, wherever one looks. */
  readonly lastNode: () => number;
  readonly bottom: Accessor<Side>;
  readonly turnBoard: () => void;
}

/** @param blank The rule set of the empty board. */
export function createShownBoard({ model, state, mySide }: FollowedGame, blank: RuleSet): ShownBoard {
  const [lookedAt, setLookedAt] = createSignal<number | null>(null);
  const [turned, setTurned] = createSignal(false);
  const latest = createMemo(() => shownGame(model()));
  const game = createMemo(() => {
    const now = latest();
    const node = lookedAt();
    return now && node !== null && node < now.nodes.length ? goTo(now, node) : now;
  });
  const empty = newGame(blank);
  const shown = (): Game => game() ?? empty;
  const rules = (): RuleSet => shown().rules;
  const position = createMemo(() => positionOf(shown()));
  const isOver = createMemo(() => {
    const now = latest();
    return state()?.phase === 'over' || (now !== null && outcomeOf(now) !== null);
  });
  const isPlaying = createMemo(() => state()?.phase === 'playing' && !isOver() && lookedAt() === null);
  return {
    ...{ game, shown, rules, position, isOver, isPlaying, lookedAt, setLookedAt },
    last: createMemo(() => lastTrace(shown())),
    isMyTurn: createMemo(() => isPlaying() && position().toPlay === mySide() && !rules().awaitsThrow(position())),
    lastNode: () => latest()?.at ?? 0,
    bottom: createMemo((): Side => (((mySide() ?? 'white') === 'white') === !turned() ? 'white' : 'black')),
    turnBoard: () => void setTurned((now) => !now),
  };
}
