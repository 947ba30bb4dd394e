import type { GameState, Player, RecordedEvent } from '@merellier/protocol';
import type { ArchiveStore } from './archive-store.ts';
import type { ClassStore } from './class-store.ts';
import type { ClubStore } from './club-store.ts';
import type { CompanyStore } from './company-store.ts';
import type { ConductStore } from './conduct-store.ts';
import type { FairStore } from './fair-store.ts';
import type { ModerationStore, PlaceStore } from './moderation-store.ts';
import type { NewGame } from './new-game.ts';
import type { OpeningStore } from './opening-store.ts';
import type { PushStore } from './push-store.ts';
import type { PuzzleStore } from './puzzle-store.ts';
import type { RaceStore } from './race-store.ts';
import type { RatingStore } from './rating-store.ts';
import type { TournamentStore } from './tournament-store.ts';

export type { NewGame } from './new-game.ts';

/** Events to be added to a game. */
export interface Append {
  readonly game: string;
  /** The number of the event that they follow. */
  readonly expected: number;
  /** The command that makes them; null for what only the server asks. */
  readonly commandId: string | null;
  readonly events: readonly RecordedEvent[];
  /** The state after them. */
  readonly state: GameState;
  /** A game that begins with these events: stored with them, or not at all. Null where there is none. */
  readonly next: NewGame | null;
}

/** `conflict`: the game has gone on meanwhile. `duplicate`: this command was carried out before. Nothing was stored. */
export type AppendResult = 'appended' | 'conflict' | 'duplicate';

/** A game as it is stored. */
export interface StoredGame {
  readonly secret: string | null;
  readonly events: readonly RecordedEvent[];
}

/** A request that comes again within so many milliseconds finds the game that it made. */
export const REQUEST_AGE = 24 * 3_600_000;

/** How long a node has to end what it was told is due, in milliseconds; then others are told. */
export const SWEEP_CLAIM = 3_000;

/** Where games are kept. What was stored is there for good once the promise is fulfilled. */
export interface GameStore {
  /** The time of the database, in milliseconds since 1970. */
  now(): Promise<number>;
  /** Stores a game; gives its id, or the id of the one that the same request made before. */
  create(game: NewGame): Promise<string>;
  append(append: Append): Promise<AppendResult>;
  /** Forgets which request made which game, of games made before a moment. */
  forgetRequests(before: number): Promise<void>;
  /** Makes games that follow others, or belong to tournaments, where a node stopped after what agreed to them was stored. */
  makeLeftGames(limit: number): Promise<void>;
  read(game: string): Promise<StoredGame | null>;
  /** The events after number `since`. */
  readSince(game: string, since: number): Promise<readonly RecordedEvent[]>;
  /** The number of the last event that a command made; null where it made none. */
  findCommand(game: string, commandId: string): Promise<number | null>;
  /** The number of the last event of each of these games. */
  heads(games: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** From where the host of a game made it (`NewGame.place`); null where that is not known. */
  placeOfHost(game: string): Promise<number | null>;
  /** Games whose deadline has passed, or one that it had before, the most overdue first: for `SWEEP_CLAIM` they are the asker's, and nobody else is told of them. */
  due(now: number, limit: number): Promise<readonly string[]>;
  /** Notes that a game, which stands at this event, is not due before this moment. */
  postpone(game: string, seq: number, deadline: number): Promise<void>;
  /** Games under way whose deadline may come before a moment. */
  underWay(before: number): Promise<readonly string[]>;
  /** Games that wait in the lobby, the newest first: their ids, first events, and the numbers of their last ones. */
  lobby(
    limit: number,
  ): Promise<readonly { readonly game: string; readonly first: RecordedEvent; readonly last: number }[]>;
  /** How many games of a player wait for a guest, and how many are under way. */
  countGames(player: string): Promise<{ readonly waiting: number; readonly playing: number }>;
  /** The games of a player that are not over. */
  openGames(player: string): Promise<readonly string[]>;
}

/** When players were last seen at games without a clock, and at those of tournaments. */
export interface PresenceStore {
  seen(seats: readonly { readonly game: string; readonly player: string }[], at: number): Promise<void>;
  lastSeen(game: string, player: string): Promise<number | null>;
}

/** The nodes of the service, and when each last gave a sign of life. */
export interface NodeStore {
  alive(node: string, at: number): Promise<void>;
  /** Forgets nodes without a sign of life since then. */
  forget(before: number): Promise<void>;
  /** When any node, or any other than this one, last gave a sign of life; null where none ever did. */
  lastAlive(except: string | null): Promise<number | null>;
}

/** How long a session is kept that nobody uses, in milliseconds: browsers keep a cookie for 400 days at most. */
export const SESSION_AGE = 400 * 24 * 3_600_000;

/** Players and the sessions that prove who they are. */
export interface PlayerStore {
  createPlayer(player: { readonly id: string; readonly name: string }, tokenHash: string, at: number): Promise<void>;
  /** The player of a session, by the hash of its token; notes that it was used. Null for one who is banned. */
  playerOf(tokenHash: string, at: number): Promise<Omit<Player, 'rating'> | null>;
  endSession(tokenHash: string): Promise<void>;
  /** Forgets sessions that were not used since then, and guests who have nothing else here: no game, no token. */
  forgetSessions(before: number): Promise<void>;
}

/** What lets programs play for somebody, without its secret. */
export interface TokenInfo {
  readonly id: string;
  readonly name: string;
  /** `play`: as its owner; `bot`: as a player of its own, who is known to be a program. */
  readonly scope: 'play' | 'bot';
  /** The public id of the player whom it plays as. */
  readonly player: string;
  readonly createdAt: number;
  /** About when it was last used; null before. */
  readonly usedAt: number | null;
}

/** Tokens by which programs play. */
export interface TokenStore {
  /** Stores a token; with it a player of its own where its scope is `bot`. */
  createToken(owner: string, token: TokenInfo, tokenHash: string): Promise<void>;
  /** The player of a token, by its hash; notes that it was used. Null where its owner is banned. */
  playerOfToken(tokenHash: string, at: number): Promise<Omit<Player, 'rating'> | null>;
  /** The tokens of an owner, the newest first. */
  tokensOf(owner: string): Promise<readonly TokenInfo[]>;
  /** The player whose token was deleted; null if the owner had no such token. */
  deleteToken(owner: string, id: string): Promise<string | null>;
}

export interface Store
  extends GameStore,
    PresenceStore,
    NodeStore,
    PlayerStore,
    TokenStore,
    RatingStore,
    OpeningStore,
    ArchiveStore,
    ConductStore,
    ModerationStore,
    FairStore,
    PlaceStore,
    CompanyStore,
    ClassStore,
    RaceStore,
    PuzzleStore,
    TournamentStore,
    ClubStore,
    PushStore {
  close(): Promise<void>;
}
