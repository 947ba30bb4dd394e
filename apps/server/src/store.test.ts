import { describe, expect, it } from 'vitest';
import { type Service, startPostgres } from '../../../scripts/services.mjs';
import { openEmbedded } from './embedded-database.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres-database.ts';
import { openSqlStore } from './sql-store.ts';
import { memoryStore } from './testing/memory-store.ts';
import { storeContract } from './testing/store-contract.ts';

storeContract('memory', async () => memoryStore());

storeContract('PGlite', async () => openSqlStore(await openEmbedded(null)));

let postgres: Service | undefined;
/** Connections that break when the server stops. */
const ignore = () => undefined;
storeContract(
  'PostgreSQL',
  async () => {
    postgres = await startPostgres();
    return openSqlStore(await openPostgres(postgres.url, ignore));
  },
  async () => postgres?.stop(),
);

describe('migrations', () => {
  it('are done once, though several nodes start at the same time', async () => {
    const server = await startPostgres();
    try {
      const nodes = await Promise.all(Array.from({ length: 5 }, () => openPostgres(server.url, ignore)));
      await Promise.all(nodes.map((node) => migrate(node)));
      const rows = await nodes[0]?.query('select name from migrations');
      expect(rows?.length).toBeGreaterThan(0);
      await Promise.all(nodes.map((node) => node.close()));
    } finally {
      await server.stop();
    }
  });
});
