import type { Database } from './database.ts';
import { layoutOf } from './layout.ts';
import { STEPS } from './migrations.ts';

/** A number of this program's own, so that of several nodes that start at once one migrates. */
const LOCK = 7_246_113;

/** Brings the database to the shape that this version works with. Several nodes may do so at once. */
export async function migrate(database: Database): Promise<void> {
  await database
    .query('create table if not exists migrations (name text primary key, at timestamptz not null default now())')
    .catch(
      // Two nodes that make it at the same moment: one of them is told so.
      (error: unknown) => {
        if (!/already exists|pg_type_typname_nsp_index/.test(String(error))) throw error;
      },
    );
  const layout = await layoutOf(database);
  for (const { name, statements, only = layout } of STEPS) {
    if (await isDone(database, name)) continue;
    await database
      .transaction(
        [
          { sql: 'select pg_advisory_xact_lock($1)', parameters: [LOCK] },
          // Fails where another node was first, and with it the whole step.
          { sql: 'insert into migrations (name) values ($1)', parameters: [name] },
          ...(only === layout ? statements : []).map((sql) => ({ sql, parameters: [] })),
        ],
        // A step may take as long as there is much in the database; who waits for the lock waits as long.
        { unhurried: true },
      )
      .catch(async (error: unknown) => {
        if (!(await isDone(database, name))) throw error;
      });
  }
}

async function isDone(database: Database, name: string): Promise<boolean> {
  return (await database.query('select 1 from migrations where name = $1', [name])).length > 0;
}
