import type { Pool, PoolClient } from 'pg';
import type { Database, Query } from './database.ts';
import { endingClient } from './ending-client.ts';
import { clientOfPrimary, serversOf } from './postgres-servers.ts';
import { tableReader } from './snapshot.ts';

/** How many statements run at once, and how many of those by keys. */
const CONNECTIONS = 5;
const CONNECTIONS_BY_KEY = 5;

/** Each row is gone for by its key, in a plan that is made once, however few rows there were then. */
export const BY_KEY = {
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  plan_cache_mode: 'force_generic_plan',
} as const;
/** How many rows of a snapshot are read at once. */
const PAGE = 2_000;

/** The most that a timer can wait, in milliseconds: three weeks. */
const LONGEST = 2 ** 31 - 1;

/** A statement is ended by the server after so many milliseconds. */
const STATEMENT_WITHIN = 8_000;
/**
 * How many milliseconds an answer is waited for. A server that is stopped, not dead, ends no statement: this side gives up on it, and
 * where a network forgot the connection, has a new one within ten seconds.
 */
const ANSWERS_WITHIN = 9_000;

/** A PostgreSQL server, or several of which one takes writes, by their URL. Connections are made when they are needed, and anew when they were lost. */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  answersWithin: number = ANSWERS_WITHIN,
): Promise<Database> {
  const { default: pg } = await import('pg');
  const servers = serversOf(url);
  const settings = {
    connectionString: servers[0],
    Client: endingClient(servers.length > 1 ? clientOfPrimary(pg.Client, servers) : pg.Client),
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_WITHIN,
    query_timeout: answersWithin,
    keepAlive: true,
    application_name: 'merellier',
  };
  const options = Object.entries(BY_KEY).map(([name, value]) => `-c ${name}=${value}`);
  const poolOf = (more: object): ServerPool => {
    const made = new pg.Pool({ ...settings, ...more });
    // Without listeners a connection that breaks (a server that restarts) would end the process: one that is idle, and one that
    // is being used, by whom it is noticed anyway.
    made.on('error', onError);
    made.on('connect', (client) => client.on('error', () => undefined));
    return { pool: made, servers: servers.length };
  };
  const pool = poolOf({ max: CONNECTIONS });
  const byKey = poolOf({ max: CONNECTIONS_BY_KEY, options: options.join(' ') });
  return {
    kind: 'postgresql',
    query: queryOfPool(pool),
    byKey: queryOfPool(byKey),
    transaction: (statements, { unhurried = false } = {}) =>
      inTransaction(pool, unhurried ? 'begin; set local statement_timeout = 0' : 'begin', async (client) => {
        for (const { sql, parameters } of statements) {
          const config = { text: sql, values: [...parameters], ...(unhurried && { query_timeout: LONGEST }) };
          await client.query(config);
        }
      }),
    atomically: (work) => inTransaction(pool, 'begin', (client) => work(queryOf(client))),
    snapshot: (_tables, read) =>
      inTransaction(pool, 'begin isolation level repeatable read read only', async (client) => {
        // The moment is that of the first statement.
        await client.query('select 1');
        return read(tableReader(queryOf(client), PAGE));
      }),
    close: async () => {
      await Promise.all([pool.pool.end(), byKey.pool.end()]);
    },
  };
}

const queryOfPool =
  (pool: ServerPool): Query =>
  async <Row>(sql: string, parameters: readonly unknown[] = []) => {
    const client = await connected(pool);
    try {
      // A named statement is planned once for each connection.
      const { rows } = await client.query({ text: sql, values: [...parameters], name: nameOf(sql) });
      client.release();
      return rows as Row[];
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  };

/** Connections, and how many servers there are to make one to. */
interface ServerPool {
  readonly pool: Pool;
  readonly servers: number;
}

/** A connection of a pool; where one server is passed over, to the next. */
async function connected({ pool, servers }: ServerPool): Promise<PoolClient> {
  for (let left = servers - 1; ; left--) {
    try {
      return await pool.connect();
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

const queryOf =
  (client: PoolClient): Query =>
  async <Row>(sql: string, parameters: readonly unknown[] = []) =>
    (await client.query(sql, [...parameters])).rows as Row[];

async function inTransaction<Value>(
  pool: ServerPool,
  begin: string,
  work: (client: PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await connected(pool);
  try {
    await client.query(begin);
    const value = await work(client);
    await client.query('commit');
    client.release();
    return value;
  } catch (error) {
    // Nobody waits for this. A connection that cannot even do that is dead, and serves nobody else.
    void client.query('rollback').then(
      () => client.release(),
      (dead: Error) => client.release(dead),
    );
    throw error;
  }
}

const names = new Map<string, string>();

function nameOf(sql: string): string {
  let name = names.get(sql);
  if (!name) {
    name = `s${names.size}`;
    names.set(sql, name);
  }
  return name;
}
