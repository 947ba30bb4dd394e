import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { noLimits } from '../limits/limits.ts';
import { TokenBuckets } from '../limits/token-buckets.ts';
import { type RunningServer, startServer } from '../server.ts';
import { Browser } from './browser.ts';
import { QUICK_PASSWORDS } from './quick-passwords.ts';
import { pair, type TestClient } from './test-client.ts';

/** A guest with a game under way against another. */
export interface Playing {
  readonly browser: Browser;
  readonly guest: TestClient;
  readonly other: TestClient;
  readonly game: string;
}

/** A server on which accounts are made, for the tests of one file. */
export interface AccountsServer {
  readonly url: string;
  /** Left when the test ends. */
  readonly clients: TestClient[];
  readonly newLogin: () => string;
  /** Each keeps its own cookie. */
  readonly newBrowser: () => Browser;
  readonly playing: () => Promise<Playing>;
}

/** Runs such a server while the tests of the file do. */
export function accountsServer(): AccountsServer {
  let root: string;
  let server: RunningServer;
  let count = 0;
  const clients: TestClient[] = [];
  const newBrowser = (): Browser => new Browser(server.url, clients);

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'merellier-accounts-'));
    writeFileSync(join(root, 'index.html'), '<title>Mérellier</title>');
    // All come from one address here.
    const none = noLimits();
    const few = { points: 6, seconds: 3_600 };
    const limits = () => ({
      ...none,
      attempts: { ...none.attempts, triesOfLogin: few, triesOfDevice: few },
      renamesOfPlayer: new TokenBuckets({ capacity: 3, perSecond: 1 / 3_600 }),
    });
    const storage = { databaseUrl: null, redisUrl: null, dataFolder: null };
    const online = { ...storage, origins: [], heartbeat: 1_000, limits, passwordCost: QUICK_PASSWORDS };
    server = await startServer({ port: 0, root, online });
    // The embedded database takes its time to open.
    await fetch(`${server.url}/api/v1/session`);
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.drop();
  });
  afterAll(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });

  return {
    get url() {
      return server.url;
    },
    clients,
    newLogin: () => `Anna ${++count}`,
    newBrowser,
    async playing() {
      const [guest, other, game] = await pair(server.url);
      clients.push(guest, other);
      await guest.turn(game, 'd6');
      await other.until(() => other.state(game).seq === guest.state(game).seq);
      const browser = newBrowser();
      browser.cookie = guest.cookie;
      return { browser, guest, other, game };
    },
  };
}
