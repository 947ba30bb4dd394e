import { createHash } from 'node:crypto';
import type { TableQueue } from '@merellier/tablebase/node';
import type pg from 'pg';
import type PgBoss from 'pg-boss';
import { optional, RemoteFault } from './faults.ts';

/** Its tables have a schema of their own: a database may have other queues. */
const SCHEMA = 'merellier_solve';
/** Locks that are taken by all runs, and the number of a lock that says that its holder lives. */
const ALL_RUNS = 0x6d657265;
const PRESENCE = 0;
/** Whatever happened to a job before, it can be done again. */
const RETRIES = 1_000_000;
/** Milliseconds for which a lost connection is sought again, and between two attempts. */
const [RECONNECT_FOR, RECONNECT_AFTER] = [60_000, 1000];

/**
 * The queue in PostgreSQL: jobs by pg-boss, one queue for each run, a job's id made from its table so that it is there once. Who is at
 * work is told by locks of the workers' connections, which the server lets go of when a worker ends, in whatever way: a job that was
 * taken and whose lock nobody has is offered again. One connection serves for all.
 */
export class PostgresQueue implements TableQueue {
  private readonly makeClient: () => pg.Client;
  private readonly makeBoss: (db: PgBoss.Db) => PgBoss;
  private client: pg.Client | null = null;
  private boss: PgBoss | null = null;
  private run = '';
  private tables: readonly string[] = [];
  private taken: string | null = null;
  private isClosed = false;
  private last: Promise<unknown> = Promise.resolve();
  /** Whether some worker has finished a table since that was last asked for. */
  private heard = false;
  private wake = (): void => {};

  private constructor(makeClient: () => pg.Client, makeBoss: (db: PgBoss.Db) => PgBoss) {
    this.makeClient = makeClient;
    this.makeBoss = makeBoss;
  }

  /** Connects; throws what the server, or the way there, says against it. */
  static async open(url: string): Promise<PostgresQueue> {
    const { default: Boss } = await optional('pg-boss', '10', () => import('pg-boss'));
    const { default: postgres } = await import('pg');
    const settings = { connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true };
    const queue = new PostgresQueue(
      () => new postgres.Client({ ...settings, application_name: 'merellier solve' }),
      (db) => new Boss({ db, schema: SCHEMA, supervise: false, schedule: false }),
    );
    await queue.connect().catch((error: unknown) => {
      throw new RemoteFault('queue', error);
    });
    return queue;
  }

  async alone<Result>(run: () => Promise<Result>): Promise<Result> {
    await this.query('select pg_advisory_lock($1, $2)', [ALL_RUNS, PRESENCE]);
    try {
      return await run();
    } finally {
      await this.query('select pg_advisory_unlock($1, $2)', [ALL_RUNS, PRESENCE]);
    }
  }

  async enter(run: string, tables: readonly string[]): Promise<void> {
    this.run = run;
    this.tables = tables;
    this.boss = this.makeBoss({ executeSql: (text, values) => this.query(text, values) });
    // What goes wrong is thrown where it is asked for.
    this.boss.on('error', () => {});
    await this.alone(async () => {
      await this.boss?.start();
      await this.boss?.createQueue(this.queue, { name: this.queue, retryLimit: RETRIES });
    });
    await this.takePlace((text, values) => this.query(text, values));
  }

  async atWork(): Promise<{ readonly workers: number; readonly tables: ReadonlySet<string> }> {
    const { rows } = await this.query(
      `select objid::int8::int4 as number from pg_locks where locktype = 'advisory' and granted and objsubid = 2
       and classid::int8 = $1 and database = (select oid from pg_database where datname = current_database())`,
      [this.lock >>> 0],
    );
    const numbers = rows.map(({ number }: { number: number }) => number);
    const tables = numbers.filter((number) => number !== PRESENCE).map((number) => this.tables[number - 1] as string);
    return { workers: numbers.length - tables.length, tables: new Set(tables) };
  }

  async offer(tables: readonly string[]): Promise<void> {
    if (tables.length === 0) return;
    const boss = this.boss as PgBoss;
    // Taken by a worker that is gone, or done by one whose table is gone: they begin anew. The library has no list of jobs.
    const { rows } = await this.query(
      `select id from ${SCHEMA}.job where name = $1 and id = any($2::uuid[]) and state >= 'active'`,
      [this.queue, tables.map((table) => this.idOf(table))],
    );
    if (rows.length > 0)
      await boss.deleteJob(
        this.queue,
        rows.map(({ id }: { id: string }) => id),
      );
    await boss.insert(
      tables.map((table) => ({
        ...{ id: this.idOf(table), name: this.queue, data: { table } },
        priority: this.tables.length - this.tables.indexOf(table),
      })),
    );
  }

