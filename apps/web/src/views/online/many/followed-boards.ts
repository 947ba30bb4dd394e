import { type GameState, type Player, playerOf, seatOf, sideOfSeat } from '@merellier/protocol';
import { other, positionOf, type Side } from '@merellier/rules';
import { type Accessor, createEffect, createMemo, createSignal, mapArray, onCleanup } from 'solid-js';
import type { Connection } from '../../../online/connection.ts';
import { type GameModel, newModel, seqOf, takeEvents } from '../../../online/game-model.ts';

/** One of many boards at which somebody plays at the same time. */
export interface OneBoard {
  readonly id: string;
  readonly model: Accessor<GameModel>;
}

/** How a board stands for who plays at it. */
export interface BoardStanding {
  readonly state: GameState;
  /** The side of who plays at many boards. */
  readonly side: Side;
  readonly opponent: Player | null;
  readonly isMine: boolean;
}

/** Follows games live; to be called within a Solid root. */
export function followBoards(connection: Connection, ids: Accessor<readonly string[]>): Accessor<readonly OneBoard[]> {
  return mapArray(ids, (id): OneBoard => {
    const [model, setModel] = createSignal(newModel(id));
    onCleanup(
      connection.watch(id, {
        seq: () => seqOf(model()),
        events: (events) => void setModel(takeEvents(model(), events)),
        presence: () => {},
        said: () => {},
        refused: () => {},
      }),
    );
    return { id, model };
  });
}

/** How a game stands for a player; null for who has no side in it yet. */
export function standingOf({ state }: GameModel, player: string): BoardStanding | null {
  const seat = state && seatOf(state, player);
  const side = state && seat ? sideOfSeat(state, seat) : null;
  if (!state || !side) return null;
  const isMine = state.phase === 'playing' && positionOf(state.game).toPlay === side;
  return { state, side, opponent: playerOf(state, other(side)), isMine };
}

/** The boards that wait for a player, that which has waited longest first. */
export function waitingFor(models: readonly GameModel[], player: string): readonly string[] {
  const since = ({ clock }: GameState): number => clock?.since ?? 0;
  return models
    .flatMap((model) => {
      const standing = standingOf(model, player);
      return standing?.isMine ? [standing.state] : [];
    })
    .sort((a, b) => since(a) - since(b))
    .map(({ id }) => id);
}

/** That a board is looked at a moment longer before the next comes up: so long one sees one's own turn. */
const LOOKED_AT = 700;

/** Brings up the next board that waits, once a turn was played at this one. */
export function leadOn(parts: {
  /** Whether somebody is to play here; false once the server has the turn. */
  readonly isMyTurn: Accessor<boolean>;
  readonly isPlaying: Accessor<boolean>;
  /** The board that waits longest, but for this one. */
  readonly next: Accessor<string | null>;
  readonly show: (board: string) => void;
}): void {
  const hasPlayed = createMemo<{ readonly turn: boolean; readonly played: boolean }>(
    (before) => ({ turn: parts.isMyTurn(), played: !parts.isMyTurn() && (before.turn || before.played) }),
    { turn: false, played: false },
  );
  createEffect(() => {
    const next = parts.next();
    if (!hasPlayed().played || !parts.isPlaying() || next === null) return;
    const timer = setTimeout(() => parts.show(next), LOOKED_AT);
    onCleanup(() => clearTimeout(timer));
  });
}
