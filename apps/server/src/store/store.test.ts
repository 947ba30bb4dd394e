import { type Service, startPostgres } from '../../../../scripts/services.mjs';
import { memoryStore } from '../testing/memory-store.ts';
import type { OpenedStore } from '../testing/rating-contract.ts';
import { storeContract } from '../testing/store-contract.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded-database.ts';
import { openPostgres } from './postgres-database.ts';
import { openSqlStore } from './sql-store.ts';

storeContract('memory', async () => {
  const store = memoryStore();
  return { store, register: store.register };
});

/** The store on a database, and how a player in it gets an account. */
const opened = async (database: Database): Promise<OpenedStore> => ({
  store: await openSqlStore(database),
  register: async (player) => {
    const sql = 'insert into accounts (player, recovery, created_at) values ($1, $2, 0)';
    await database.query(sql, [player, `recovery of ${player}`]);
  },
});

storeContract('PGlite', async () => opened(await openEmbedded(null)));

let postgres: Service | undefined;
/** Connections that break when the server stops. */
const ignore = () => undefined;
storeContract(
  'PostgreSQL',
  async () => {
    postgres = await startPostgres();
    return opened(await openPostgres(postgres.url, ignore));
  },
  async () => postgres?.stop(),
);
