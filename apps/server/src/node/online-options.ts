import type { DatabaseOptions } from '../data/open-database.ts';
import type { Limits } from '../limits/limits.ts';
import type { Cost } from '../people/passwords.ts';

/** How the online service of one node is run. */
export interface OnlineOptions extends DatabaseOptions {
  /** A Redis or Valkey server, which several nodes need; null for a single node. */
  readonly redisUrl: string | null;
  /** Origins of pages, beside the server's own, that may play here. */
  readonly origins: readonly string[];
  /** The names by which moderators sign in: those with such an account see what is reported, and may ban. */
  readonly moderators?: readonly string[];
  /** Whether rated games are looked at by exact values, for moderators; by default they are not. */
  readonly fairPlay?: boolean;
  /** The folder of the host's tables of exact values; none by default. */
  readonly tables?: string | null;
  /** A folder for an export of all data once a day; none by default. */
  readonly exportFolder?: string;
  /** Makes the limits of who may do how much. */
  readonly limits?: () => Limits;
  /** What the hash of a password costs; tests take less. */
  readonly passwordCost?: Cost;
  /** Milliseconds between heartbeats. */
  readonly heartbeat?: number;
}
