import type { Query } from './query.ts';
import type { KeyedTable, ReadTable } from './snapshot.ts';

export type { Query } from './query.ts';

// A statement is one text with $1, $2 for its parameters.

/** A database that speaks PostgreSQL's SQL. */
export interface Database {
  readonly kind: 'embedded' | 'postgresql';
  /** Runs one statement, which is a transaction of its own, and gives its rows. */
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<readonly Row[]>;
  /** As `query`, for a statement that says by their keys which rows it is about, many times a second: no table is read whole for it. */
  byKey<Row>(sql: string, parameters?: readonly unknown[]): Promise<readonly Row[]>;
  /** Runs several statements as one transaction; `unhurried`, it may take as long as it takes. */
  transaction(
    statements: readonly { readonly sql: string; readonly parameters: readonly unknown[] }[],
    options?: { readonly unhurried?: boolean },
  ): Promise<void>;
  /** Runs statements that depend on each other as one transaction; one that rejects undoes them all. */
  atomically<Value>(work: (query: Query) => Promise<Value>): Promise<Value>;
  /** Reads tables as they stand at one moment, some rows at a time, while everything else goes on. */
  snapshot<Value>(tables: readonly KeyedTable[], read: (table: ReadTable) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

/** Whether a statement failed because a row with this key is there already. */
export function isDuplicate(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '23505';
}

/** The key of which a statement met a row that is there already, by its name; null where it failed otherwise. */
export function duplicateOf(error: unknown): string | null {
  if (!isDuplicate(error)) return null;
  const { constraint } = error as { readonly constraint?: unknown };
  return typeof constraint === 'string' ? constraint : null;
}

/** Whether a statement about several things may have failed by one of them: a duplicate, or two nodes in each other's way. */
export function isOnesFault(error: unknown): boolean {
  return isDuplicate(error) || (error as { code?: unknown } | null)?.code === '40P01';
}
