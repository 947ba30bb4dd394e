import { pathToFileURL } from 'node:url';
import '../apps/server/src/testing/quick-database.mjs';
import { at } from '../scripts/workspace.mjs';

// The server of the browser tests: the built page on any free port. Its games are in memory and the environment is not
// read, so the tests find nothing of the owner's and leave nothing behind, whatever else runs on this machine. All players
// come from one address, faster than people do: nobody has to wait for another.
/** @param {string} file */
const built = (file) => import(pathToFileURL(at('apps/server/dist', file)).href);
const { startServer } = await built('index.js');
const { noLimits } = await built('limits/limits.js');
const storage = { databaseUrl: null, redisUrl: null, dataFolder: null };
const passwordCost = { log2: 4, blocks: 8, parallel: 1 };
const server = await startServer({ port: 0, online: { ...storage, origins: [], limits: noLimits, passwordCost } });
// The database opens with the first question, on a busy machine more slowly than a page waits for it.
await fetch(`${server.url}/api/v1/seeks`);
console.log(`Mérellier is ready: ${server.url}`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.close());
