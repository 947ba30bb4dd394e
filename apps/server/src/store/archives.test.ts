import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startPostgres } from '../../../../scripts/services.mjs';
import { exportData, importData } from '../data/data-file.ts';
import { anybody, appendOf, newGame } from '../testing/stored-game.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded-database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres-database.ts';
import { accountStore } from './sql-accounts.ts';
import { archiveStore } from './sql-archives.ts';
import { openSqlStore } from './sql-store.ts';
import type { Store } from './store.ts';

const LATER = 1_000_000_000;

/** So many rows of tables. */
async function count(database: Database, table: string, where = 'true'): Promise<number> {
  const [row] = await database.query<{ count: number }>(`select count(*)::int as count from ${table} where ${where}`);
  return row?.count ?? 0;
}

/** A game that is over; its host is this player. */
async function overGame(store: Store, at: number, host?: Parameters<typeof newGame>[2]) {
  const made = newGame(at, {}, host);
  await store.create({ ...made.create, request: null });
  const join = appendOf(made.state, made.guest, { kind: 'join', contribution: null }, `${made.guest.id}/join`);
  await store.append(join);
  const end = appendOf(join.state, made.guest, { kind: 'resign' }, `${made.guest.id}/resign`);
  await store.append(end);
  return { ...made, end };
}

const everyLine = async (database: Database): Promise<string[]> => {
  const lines: string[] = [];
  await exportData(database, async (line) => void lines.push(line));
  return lines;
};

async function* each(lines: readonly string[]) {
  yield* lines;
}

describe.each(['PGlite', 'PostgreSQL'])('archived games on %s', (kind) => {
  let service: Service | null = null;
  let database: Database;
  let store: Store;
  let now: number;
  const open = async (name: string): Promise<Database> => {
    if (!service) return openEmbedded(null);
    await database.query(`create database ${name}`);
    return openPostgres(service.url.replace(/postgres$/, name), () => undefined);
  };
  beforeAll(async () => {
    service = kind === 'PGlite' ? null : await startPostgres();
    database = service ? await openPostgres(service.url, () => undefined) : await openEmbedded(null);
    store = await openSqlStore(database);
    now = Math.floor(await store.now());
  });
  afterAll(async () => {
    await database.close();
    await service?.stop();
  });

  it('are one row each, and the same text for all who read them', async () => {
    const { id, host } = await overGame(store, now);
    const told = async () =>
      JSON.stringify([
        await store.read(id),
        await store.readSince(id, 1),
        await store.gamesOver(host.id, { all: true, before: null, limit: 5 }),
      ]);
    const before = await told();
    expect(await store.archiveGames(now + LATER, 10)).toEqual([id]);
    expect(await count(database, 'events', `game = '${id}'`)).toBe(0);
    expect(await count(database, 'archives', `game = '${id}'`)).toBe(1);
    expect(await told()).toBe(before);
  });

  it('are exported, imported, and exported the same again', async () => {
    const { id, end } = await overGame(store, now);
    await store.archiveGames(now + LATER, 10);
    await overGame(store, now);
    const lines = await everyLine(database);
    const other = await open('imported');
    await migrate(other);
    await importData(other, each(lines));
    expect(await everyLine(other)).toEqual(lines);
    const copy = await openSqlStore(other);
    expect(await copy.read(id)).toEqual(await store.read(id));
    expect((await copy.read(id))?.events).toHaveLength(end.state.seq);
    await copy.close();
  });

  it('lose a name with its player, as games that are not archived do', async () => {
    const [host, before] = [anybody('Somebody'), anybody('Somebody else')];
    await store.createPlayer(host, `token of ${host.id}`, now);
    const own = await overGame(store, now, host);
    const seated = newGame(now, {}, before);
    await store.create(seated.create);
    const reseat = appendOf(seated.state, null, { kind: 'reseat', from: before.id, player: host }, null);
    await store.append(reseat);
    await store.append(appendOf(reseat.state, host, { kind: 'abort' }, null));
    await store.archiveGames(now + LATER, 10);
    const rows = await overGame(store, now, host);
    await accountStore(database).remove(host.id, '—');
    for (const { id } of [own, seated, rows]) {
      const text = JSON.stringify(await store.read(id));
      expect(text).not.toContain('Somebody');
      expect(text).toContain('"—"');
    }
    expect(JSON.stringify(await store.read(own.id))).toContain('"Ben"');
  });

  it('stay rows where their events cannot be packed, and others are packed all the same', async () => {
    const [broken, whole] = [await overGame(store, now - 5), await overGame(store, now)];
    await database.query('delete from events where game = $1 and seq = 2', [broken.id]);
    await expect(store.archiveGames(now + LATER, 10)).rejects.toThrow(/cannot be archived/);
    expect(await count(database, 'events', `game = '${whole.id}'`)).toBe(0);
    expect(await count(database, 'events', `game = '${broken.id}'`)).toBe(broken.end.state.seq - 1);
    expect(await store.archiveGames(now + LATER, 10)).toEqual([]);
  });

  it('are whole whatever breaks off: before each statement of the transaction that makes them', async () => {
    const { id } = await overGame(store, now);
    const before = await store.read(id);
    for (let stop = 1; stop < 20; stop++) {
      let left = stop;
      const breaking: Database = {
        ...database,
        atomically: (work) =>
          database.atomically((query) =>
            work(async (sql, parameters) => {
              if (--left === 0) throw new Error('broken off');
              return query(sql, parameters);
            }).then((value) => {
              if (--left === 0) throw new Error('broken off before the commit');
              return value;
            }),
          ),
      };
      let done: readonly string[] | string;
      // The transaction that broke off may hold the row for a moment still: it is then passed over.
      do {
        left = stop;
        done = await archiveStore(breaking)
          .archiveGames(now + LATER, 10)
          .catch(String);
      } while (done.length === 0);
      expect(await store.read(id)).toEqual(before);
      const rows = [
        await count(database, 'events', `game = '${id}'`),
        await count(database, 'archives', `game = '${id}'`),
      ];
      expect(rows).toEqual(Array.isArray(done) ? [0, 1] : [before?.events.length, 0]);
      if (Array.isArray(done)) return expect(stop).toBeGreaterThan(3);
    }
    expect.unreachable();
  });

  it('leave room behind that is used again', async () => {
    const size = async (): Promise<number> => {
      const [row] = await database.query<{ size: number }>(
        `select sum(pg_table_size(oid))::float8 as size from pg_class where relkind = 'r' and relname ~ '^events(_\\d+)?$'`,
      );
      return row?.size ?? 0;
    };
    /** Games of many events each, that are over. */
    const fill = async (name: string) => {
      await database.query(
        `insert into games (id, version, rules, house, time, rated, listed, phase, host, created_at, changed_at, ended_at)
        select $1 || i, 250, 'marelle', false, 'none', false, true, 'over', 'host', 0, 0, 0 from generate_series(1, 25) i`,
        [name],
      );
      await database.query(
        `insert into events (game, seq, kind, body, at, shape) select $1 || i, seq, 'turned', '{"turn": "d6"}', seq, 3
        from generate_series(1, 25) i, generate_series(1, 250) seq`,
        [name],
      );
    };
    await fill('first-');
    const full = await size();
    expect(await store.archiveGames(now + LATER, 1_000)).toHaveLength(25);
    // By itself it would be done, at some time.
    if (kind === 'PostgreSQL') await database.query('vacuum events');
    await fill('second-');
    expect(await size()).toBeLessThan(1.5 * full);
  });
});
