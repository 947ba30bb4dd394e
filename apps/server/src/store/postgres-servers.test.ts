import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startPostgres } from '../../../../scripts/services.mjs';
import { Link } from '../testing/chaos/link.ts';
import { openPostgres } from './postgres-database.ts';
import { serversOf } from './postgres-servers.ts';

describe('servers of a database', () => {
  it('are named by one address', () => {
    expect(serversOf('postgres://host/games')).toEqual(['postgres://host/games']);
    expect(serversOf('postgresql://anna:p,w@one:5432,two/games?ssl=true')).toEqual([
      'postgresql://anna:p,w@one:5432/games?ssl=true',
      'postgresql://anna:p,w@two/games?ssl=true',
    ]);
  });

  let postgres: Service;
  let links: readonly [Link, Link];
  beforeAll(async () => {
    postgres = await startPostgres();
    const port = Number(new URL(postgres.url).port);
    links = [await Link.to(port), await Link.to(port)];
  });
  afterAll(async () => {
    for (const link of links ?? []) link.close();
    await postgres?.stop();
  });

  it('are gone through until one answers', async () => {
    const database = await openPostgres(
      `postgres://merellier@127.0.0.1:${links[0].port},127.0.0.1:${links[1].port}/postgres`,
      () => undefined,
    );
    const ask = () => database.query('select 1 as one');
    expect(await ask()).toEqual([{ one: 1 }]);
    for (const [away, there] of [links, [links[1], links[0]]] as const) {
      there.open();
      away.shut();
      // What was under way fails, and so may the first attempt after it.
      await expect.poll(() => ask().catch(() => null)).toEqual([{ one: 1 }]);
    }
    await database.close();
  });
});
