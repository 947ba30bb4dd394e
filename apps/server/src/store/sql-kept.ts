import type { Database } from './database.ts';
import type { KeptStore } from './kept-store.ts';

interface Row {
  readonly code: string;
  readonly version: number;
  readonly state: string;
}

/** Shared values on a database: one row each, written whole, so that deleting it leaves nothing. */
export function keptStore<State>({ query }: Database, table: 'classes' | 'races'): KeptStore<State> {
  return {
    open: async (code, state, at) => {
      const sql = `insert into ${table} (code, version, state, written_at) values ($1, 1, $2, $3::bigint)
        on conflict (code) do nothing returning code`;
      return (await query(sql, [code, JSON.stringify(state), Math.floor(at)])).length > 0;
    },
    read: async (code) => {
      const [row] = await query<Row>(`select version, state from ${table} where code = $1`, [code]);
      return row ? { version: row.version, state: JSON.parse(row.state) as State } : null;
    },
    write: async (code, version, state, at) => {
      const sql = `update ${table} set version = version + 1, state = $3, written_at = $4::bigint
        where code = $1 and version = $2::int returning code`;
      return (await query(sql, [code, version, JSON.stringify(state), Math.floor(at)])).length > 0;
    },
    versions: async (codes) => {
      const rows = await query<Row>(`select code, version from ${table} where code = any ($1::text[])`, [codes]);
      return new Map(rows.map(({ code, version }) => [code, version]));
    },
    end: async (code) => {
      await query(`delete from ${table} where code = $1`, [code]);
    },
    endUnused: async (before) => {
      const sql = `delete from ${table} where written_at < $1::bigint returning code`;
      return (await query<Row>(sql, [Math.floor(before)])).map(({ code }) => code);
    },
  };
}
