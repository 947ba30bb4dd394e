import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Service, startPostgres } from '../../../../scripts/services.mjs';
import { Link } from '../testing/chaos/link.ts';
import { openPostgres } from './postgres-database.ts';

let postgres: Service;
let link: Link;
beforeAll(async () => {
  postgres = await startPostgres();
  link = await Link.to(Number(new URL(postgres.url).port));
});
afterAll(async () => {
  link?.close();
  await postgres?.stop();
});

it('a connection that the network has forgotten serves no second transaction', async () => {
  const url = postgres.url.replace(`:${new URL(postgres.url).port}`, `:${link.port}`);
  const database = await openPostgres(url, () => undefined, 2_000);
  const ask = () => database.atomically((query) => query('select 1 as one'));
  expect(await ask()).toEqual([{ one: 1 }]);
  link.silence();
  link.forget();
  await expect(ask()).rejects.toThrow();
  // The dead connection is not used again.
  await expect(ask()).resolves.toEqual([{ one: 1 }]);
  await database.close();
});
