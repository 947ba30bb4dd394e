import type { ClassState } from '@merellier/protocol/class';
import type { ClassStore } from './class-store.ts';
import type { Database } from './database.ts';

interface Row {
  readonly code: string;
  readonly version: number;
  readonly state: string;
}

/** Classes on a database: one row each, written whole, so that deleting it leaves nothing. */
export function classStore(database: Database): ClassStore {
  const { query } = database;
  return {
    openClass: async (code, state, at) => {
      const sql = `insert into classes (code, version, state, written_at) values ($1, 1, $2, $3::bigint)
        on conflict (code) do nothing returning code`;
      return (await query(sql, [code, JSON.stringify(state), Math.floor(at)])).length > 0;
    },
    readClass: async (code) => {
      const [row] = await query<Row>('select version, state from classes where code = $1', [code]);
      return row ? { version: row.version, state: JSON.parse(row.state) as ClassState } : null;
    },
    writeClass: async (code, version, state, at) => {
      const sql = `update classes set version = version + 1, state = $3, written_at = $4::bigint
        where code = $1 and version = $2::int returning code`;
      return (await query(sql, [code, version, JSON.stringify(state), Math.floor(at)])).length > 0;
    },
    classVersions: async (codes) => {
      const rows = await query<Row>('select code, version from classes where code = any ($1::text[])', [codes]);
      return new Map(rows.map(({ code, version }) => [code, version]));
    },
    endClass: async (code) => {
      await query('delete from classes where code = $1', [code]);
    },
    endClasses: async (before) => {
      const sql = 'delete from classes where written_at < $1::bigint returning code';
      return (await query<Row>(sql, [Math.floor(before)])).map(({ code }) => code);
    },
  };
}
