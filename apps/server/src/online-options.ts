import { homedir } from 'node:os';
import { join, sep } from 'node:path';
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

/**
 * Where games are kept unless the host names a folder: beside the programs in a checkout, and in a folder of the user's own
 * where the server is an installed package, since an update deletes what lies among packages.
 */
export const DATA_FOLDER: string = dataFolder(fileURLToPath(import.meta.url), process.env);

/** The folder for the games of the server whose code is in `file`. */
export function dataFolder(file: string, { XDG_DATA_HOME: data }: NodeJS.ProcessEnv): string {
  if (!file.includes(`${sep}node_modules${sep}`)) return join(file, '..', '..', '..', '..', 'data');
  return join(data || join(homedir(), '.local', 'share'), 'merellier', 'data');
}
