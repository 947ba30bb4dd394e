import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startPostgres } from '../../../../scripts/services.mjs';
import { appendOf, newGame } from '../testing/stored-game.ts';
import { Appender } from './appender.ts';
import type { Database, Query } from './database.ts';
import { migrate } from './migrate.ts';
import { TABLES_BY_GAME } from './partitions.ts';
import { BY_KEY, openPostgres } from './postgres-database.ts';
import { openSqlStore } from './sql-store.ts';
import type { Store } from './store.ts';

// What a turn asks of the database concerns one game, and so one part of each table: read from the plans of the statements
// themselves, as they were run.

/** Enough games that PostgreSQL has a choice, and would look through all of them if it had to. */
const GAMES = 4_000;
const PART = new RegExp(`^(${Object.keys(TABLES_BY_GAME).join('|')})_\\d+$`);

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Node Type': string;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

let prepared = 0;

/**
 * How a statement would be run, seven times: a connection that runs it often plans it for what is asked, and then, where that is no
 * dearer, once for all. Part of a transaction, in which nothing of it stays.
 */
async function plansOf(query: Query, sql: string, parameters: readonly unknown[]): Promise<readonly Plan[]> {
  const name = `looked_at_${prepared++}`;
  await query(`prepare ${name} as ${sql}`);
  const values = parameters.length === 0 ? '' : `(${parameters.map(literal).join(', ')})`;
  const plans: Plan[] = [];
  for (let round = 0; round < 7; round++) {
    await query('savepoint before');
    const explain = `explain (analyze, format json) execute ${name}${values}`;
    const [row] = await query<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(explain);
    if (row) plans.push(row['QUERY PLAN'][0].Plan);
    await query('rollback to before');
  }
  await query(`deallocate ${name}`);
  expect(plans).toHaveLength(7);
  return plans;
}

