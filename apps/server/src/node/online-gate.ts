import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exportNightly } from '../data/nightly-export.ts';
import { FairPlay } from '../fair/fair-play.ts';
import { makeScorer } from '../fair/scorer.ts';
import { countAttempts } from '../limits/attempts.ts';
import { type Limits, makeLimits } from '../limits/limits.ts';
import { Accounts } from '../people/accounts.ts';
import type { Database } from '../store/database.ts';
import { openClock } from '../store/database-clock.ts';
import { DatabaseOutage } from '../store/database-outage.ts';
import { accountStore } from '../store/sql-accounts.ts';
import { openSqlStore } from '../store/sql-store.ts';
import { Told } from '../store/told.ts';
import { whyNoDatabase } from '../store/why-no-database.ts';
import { type Metrics, makeMetrics } from './metrics.ts';
import { Online } from './online.ts';
import type { OnlineOptions } from './online-options.ts';

/** A database server that is not there yet is asked for again after so many milliseconds. */
const TRY_AGAIN = 2_000;

/**
 * The way to the online service, which is opened when somebody first asks for it, or opens a page that will: a page that is
 * played on one screen waits for no database. It is opened at once where there are games already, on a database server or in
 * the data folder.
 */
export class OnlineGate {
  readonly options: OnlineOptions;
  readonly metrics: Metrics = makeMetrics();
  readonly limits: Limits;
  /** Tells the host. */
  private readonly tell: (error: unknown) => void;
  /** Counts what went wrong, and tells the host of it. */
  private readonly report: (error: unknown) => void;
  private opening: Promise<Online> | null = null;
  private opened: Online | null = null;
  private people: Accounts | null = null;
  /** Why it could not be opened at the last try. */
  private lack: Error | null = null;
  private closed = false;
  private outage: DatabaseOutage | null = null;
  private stopExports: (() => Promise<void>) | null = null;
  /** What looks at rated games by exact values; null where the host does not want that, or the service is not open. */
  fairPlay: FairPlay | null = null;

  constructor(options: OnlineOptions, report: (error: unknown) => void) {
    this.options = options;
    this.limits = (options.limits ?? makeLimits)();
    this.tell = report;
    this.report = (error) => {
      this.metrics.errors.inc();
      if (!this.outage?.hears(error)) report(error);
    };
  }

  /** The service; rejects where it cannot be opened at present, and the next call tries again. */
  get(): Promise<Online> {
    if (this.closed) return Promise.reject(new Error('the server stops'));
    this.opening ??= this.open().then(
      (online) => {
        this.lack = null;
        return online;
      },
      (error: unknown) => {
        this.opening = null;
        const { databaseUrl } = this.options;
        const lack = (databaseUrl === null ? null : whyNoDatabase(error, databaseUrl)) ?? asError(error);
        // What is tried again and again is told once, until it fails otherwise.
        if (lack.message !== this.lack?.message) this.report(lack);
        this.lack = lack;
        throw lack;
      },
    );
    return this.opening;
  }

  /**
   * Why games cannot be played yet, in a sentence, after the first try to reach a database server; null where nothing is
   * missing, and where games are kept here, since that is opened when somebody asks for it.
   */
  async missing(): Promise<string | null> {
    if (this.options.databaseUrl === null) return null;
    return this.get().then(
      () => null,
      (error: Error) => error.message,
    );
  }

  /** The accounts of the service; rejects as `get` does. */
  async accounts(): Promise<Accounts> {
    await this.get();
    if (!this.people) throw new RangeError('accounts come with the service');
    return this.people;
  }

  /** Opens the service before anybody asks for it; where that fails, who asks is told. */
  openSoon(): void {
    if (!this.closed && !this.lack) this.get().catch(() => undefined);
  }

  /** Whether games are kept in an embedded database that is there already: they will be asked for again. */
  hasGames(): boolean {
    const { databaseUrl, dataFolder } = this.options;
    return databaseUrl === null && dataFolder !== null && existsSync(join(dataFolder, 'database'));
  }

  /** Opens the service now, and tries again until it is open. */
  keepOpen(): void {
    if (this.closed) return;
    this.get().catch(() => setTimeout(() => this.keepOpen(), TRY_AGAIN).unref());
  }

  /** The service, if it is open. */
  get present(): Online | null {
    return this.opened;
  }

  /**
   * Whether games can be played here now. A database server is waited for; an embedded database that nobody asked for yet
   * is ready to be opened, and one that could not be opened is tried again.
   */
  async isReady(): Promise<boolean> {
    if (this.opened) return this.opened.isReady();
    if (this.closed || this.options.databaseUrl !== null) return false;
    if (!this.lack) return true;
    return this.get().then(
      (online) => online.isReady(),
      () => false,
    );
  }

  private async open(): Promise<Online> {
    const { databaseUrl, redisUrl, dataFolder, heartbeat, exportFolder, origins } = this.options;
    const database =
      databaseUrl === null
        ? await this.openOwn(dataFolder)
        : await (await import('../store/postgres-database.ts')).openPostgres(databaseUrl, this.report);
    try {
      const store = await openSqlStore(database);
      const bus =
        redisUrl === null
          ? (await import('../games/memory-bus.ts')).memoryBus()
          : await (await import('../games/redis-bus.ts')).openRedisBus(redisUrl, this.report);
      if (databaseUrl !== null)
        this.outage = new DatabaseOutage({ url: databaseUrl, ask: () => store.now(), report: this.tell });
      const onJump = (ms: number) =>
        this.report(
          new Told(
            `The database's clock jumped by ${Math.round(ms / 1_000)} s. The time of the games goes on without the jump.`,
          ),
        );
      const lastAlive = redisUrl === null ? undefined : () => store.lastAlive(null);
      const clock = await openClock(() => store.now(), { onJump, ...(lastAlive && { lastAlive }) });
      const parts = { store, bus, clock, limits: this.limits, metrics: this.metrics, report: this.report };
      const pushSubject = origins.find((origin) => origin.startsWith('https://')) ?? null;
      const all = { ...parts, pushSubject };
      this.opened = await Online.start(heartbeat === undefined ? all : { ...all, heartbeat });
      const attempts = countAttempts(database, this.limits.attempts);
      this.people = new Accounts(accountStore(database), this.opened, attempts, this.options);
      for (const login of await this.people.missingModerators())
        this.report(
          new Told(
            `MODERATORS names "${login}", and no account signs in by that name: start without it, make the account, then name it.`,
          ),
        );
      if (this.options.fairPlay) {
        const { tables = null } = this.options;
        this.fairPlay = new FairPlay({ store, clock, scorer: makeScorer(tables), report: this.report, tables });
      }
      if (exportFolder !== undefined) this.stopExports = exportNightly(database, exportFolder, this.report);
      return this.opened;
    } catch (error) {
      await database.close().catch(this.report);
      throw error;
    }
  }

  private async openOwn(folder: string | null): Promise<Database> {
    if (folder === null) return (await import('../store/embedded-database.ts')).openEmbedded(null);
    const { openRescued } = await import('../data/rescue.ts');
    return openRescued(folder, this.options.exportFolder, (message) => this.report(new Told(message)));
  }

  /** Stops the service, if it was opened; clients are told to come back after so many milliseconds. */
  async close(retryAfter: number): Promise<void> {
    this.closed = true;
    this.outage?.stop();
    const online = await this.opening?.catch(() => null);
    await this.stopExports?.();
    await this.fairPlay?.close();
    await online?.stop(retryAfter);
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
