import type { Side } from '@merellier/rules';
import type { PlayerCommand } from './command.ts';
import type { RecordedEvent } from './event.ts';
import type { LobbyChange, Seek } from './lobby.ts';
import type { GameOptions, Player } from './options.ts';
import type { Phrase } from './phrases.ts';
import type { OnlineRefusal } from './refusal.ts';
import type { VersionRange } from './version.ts';

/** What a client sends, one JSON object in each message of the socket. */
export type ClientMessage =
  /** Always the first. `games` are those that the client shows, with the last event it has of each (0 for none). */
  | {
      readonly type: 'hello';
      /** The versions that the client speaks; one alone as a number. */
      readonly protocol: number | VersionRange;
      readonly games: readonly Known[];
      readonly lobby: boolean;
    }
  /** Shows a game from now on. */
  | { readonly type: 'watch'; readonly game: string; readonly since: number }
  | { readonly type: 'unwatch'; readonly game: string }
  /** Shows the lobby, or no more. */
  | { readonly type: 'lobby'; readonly on: boolean }
  /** Makes a game. `id` names the request: sent again, it makes no second game. */
  | { readonly type: 'create'; readonly id: string; readonly options: GameOptions }
  /** Asks something of a game. `id` names the request: sent again, it has its first answer. */
  | { readonly type: 'command'; readonly id: string; readonly game: string; readonly command: PlayerCommand }
  /** Says a phrase to everybody who watches the game. It is not kept. */
  | { readonly type: 'say'; readonly game: string; readonly phrase: Phrase };

/** A game, and the last of its events that somebody has. */
export interface Known {
  readonly game: string;
  readonly since: number;
}

/** What the server sends, one JSON object in each message of the socket. */
export type ServerMessage =
  /** The answer to `hello`. `player` is null without a session: such a client can watch, not play. */
  | {
      readonly type: 'welcome';
      /** The version that is spoken from here on: the newest that both know. */
      readonly protocol: number;
      readonly player: Player | null;
      readonly now: number;
      /** Every so many milliseconds the server sends a heartbeat; after twice as many without one, connect again. */
      readonly heartbeat: number;
    }
  /** Events of one game, in order, without a gap between them; also those that the client has already. */
  | { readonly type: 'events'; readonly game: string; readonly events: readonly RecordedEvent[] }
  /** A command was carried out, and is kept for good: the game has gone on to event `seq` by it. */
  | { readonly type: 'done'; readonly id: string; readonly game: string; readonly seq: number }
  /** A message was refused. `id` is that of the request; null where the message had none. */
  | {
      readonly type: 'refused';
      readonly id: string | null;
      readonly game: string | null;
      readonly refusal: OnlineRefusal;
    }
  /** The time, and the last event of each game that the client shows: who has fewer sends `watch` again. */
  | {
      readonly type: 'heartbeat';
      readonly now: number;
      readonly heads: readonly { readonly game: string; readonly seq: number }[];
      /** The last measured delay to this client and back, in milliseconds; null before the first. */
      readonly roundTrip: number | null;
    }
  /** Who is there: which players, and how many others watch. */
  | {
      readonly type: 'presence';
      readonly game: string;
      readonly here: Readonly<Record<'host' | 'guest', boolean>>;
      readonly spectators: number;
    }
  | { readonly type: 'said'; readonly game: string; readonly side: Side; readonly phrase: Phrase }
  /** All games that wait in the lobby, the newest first. */
  | { readonly type: 'lobby'; readonly seeks: readonly Seek[] }
  /** What has changed there since. */
  | ({ readonly type: 'lobby-change' } & LobbyChange)
  /** The server stops: connect again after so many milliseconds. Nothing is lost, and players get their time back. */
  | { readonly type: 'closing'; readonly retryAfter: number };

/** Why the server closes a socket (RFC 6455, codes for applications). */
export const CLOSE_CODES = {
  /** The server stops or restarts: connect again. */
  restart: 1012,
  /** Too many messages that are none, or far too many in all. */
  abuse: 4008,
  /** The first message was not a `hello` of a protocol that the server speaks. */
  protocol: 4001,
  /** The server cannot be had at present: connect again. */
  unavailable: 1013,
} as const;
