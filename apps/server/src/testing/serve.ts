import { type OnlineOptions, startServer } from '../index.ts';
import { noLimits } from '../limits/limits.ts';
import { stop } from '../stop.ts';

// A server in a process of its own, so that a test can kill it: with ROOT OPTIONS, both as JSON.
const [root, online] = process.argv.slice(2).map((text) => JSON.parse(text));

/** Resolves once it has said where it is. */
export const started: Promise<void> = startServer({
  port: 0,
  root,
  online: { ...(online as OnlineOptions), limits: noLimits },
}).then((server) => {
  process.once('SIGTERM', () => stop(server));
  console.log(server.url);
});
