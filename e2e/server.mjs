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
/** @type {string[]} */
const moderators = [];
const online = { ...storage, origins: [], moderators, fairPlay: true, limits: noLimits, passwordCost };
// One proxy is believed, so that a test can have people come from elsewhere.
const server = await startServer({ port: 0, trustProxy: 1, online });
// The database opens with the first question, on a busy machine more slowly than a page waits for it.
await fetch(`${server.url}/api/v1/seeks`);
// A moderator's name is nobody's to take: the account is made first, as by a host.
const account = { name: 'Mona', login: 'moderator', password: 'cinq moulins et un pion' };
const headers = { 'content-type': 'application/json' };
await fetch(`${server.url}/api/v1/account`, { method: 'POST', headers, body: JSON.stringify(account) });
moderators.push('moderator');
console.log(`Mérellier is ready: ${server.url}`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.close());
