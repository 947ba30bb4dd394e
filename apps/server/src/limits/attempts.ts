import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../store/database.ts';

/** How often something may be tried in so many seconds. */
export interface AttemptSize {
  readonly points: number;
  readonly seconds: number;
}

/** What is counted over all nodes, and over a restart: ways into an account must not open anew with either. */
export interface AttemptSizes {
  readonly accountsOfAddress: AttemptSize;
  /** Tries to sign in or to recover an account. */
  readonly triesOfAddress: AttemptSize;
  /** Passwords tried for one name by devices that its owner never signed in on, from any address. */
  readonly triesOfLogin: AttemptSize;
  /** The same from one device that its owner did sign in on. */
  readonly triesOfDevice: AttemptSize;
}

export type Attempts = { readonly [Name in keyof AttemptSizes]: AttemptLimit };

/** Limits on attempts, counted in the database. */
export function countAttempts(database: Database, sizes: AttemptSizes): Attempts {
  return {
    accountsOfAddress: new AttemptLimit(database, 'accounts-of-address', sizes.accountsOfAddress),
    triesOfAddress: new AttemptLimit(database, 'tries-of-address', sizes.triesOfAddress),
    triesOfLogin: new AttemptLimit(database, 'tries-of-login', sizes.triesOfLogin),
    triesOfDevice: new AttemptLimit(database, 'tries-of-device', sizes.triesOfDevice),
  };
}

/** One limit. While the database cannot count, this process does. */
export class AttemptLimit {
  private readonly limiter: RateLimiterPostgres;

  constructor(database: Database, name: string, { points, seconds }: AttemptSize) {
    const options = { keyPrefix: name, points, duration: seconds };
    this.limiter = new RateLimiterPostgres({
      ...options,
      storeClient: clientOf(database),
      storeType: 'pool',
      // Made by a migration.
      tableName: 'attempts',
      tableCreated: true,
      insuranceLimiter: new RateLimiterMemory(options),
      // Who has used up all tries costs the database no more.
      inMemoryBlockOnConsumed: points + 1,
    });
  }

  /** Takes one attempt; 0, or how many milliseconds to wait for the next. */
  async take(key: string): Promise<number> {
    try {
      await this.limiter.consume(hidden(key));
      return 0;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext);
      throw refused;
    }
  }
}

/** Addresses and names are not kept as they are. */
const hidden = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The database as node-postgres would show it. */
const clientOf = (database: Database) => ({
  query: async ({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) => {
    const rows = await database.query(text, values);
    return { rows, rowCount: rows.length };
  },
});