  async take(): Promise<string | null> {
    const [job] = (await this.boss?.fetch<{ table: string }>(this.queue)) ?? [];
    if (!job) return null;
    const { table } = job.data;
    if (!(await this.tryLock(table))) return null;
    this.taken = table;
    return table;
  }

  async finish(table: string): Promise<void> {
    this.taken = null;
    await this.boss?.complete(this.queue, this.idOf(table));
    await this.query('select pg_advisory_unlock($1, $2), pg_notify($3, $4)', [
      ...[this.lock, this.numberOf(table)],
      ...[SCHEMA, this.run],
    ]);
  }

  async news(milliseconds: number): Promise<void> {
    if (!this.heard)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.heard = false;
  }

  async leave(isOver: boolean): Promise<void> {
    try {
      if (isOver)
        await this.alone(async () => {
          // Of several that leave at once the last one is alone.
          const { workers } = await this.atWork();
          await this.query('select pg_advisory_unlock_shared($1, $2)', [this.lock, PRESENCE]);
          if (workers > 1) return;
          // A queue with jobs cannot be deleted.
          const ids = this.tables.map((table) => this.idOf(table));
          if (ids.length > 0) await this.boss?.deleteJob(this.queue, ids);
          await this.boss?.deleteQueue(this.queue);
        });
    } finally {
      this.isClosed = true;
      await this.client?.end();
    }
  }

  private get queue(): string {
    return `solve-${this.run}`;
  }

  /** The number of the run's locks. */
  private get lock(): number {
    return createHash('sha256').update(this.run).digest().readInt32BE(0);
  }

  private numberOf(table: string): number {
    return this.tables.indexOf(table) + 1;
  }

  private idOf(table: string): string {
    const hex = createHash('sha256').update(`${this.run} ${table}`).digest('hex');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
  }

  private async tryLock(table: string): Promise<boolean> {
    const { rows } = await this.query('select pg_try_advisory_lock($1, $2) as had', [this.lock, this.numberOf(table)]);
    return rows[0]?.had === true;
  }

  private async query(text: string, values: unknown[]): ReturnType<PgBoss.Db['executeSql']> {
    // One connection answers one question at a time.
    const answer = this.last.then(() => this.ask(text, values));
    this.last = answer.catch(() => {});
    try {
      return await answer;
    } catch (error) {
      throw new RemoteFault('queue', error);
    }
  }

  /** Asks once more where the connection was lost meanwhile: whatever is asked here may be asked twice. */
  private async ask(text: string, values: unknown[]): ReturnType<PgBoss.Db['executeSql']> {
    for (;;) {
      const client = await this.connected();
      try {
        return await client.query(text, values);
      } catch (error) {
        // That a connection is lost is heard of a moment after what was asked has failed.
        await new Promise((resolve) => setTimeout(resolve, 100));
        if (this.client === client || this.isClosed) throw error;
      }
    }
  }

  /** The connection; where it was lost, a new one with the same locks. */
  private async connected(): Promise<pg.Client> {
    const end = performance.now() + RECONNECT_FOR;
    while (!this.client && !this.isClosed) {
      try {
        await this.connect();
      } catch (error) {
        if (performance.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, RECONNECT_AFTER));
      }
    }
    return this.client as pg.Client;
  }

  private async connect(): Promise<void> {
    const client = this.makeClient();
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => {
      if (payload !== this.run) return;
      this.heard = true;
      this.wake();
    });
    await client.connect();
    // The server asks a machine that is silent whether it is still there, and lets go of its locks within a minute.
    await client.query('set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3');
    if (this.run !== '') await this.takePlace((text, values) => client.query(text, values));
    this.client = client;
  }

  /** Is seen by the others, and hears of them. */
  private async takePlace(query: (text: string, values: unknown[]) => Promise<unknown>): Promise<void> {
    await query('select pg_advisory_lock_shared($1, $2)', [this.lock, PRESENCE]);
    if (this.taken !== null) await query('select pg_try_advisory_lock($1, $2)', [this.lock, this.numberOf(this.taken)]);
    await query(`listen ${SCHEMA}`, []);
  }

  private lose(client: pg.Client): void {
    if (this.client === client) this.client = null;
  }
}
