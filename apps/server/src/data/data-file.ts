import type { Database, Query } from '../store/database.ts';
import type { KeyedTable } from '../store/snapshot.ts';

/** The format of the first line of a data file. */
interface Header {
  readonly format: 'merellier-data/1';
  /** The steps of the database's shape when it was written. */
  readonly migrations: readonly string[];
}

/** What describes a running service and not its games, and what is not to outlive its time: neither is carried over. */
const LEFT_OUT = [
  ...['migrations', 'nodes', 'requests'],
  ...['challenges', 'attempts', 'classes', 'races', 'places', 'place_secrets', 'left_games'],
];

/**
 * All data as lines of JSON, as they stand at one moment: a header, then for each table some of its rows, those first that
 * others refer to.
 */
export async function exportData(database: Database, write: (line: string) => Promise<void>): Promise<void> {
  const header: Header = { format: 'merellier-data/1', migrations: await migrationsOf(database.query) };
  const names = await tablesOf(database.query);
  const tables: KeyedTable[] = [];
  for (const name of names) tables.push({ name, key: await keyOf(database.query, name) });
  await database.snapshot(tables, async (rowsOf) => {
    await write(JSON.stringify(header));
    for (const table of tables)
      for await (const rows of rowsOf(table)) await write(`{"table":${JSON.stringify(table.name)},"rows":[${rows}]}`);
  });
}

/**
 * Reads such lines into an empty database of the same shape, or a later one. Rejects with an Error that says what to do
 * where the lines are none, or the database is not empty; it is then as it was.
 */
export async function importData(database: Database, lines: AsyncIterable<string>): Promise<void> {
  const tables = await tablesOf(database.query);
  for (const table of tables)
    if ((await database.query(`select 1 from ${table} limit 1`)).length > 0)
      throw new Error('The database to be filled has data already: give an empty one.');
  const known = await migrationsOf(database.query);
  await database.atomically(async (query) => {
    let header: Header | null = null;
    for await (const line of lines) {
      if (line.trim() === '') continue;
      const content = readLine(line);
      if (header === null) {
        header = readHeader(content, known);
        continue;
      }
      const { table, rows } = content as { table: string; rows: unknown };
      if (!tables.includes(table)) throw new Error(`The file has a table "${table}" that this version does not know.`);
      const sql = `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`;
      await query(sql, [JSON.stringify(rows)]);
    }
    if (header === null) throw new Error('The file is empty.');
  });
}

function readLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error('The file is broken off, or no data of Mérellier.');
  }
}

function readHeader(content: unknown, known: readonly string[]): Header {
  const header = content as Header;
  if (header.format !== 'merellier-data/1') throw new Error('The file holds no data of Mérellier.');
  if (header.migrations.every((name) => known.includes(name))) return header;
  throw new Error('The file was written by a later version of Mérellier: take that one to read it.');
}

async function migrationsOf(query: Query): Promise<readonly string[]> {
  return (await query<{ name: string }>('select name from migrations order by name')).map(({ name }) => name);
}

/** All tables, each after those that it refers to. */
async function tablesOf(query: Query): Promise<readonly string[]> {
  const names = await query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition order by relname`,
  );
  const references = await query<{ child: string; parent: string }>(
    "select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f' and conparentid = 0",
  );
  const waiting = names.map(({ name }) => name).filter((name) => !LEFT_OUT.includes(name));
  const sorted: string[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex((name) =>
      references.every(({ child, parent }) => child !== name || parent === name || sorted.includes(parent)),
    );
    if (next < 0) throw new RangeError('tables refer to each other in a circle');
    sorted.push(...waiting.splice(next, 1));
  }
  return sorted;
}

async function keyOf(query: Query, table: string): Promise<readonly string[]> {
  const sql = `select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = $1::regclass and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)`;
  return (await query<{ name: string }>(sql, [table])).map(({ name }) => name);
}