describe('what is asked of PostgreSQL for a turn', () => {
  let service: Service;
  let database: Database;
  let store: Store;
  let watched: Database;
  /** What was asked since this was last emptied, with the plan of each of several times. */
  let asked: { readonly sql: string; readonly plans: readonly Plan[] }[] = [];

  beforeAll(async () => {
    service = await startPostgres();
    database = await openPostgres(service.url, () => undefined);
    await migrate(database);
    /** Looks at statements as a connection with these settings runs them, and runs them. */
    const looking =
      (run: Query, settings: Readonly<Record<string, string>>): Query =>
      async (sql, parameters = []) => {
        if (/^create/.test(sql)) return run(sql);
        await database
          .atomically(async (query) => {
            for (const [name, value] of Object.entries(settings)) await query(`set local ${name} = ${value}`);
            asked.push({ sql, plans: await plansOf(query, sql, parameters) });
            throw new Error('nothing of it is to stay');
          })
          .catch((error: Error) => expect(error.message).toBe('nothing of it is to stay'));
        return run(sql, parameters);
      };
    // Each statement is looked at before it is run, and what that does is taken back.
    watched = {
      ...database,
      query: looking(database.query, {}),
      byKey: looking(database.byKey, BY_KEY),
      atomically: (work) =>
        database.atomically((query) =>
          work(async (sql, parameters = []) => {
            asked.push({ sql, plans: await plansOf(query, sql, parameters) });
            return query(sql, parameters);
          }),
        ),
    };
    store = await openSqlStore(watched);
    await database.query(`insert into games (id, version, rules, house, time, rated, listed, phase, host, created_at, changed_at, ended_at)
      select 'game-' || i, 3, 'marelle', false, 'none', false, true, 'over', 'host-' || i % 50, 0, 0, 0 from generate_series(1, ${GAMES}) i`);
    await database.query(`insert into events (game, seq, kind, body, at, shape, command_id)
      select 'game-' || i, seq, 'turned', '{"turn": "d6"}', seq, 3, 'command-' || seq from generate_series(1, ${GAMES}) i, generate_series(1, 3) seq`);
    await database.query("insert into archives (game, events) select id, '\\x01' from games where right(id, 1) = '7'");
    await database.query("insert into seen (game, player, at) select id, host, 0 from games where right(id, 1) = '3'");
    await database.query(`insert into open_games (player, game, waiting, at)
      select 'host-' || i % 500, 'game-' || i, true, 0 from generate_series(1, ${GAMES}) i`);
    await database.query('analyze');
  });
  afterAll(async () => {
    await store?.close();
    await service?.stop();
  });

  /**
   * The statements of something done, with the most of one table's parts that each looked at, how often it looked into parts of one, and
   * which tables it read whole.
   */
  async function lookedAt(work: () => Promise<unknown>) {
    asked = [];
    await work();
    return asked.map(({ sql, plans }) => {
      const scans = plans.map((plan) =>
        nodesOf(plan).filter((node) => node['Node Type'].includes('Scan') && node['Actual Loops'] > 0),
      );
      const parts = scans.map((some) => mostOfOne(new Set(some.map((node) => node['Relation Name'] ?? ''))));
      const looks = scans.map((some) =>
        mostOfOne(some.flatMap((node) => Array<string>(node['Actual Loops']).fill(node['Relation Name'] ?? ''))),
      );
      const whole = scans.flat().filter((node) => node['Node Type'] === 'Seq Scan');
      return {
        sql,
        parts: Math.max(...parts),
        looks: Math.max(...looks),
        whole: whole.map((node) => node['Relation Name'] ?? ''),
      };
    });
  }

  it('is found in one part of each table', async () => {
    const now = Math.floor(await store.now());
    const { create, ...made } = newGame(now, { time: { kind: 'none' } });
    const join = appendOf(made.state, made.guest, { kind: 'join', contribution: null }, 'join');
    const turn = appendOf(join.state, made.host, { kind: 'turn', turn: 'd6', after: join.state.boardSeq }, 'turn');
    const end = appendOf(turn.state, made.host, { kind: 'resign' }, 'end');
    const offer = appendOf(end.state, made.host, { kind: 'offer', what: 'rematch' }, 'offer');
    const following = newGame(now);
    const steps: Readonly<Record<string, () => Promise<unknown>>> = {
      countGames: () => store.countGames(made.host.id),
      create: () => store.create(create),
      join: () => store.append(join),
      turn: () => store.append(turn),
      conflict: () => store.append(turn),
      read: () => store.read(made.id),
      readSince: () => store.readSince(made.id, 2),
      findCommand: () => store.findCommand(made.id, 'join'),
      heads: () => store.heads([made.id]),
      placeOfHost: () => store.placeOfHost(made.id),
      challengedTo: () => store.challengedTo(made.id),
      seen: () => store.seen([{ game: made.id, player: made.host.id }], now),
      lastSeen: () => store.lastSeen(made.id, made.host.id),
      end: () => store.append(end),
      'the first that follows': () => store.append({ ...offer, next: following.create }),
    };
    for (const [name, step] of Object.entries(steps)) {
      const found = await lookedAt(step);
      expect(found.length, name).toBeGreaterThan(0);
      for (const { sql, parts, whole } of found) {
        expect(parts, `${name}: ${sql}`).toBeLessThanOrEqual(1);
        expect(
          whole.filter((table) => /^(games|events)_|^open_games$/.test(table)),
          `${name}: ${sql}`,
        ).toEqual([]);
      }
    }
    expect((await store.read(made.id))?.events.map(({ event }) => event.kind)).toContain('offered');
    expect(await store.read(following.id)).not.toBeNull();
  });

  it('is found so for each game of several that are stored together', async () => {
    const games = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const game = newGame(Math.floor(await store.now()));
        await store.create(game.create);
        return game;
      }),
    );
    const joins = games.map(({ state, guest }) => appendOf(state, guest, { kind: 'join', contribution: null }, 'join'));
    const found = await lookedAt(() => Promise.all(joins.map((join) => store.append(join))));
    expect(Math.max(...found.map(({ looks }) => looks))).toBeLessThanOrEqual(games.length);
    expect(found.flatMap(({ whole }) => whole.filter((table) => table.startsWith('games_')))).toEqual([]);
  });

  it('is one game in each statement where games are in different databases', async () => {
    const appender = new Appender(watched, 'distributed');
    const games = Array.from({ length: 3 }, () => newGame(Date.now()));
    for (const { create } of games) await store.create(create);
    const joins = games.map(({ state, guest }) => appendOf(state, guest, { kind: 'join', contribution: null }, 'join'));
    const found = await lookedAt(async () => {
      const results = await Promise.all([...joins, ...joins].map((join) => appender.append(join)));
      expect(results.sort()).toEqual([...Array(3).fill('appended'), ...Array(3).fill('conflict')]);
    });
    const appends = found.filter(({ sql }) => sql.includes('update games'));
    expect(appends).toHaveLength(6);
    for (const { parts } of appends) expect(parts).toBeLessThanOrEqual(1);
    for (const [i, { id }] of games.entries())
      expect((await store.read(id))?.events).toHaveLength(joins[i]?.state.seq ?? 0);
  });

  it('is not asked of all parts to say how many games a player has, few or many', async () => {
    const { host } = newGame(Date.now());
    const games = Array.from({ length: 6 }, () => newGame(Date.now(), {}, host));
    for (const { create } of games) await store.create({ ...create, request: null });
    for (const left of [6, 5]) {
      const found = await lookedAt(async () => {
        expect(await store.countGames(host.id)).toEqual({ waiting: left, playing: 0 });
      });
      expect(found.length).toBeGreaterThan(1);
      for (const { sql, looks, whole } of found) {
        // For each game that is looked up, one look into one part.
        expect(looks, sql).toBeLessThanOrEqual(/from games/.test(sql) ? games.length : 0);
        expect(whole, sql).toEqual([]);
      }
      // A node that stopped before it noted that the game was over.
      if (left === 6)
        await database.query("update games set phase = 'over', deadline = null where id = $1", [games[0]?.id]);
      await database.query('update open_games set at = 0 where player = $1', [host.id]);
    }
  });

  it('would be noticed if it were not', async () => {
    const [of] = await lookedAt(() => store.openGames('host-7'));
    expect(of?.parts).toBeGreaterThan(1);
  });

  it('archives a game where it is', async () => {
    await database.query("delete from games where id like 'game-%'");
    const found = await lookedAt(() => store.archiveGames(Math.floor(Date.now()) + 1_000_000_000, 10));
    // Only to find out which games are due all of them are asked.
    for (const { sql, parts } of found) if (!/limit \$2/.test(sql)) expect(parts, sql).toBeLessThanOrEqual(1);
    expect(found.some(({ sql }) => sql.includes('insert into archives'))).toBe(true);
  });
});

/** How many of these are parts of the same table, at most. */
function mostOfOne(names: Iterable<string>): number {
  const tables = [...names].flatMap((name) => PART.exec(name)?.[1] ?? []);
  return Math.max(0, ...tables.map((table) => tables.filter((each) => each === table).length));
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return `'{${value.map((each) => JSON.stringify(String(each))).join(',')}}'`;
  return `'${String(typeof value === 'object' ? JSON.stringify(value) : value).replaceAll("'", "''")}'`;
}
