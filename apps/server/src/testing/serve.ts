import { type OnlineOptions, startServer } from '../index.ts';
import { noLimits } from '../limits/limits.ts';

// A server in a process of its own, so that a test can kill it: `node … serve.ts ROOT OPTIONS`, both as JSON.
const [root, online] = process.argv.slice(2).map((text) => JSON.parse(text));
const server = await startServer({ port: 0, root, online: { ...(online as OnlineOptions), limits: noLimits } });
process.once('SIGTERM', () => void server.close());
console.log(server.url);
