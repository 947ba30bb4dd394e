import { pathToFileURL } from 'node:url';
import '../apps/server/src/testing/quick-database.mjs';
import { at } from '../scripts/workspace.mjs';

// The server of the browser tests: the built page on any free port. Its games are in memory and the environment is not
// read, so the tests find nothing of the owner's and leave nothing behind, whatever else runs on this machine.
const { startServer } = await import(pathToFileURL(at('apps/server/dist/index.js')).href);
const server = await startServer({ port: 0 });
// The database opens with the first question, on a busy machine more slowly than a page waits for it.
await fetch(`${server.url}/api/v1/seeks`);
console.log(`Mérellier is ready: ${server.url}`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.close());
