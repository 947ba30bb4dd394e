import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Service, startPostgres } from '../../../../scripts/services.mjs';
import type { Database } from '../store/database.ts';
import { openEmbedded } from '../store/embedded-database.ts';
import { migrate } from '../store/migrate.ts';
import { openPostgres } from '../store/postgres-database.ts';
import { exportData } from './data-file.ts';

const PLAYERS = 1_200;
const DONE = "insert into players (id, name, created_at) values ('done', 'Done', 0)";

/** Many players, each of whom has blocked the next one: more rows than one page has. */
async function fill(database: Database): Promise<void> {
  await migrate(database);
  await database.query(
    "insert into players (id, name, created_at) select 'p' || lpad(i::text, 5, '0'), 'Anna ' || i, i from generate_series(1, $1::int) i",
    [PLAYERS],
  );
  await database.query('insert into blocks select id, lead(id, 1, id) over (order by id), 7 from players', []);
}

/** Play goes on: rows before and after the place where the export is are changed, deleted and put in. */
async function disturb(database: Database, round: number): Promise<void> {
  const some = `right(id, 2) = '${String(round % 100).padStart(2, '0')}'`;
  await database.query(`update players set name = name || ' again' where ${some}`);
  await database.query(`delete from players where ${some} and right(id, 3) < '500'`);
  const id = `p0${String((round * 37) % 2_000).padStart(4, '0')}a`;
  await database.query("insert into players (id, name, created_at) values ($1, 'New', 0) on conflict do nothing", [id]);
  await database.query('insert into blocks select $1, $1, 9 on conflict do nothing', [id]);
  await database.query("update blocks set at = at + 1 where player < 'p00300'");
}

/** What an export holds, row by row. */
async function exported(database: Database, between: () => Promise<void> = async () => undefined) {
  const rows: string[] = [];
  await exportData(database, async (line) => {
    const { table, rows: some = [] } = JSON.parse(line) as { table?: string; rows?: readonly object[] };
    rows.push(...some.map((row) => `${table} ${JSON.stringify(row)}`));
    await between();
  });
  return rows;
}

describe.each(['PGlite', 'PostgreSQL'])('an export of %s', (kind) => {
  let service: Service | null = null;
  let database: Database;
  beforeEach(async () => {
    service = kind === 'PGlite' ? null : await startPostgres();
    database = service ? await openPostgres(service.url, () => undefined) : await openEmbedded(null);
    await fill(database);
  });
  afterEach(async () => {
    await database.close();
    await service?.stop();
  });

  it('holds what was there when it began, while play goes on', async () => {
    const before = await exported(database);
    expect(before).toHaveLength(2 * PLAYERS);
    let round = 0;
    expect(await exported(database, () => disturb(database, round++))).toEqual(before);
    expect(round).toBeGreaterThan(2);
    // The next one holds what came meanwhile.
    expect(await exported(database)).not.toEqual(before);
  });

  it('leaves nothing behind, though it is broken off', async () => {
    const shape =
      'select count(*)::int as count from pg_trigger where not tgisinternal union all select count(*)::int from pg_namespace';
    const before = await database.query(shape);
    const broken = exportData(database, () => Promise.reject(new Error('the disk is full')));
    await expect(broken).rejects.toThrow('the disk is full');
    expect(await database.query(shape)).toEqual(before);
    await database.query(DONE);
  });
});

describe('an export of PGlite, beside which play goes on', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmbedded(null);
    await fill(database);
  });
  afterAll(() => database?.close());

  it('notes no change of what it has read already', async () => {
    const noted = "select count(*)::int as count from before_images.images where name = 'players'";
    const counts: unknown[] = [];
    await exportData(database, async (line) => {
      if (!line.startsWith('{"table":"blocks"')) return;
      await database.query("update players set name = name || ' again'");
      counts.push(...(await database.query<{ count: number }>(noted)).map(({ count }) => count));
    });
    expect(counts.length).toBeGreaterThan(2);
    expect(new Set(counts)).toEqual(new Set([0]));
  });

  it('has only keys that sort as JSON as they do in their columns', async () => {
    const types = await database.query<{ type: string }>(
      `select distinct format_type(a.atttypid, null) as type from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace where i.indisprimary`,
    );
    const sorting = ['text', 'character varying', 'integer', 'bigint'];
    expect(types.map(({ type }) => type).filter((type) => !sorting.includes(type))).toEqual([]);
  });
});
