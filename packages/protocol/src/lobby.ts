import type { GameOptions, Player } from './options.ts';

/** A game that waits in the lobby. */
export interface Seek {
  readonly game: string;
  readonly host: Player;
  readonly options: GameOptions;
  readonly createdAt: number;
}

/** What has changed in the lobby since a client was told of it last. */
export interface LobbyChange {
  /** Games that are new there, and those of which something is different. */
  readonly came: readonly Seek[];
  /** Games that wait there no more. */
  readonly gone: readonly string[];
}

/** What makes one lobby of another. */
export function lobbyChange(before: readonly Seek[], after: readonly Seek[]): LobbyChange {
  const told = new Map(before.map((seek) => [seek.game, JSON.stringify(seek)]));
  const there = new Set(after.map(({ game }) => game));
  return {
    came: after.filter((seek) => told.get(seek.game) !== JSON.stringify(seek)),
    gone: before.flatMap(({ game }) => (there.has(game) ? [] : [game])),
  };
}

/** The lobby after a change, the newest game first. A change that is known already changes nothing. */
export function changedLobby(seeks: readonly Seek[], { came, gone }: LobbyChange): readonly Seek[] {
  const out = new Set([...gone, ...came.map(({ game }) => game)]);
  return [...came, ...seeks.filter(({ game }) => !out.has(game))].sort((a, b) => b.createdAt - a.createdAt);
}
