import type { CompanyChoices, NamedPlayer } from '@merellier/protocol';

/** A challenge that waits for its answer: a game that only one player may join. */
export interface StoredChallenge {
  readonly game: string;
  readonly from: string;
  readonly to: NamedPlayer;
}

/** Who follows whom, who challenged whom, and what each lets others do. */
export interface CompanyStore {
  /** Has a player follow another one; false where there is no such player. */
  follow(player: string, other: string, at: number): Promise<boolean>;
  unfollow(player: string, other: string): Promise<void>;
  /** Whom a player follows, the last first. */
  followedBy(player: string): Promise<readonly NamedPlayer[]>;
  /** A guest turned out to be a player with an account: whom the guest followed goes with the account. */
  carryFollows(guest: string, player: string): Promise<void>;
  /** What a player lets others do: everything, until something else is chosen. */
  choicesOf(player: string): Promise<CompanyChoices>;
  choose(player: string, choices: CompanyChoices): Promise<void>;
  /** Whether a player takes challenges from another one. */
  takesChallenges(player: string, from: string): Promise<boolean>;
  /** Those of these players who do not want to be seen here. */
  unseenOf(players: readonly string[]): Promise<readonly string[]>;
  /** Players with an account, and programs, whose name begins so, whatever the case of its letters. */
  namedLike(beginning: string, limit: number): Promise<readonly (NamedPlayer & { readonly bot: boolean })[]>;
  /** Keeps a game for one guest alone. */
  challenge(game: string, from: string, to: string): Promise<void>;
  /** For whom a game is kept; null where anybody may join it. */
  challengedTo(game: string): Promise<string | null>;
  /** The challenges to and of a player that wait for an answer, the newest first. */
  challengesOf(player: string, limit: number): Promise<readonly StoredChallenge[]>;
}
