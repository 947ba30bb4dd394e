import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startPostgres } from '../../../../scripts/services.mjs';
import { exportData, importData } from '../data/data-file.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded-database.ts';
import { migrate } from './migrate.ts';
import { TABLES_BY_GAME } from './partitions.ts';
import { openPostgres } from './postgres-database.ts';
import { openSqlStore } from './sql-store.ts';

// A database as the version before archives and partitions left it, written by pg_dump: games that are over, counted or not,
// under way, waiting, of a tournament, with a rematch, and one of the first shape.
const BEFORE = readFileSync(new URL('../testing/database-of-020.sql', import.meta.url), 'utf8');
const LATER = 1_000_000_000;
const ignore = () => undefined;

const EVENTS = `select game, jsonb_agg(jsonb_build_object('seq', seq, 'at', at, 'shape', coalesce(shape, 1),
  'event', body || jsonb_build_object('kind', kind)) order by seq) as events from events group by game order by game`;

describe('migrations', () => {
  it('are done once, though several nodes start at the same time', async () => {
    const server = await startPostgres();
    try {
      const nodes = await Promise.all(Array.from({ length: 5 }, () => openPostgres(server.url, ignore)));
      await Promise.all(nodes.map((node) => migrate(node)));
      const rows = await nodes[0]?.query('select name from migrations');
      expect(rows?.length).toBeGreaterThan(0);
      await Promise.all(nodes.map((node) => node.close()));
    } finally {
      await server.stop();
    }
  });
});

describe.each(['PGlite', 'PostgreSQL'])('a database of before on %s', (kind) => {
  let service: Service | null = null;
  let admin: Database;
  let count = 0;
  beforeAll(async () => {
    if (kind === 'PGlite') return;
    service = await startPostgres();
    admin = await openPostgres(service.url, ignore);
  });
  afterAll(async () => {
    await admin?.close();
    await service?.stop();
  });

  const empty = async (): Promise<Database> => {
    if (!service) return openEmbedded(null);
    const name = `own_${count++}`;
    await admin.query(`create database ${name}`);
    return openPostgres(service.url.replace(/postgres$/, name), ignore);
  };
  const filled = async (): Promise<Database> => {
    const database = await empty();
    await database.transaction(
      BEFORE.split(/;\n/).flatMap((sql) => (sql.trim() === '' ? [] : [{ sql, parameters: [] }])),
    );
    return database;
  };
  const gamesOf = (database: Database) => database.query<{ game: string; events: readonly object[] }>(EVENTS);
  const rowsOf = async (database: Database): Promise<readonly string[]> => {
    const rows: string[] = [];
    await exportData(database, async (line) => {
      const read = JSON.parse(line) as { table?: string; rows?: readonly object[] };
      // Made from the others by a step of its own.
      if (read.table === 'open_games') return;
      for (const row of read.rows ?? []) {
        // What is new has nothing in it yet; what a request is known by is no longer kept.
        const { archived, content, request, fair_scored, fair_claimed_at, ...rest } = row as Record<string, unknown>;
        for (const fresh of [archived, content, fair_scored, fair_claimed_at]) expect(fresh ?? null).toBeNull();
        rows.push(`${read.table} ${JSON.stringify({ ...rest, ...(read.table === 'games' ? {} : { request }) })}`);
      }
    });
    return rows.sort();
  };

  it('keeps all it has, wherever the way to the present shape is broken off', async () => {
    const database = await filled();
    const [games, rows] = [await gamesOf(database), await rowsOf(database)];
    expect(games.length).toBeGreaterThan(8);
    let broken = 0;
    for (let stop = 3; ; stop += 24) {
      const breaking: Database = {
        ...database,
        transaction: (statements, options) => {
          const some =
            statements.length > stop
              ? [...statements.slice(0, stop), { sql: 'select 1 / 0', parameters: [] }]
              : statements;
          return database.transaction(some, options);
        },
      };
      const failure = await migrate(breaking).then(() => null, String);
      expect(await gamesOf(database)).toEqual(games);
      if (failure === null) break;
      expect(failure).toContain('division by zero');
      broken++;
    }
    expect(broken).toBeGreaterThan(kind === 'PGlite' ? 0 : 2);
    expect(await rowsOf(database)).toEqual(rows);
    const store = await openSqlStore(database);
    const now = await store.now();
    for (const archives of [false, true]) {
      if (archives) expect((await store.archiveGames(now + LATER, 100)).length).toBeGreaterThan(4);
      for (const { game, events } of games) expect((await store.read(game))?.events).toEqual(events);
    }
    await store.close();
  });

  it('is read from its export as well', async () => {
    const [old, fresh] = [await filled(), await empty()];
    const lines: string[] = [];
    await exportData(old, async (line) => void lines.push(line));
    const games = await gamesOf(old);
    await migrate(fresh);
    await importData(
      fresh,
      (async function* () {
        yield* lines;
      })(),
    );
    expect(await gamesOf(fresh)).toEqual(games);
    await old.close();
    await fresh.close();
  });

  it('is laid out as a new one is', async () => {
    const [old, fresh] = [await filled(), await empty()];
    const shapeOf = async (database: Database) => {
      await migrate(database);
      const columns = await database.query(`select table_name, column_name, data_type, is_nullable, column_default
        from information_schema.columns where table_schema = 'public' order by 1, 2`);
      const indexes = await database.query(
        "select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1",
      );
      const checks =
        await database.query(`select conname, conrelid::regclass::text as at, pg_get_constraintdef(oid) as says
        from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`);
      return { columns, indexes, checks };
    };
    const shape = await shapeOf(fresh);
    expect(await shapeOf(old)).toEqual(shape);
    const cut = await fresh.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'p' order by 1",
    );
    const names = cut.map(({ name }) => name);
    expect(names).toEqual(kind === 'PGlite' ? [] : Object.keys(TABLES_BY_GAME).sort());
    await old.close();
    await fresh.close();
  });
});
