import type { Query } from './query.ts';

/** A table, and the columns of its primary key. */
export interface KeyedTable {
  readonly name: string;
  readonly key: readonly string[];
}

/** A row as JSON, and its key as text. */
export interface KeyedRow {
  readonly row: object;
  readonly key: readonly string[];
}

/** Gives the next rows of a table after a key, in its order; from the start where the key is empty, none at the end. */
export type ReadPage = (table: KeyedTable, after: readonly string[]) => Promise<readonly KeyedRow[]>;

/** Reads so many rows at once by a query, from the rows that `source` gives in the place of the table. */
export function pageReader(
  query: Query,
  limit: number,
  source: (table: KeyedTable, where: string, order: string) => string = plainly,
): ReadPage {
  return (table, after) => {
    const key = table.key.map((column) => `t.${column}`);
    const where = after.length === 0 ? 'true' : `(${key.join(', ')}) > (${key.map((_, i) => `$${i + 2}`).join(', ')})`;
    const order = `order by ${key.join(', ')} limit $1::int`;
    const sql = `select to_jsonb(t) as row, array[${key.map((column) => `${column}::text`).join(', ')}] as key
      from (${source(table, where, order)}) t ${order}`;
    return query<KeyedRow>(sql, [limit, ...after]);
  };
}

const plainly = ({ name }: KeyedTable, where: string, order: string): string =>
  `select * from ${name} t where ${where} ${order}`;
