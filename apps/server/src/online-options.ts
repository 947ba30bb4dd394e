import { fileURLToPath } from 'node:url';
import type { Limits } from './limits.ts';

/** How the online service of one node is run. */
export interface OnlineOptions {
  /** A PostgreSQL server; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** A Redis or Valkey server, which several nodes need; null for a single node. */
  readonly redisUrl: string | null;
  /** The folder of the embedded database; null keeps it in memory. */
  readonly dataFolder: string | null;
  /** Origins of pages, beside the server's own, that may play here. */
  readonly origins: readonly string[];
  /** A folder for an export of all data once a day; none by default. */
  readonly exportFolder?: string;
  /** Makes the limits of who may do how much. */
  readonly limits?: () => Limits;
  /** Milliseconds between heartbeats. */
  readonly heartbeat?: number;
}

/** Where a checkout keeps its games. */
export const DATA_FOLDER: string = fileURLToPath(new URL('../../../data', import.meta.url));
