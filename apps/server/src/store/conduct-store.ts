import type { NamedPlayer, Report } from '@merellier/protocol';

/** A report as the host reads it. */
export interface StoredReport extends Report {
  /** When, in milliseconds since 1970. */
  readonly at: number;
  readonly name: string;
  /** Who reported; null for one who is no longer there. */
  readonly reporter: NamedPlayer | null;
  /** Whether the player who was reported is banned by now. */
  readonly banned: boolean;
}

/** What players have against each other, and what the host does about it. */
export interface ConductStore {
  /** Has a player meet another one no more; false where there is no such player. */
  block(player: string, other: string, at: number): Promise<boolean>;
  unblock(player: string, other: string): Promise<void>;
  /** A guest turned out to be a player with an account: whom either blocked, and who blocked them, goes with the account. */
  carryBlocks(guest: string, player: string): Promise<void>;
  /** Whom a player has blocked, those blocked last first. */
  blockedBy(player: string): Promise<readonly NamedPlayer[]>;
  /** Who has blocked a player, by id. */
  blockersOf(player: string): Promise<readonly string[]>;
  /** Whether a player does not want to meet another one, or must not: blocked by that player, or banned by the host. */
  isShut(player: string, other: string): Promise<boolean>;
  /**
   * Keeps a report, in the place of an earlier one by the same player of the same player and game; false where there is no
   * such player, or the game was not theirs.
   */
  report(reporter: string, report: Report, at: number): Promise<boolean>;
  /** Reports, the newest first. */
  reports(limit: number): Promise<readonly StoredReport[]>;
  /** Notes that a player has left a game before it counted. */
  noteLeft(player: string, game: string, at: number): Promise<void>;
  /** How many games a player has left so since a moment, and when the last. */
  leftSince(player: string, since: number): Promise<{ readonly games: number; readonly last: number }>;
  /** Forgets games left before a moment. */
  forgetLeft(before: number): Promise<void>;
  /** Bans a player: all sessions end, and others are of no use. False where there is no such player. */
  ban(player: string, at: number): Promise<boolean>;
  /** Takes a ban back; false where there was none. */
  unban(player: string): Promise<boolean>;
  /** Those of these players that are banned, or programs of such. */
  bannedOf(players: readonly string[]): Promise<readonly string[]>;
}
