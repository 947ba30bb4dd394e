import type { Query } from './query.ts';

/** A table, and the columns of its primary key in their order. */
export interface KeyedTable {
  readonly name: string;
  readonly key: readonly string[];
}

/** Gives the rows of a table in the order of its key, some at a time: as JSON, with commas between them. */
export type ReadTable = (table: KeyedTable) => AsyncIterable<string>;

/** Reads so many rows at once by a query, which sees one moment. */
export function tableReader(query: Query, limit: number): ReadTable {
  return async function* ({ name, key }) {
    const columns = key.map((column) => `t.${column}`);
    const beyond = `(${columns.join(', ')}) > (${columns.map((_, i) => `$${i + 2}`).join(', ')})`;
    const page = (
      where: string,
    ): string => `select to_jsonb(t)::text as row, array[${columns.join('::text, ')}::text] as key
      from ${name} t where ${where} order by ${columns.join(', ')} limit $1::int`;
    for (let after: readonly string[] = []; ; ) {
      const sql = page(after.length === 0 ? 'true' : beyond);
      const rows = await query<{ row: string; key: readonly string[] }>(sql, [limit, ...after]);
      const last = rows.at(-1);
      if (!last) return;
      yield rows.map(({ row }) => row).join(',');
      after = last.key;
    }
  };
}
