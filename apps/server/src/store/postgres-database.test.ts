import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres } from '../../../../scripts/services.mjs';
import { Link } from '../testing/chaos/link.ts';
import { openPostgres } from './postgres-database.ts';
import { serversOf } from './postgres-servers.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let link: Link;
let other: Link;
beforeAll(async () => {
  postgres = await startPostgres();
  const port = Number(new URL(postgres.url).port);
  [link, other] = [await Link.to(port), await Link.to(port)];
});
afterAll(async () => {
  link?.close();
  other?.close();
  await postgres?.stop();
});

const through = (...links: readonly Link[]): string =>
  `postgres://merellier@${links.map(({ port }) => `127.0.0.1:${port}`).join(',')}/postgres`;

it('a connection that the network has forgotten serves no second transaction', async () => {
  const database = await openPostgres(through(link), () => undefined, 2_000);
  const ask = () => database.atomically((query) => query('select 1 as one'));
  expect(await ask()).toEqual([{ one: 1 }]);
  link.silence();
  link.forget();
  await expect(ask()).rejects.toThrow();
  // The dead connection is not used again.
  await expect(ask()).resolves.toEqual([{ one: 1 }]);
  await database.close();
});

it('a connection that the network has forgotten is gone with its pool, and holds no process up', async () => {
  const sockets = () => process.getActiveResourcesInfo().filter((each) => each === 'TCPSocketWrap').length;
  const before = sockets();
  const database = await openPostgres(through(link), () => undefined);
  await database.query('select 1');
  // This side's, and both of the link.
  expect(sockets()).toBe(before + 3);
  link.silence();
  link.forget();
  await database.close();
  await expect.poll(sockets, { timeout: 5_000 }).toBe(before + 2);
});

it('a connection that breaks in the middle of a transaction is that transaction’s fault, and nobody else’s', async () => {
  const database = await openPostgres(through(link), () => undefined);
  const broken = database.atomically(async (query) => {
    await query('select 1');
    link.shut();
    // Nothing is under way on the connection as it breaks.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await query('select 2');
  });
  await expect(broken).rejects.toThrow();
  link.open();
  await expect(database.query('select 1 as one')).resolves.toEqual([{ one: 1 }]);
  await database.close();
});

it('a server on the same machine is reached by its socket', async () => {
  const database = await openPostgres(postgres.socketUrl, () => undefined);
  const sql = 'select inet_server_addr() as address';
  expect(await database.query(sql)).toEqual([{ address: null }]);
  expect(await database.byKey(sql)).toEqual([{ address: null }]);
  await database.close();
});

it('several servers of a database are named by one address', () => {
  expect(serversOf('postgres://host/games')).toEqual(['postgres://host/games']);
  expect(serversOf('postgresql://anna:p,w@one:5432,two/games?ssl=true')).toEqual([
    'postgresql://anna:p,w@one:5432/games?ssl=true',
    'postgresql://anna:p,w@two/games?ssl=true',
  ]);
});

it('several servers are gone through until one answers', async () => {
  const database = await openPostgres(through(link, other), () => undefined);
  const ask = () => database.query('select 1 as one');
  for (const [away, there] of [
    [link, other],
    [other, link],
  ] as const) {
    there.open();
    away.shut();
    // A connection that broke may be found out by the next question.
    await ask().catch(() => null);
    expect(await ask()).toEqual([{ one: 1 }]);
  }
  await database.close();
});
