import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { optionsFromEnvironment } from './environment.ts';
import { type RunningServer, startServer } from './server.ts';
import { stop } from './stop.ts';

// The server alone, without the checkout's `npm start`: node apps/server/dist/main.js
const USAGE = `npm start -- [--port PORT] [--host HOST]   serves the page and games between players

--port PORT   the port to listen on (PORT); without it 3000, or the next that is free
--host HOST   the address to listen on (HOST; localhost): 0.0.0.0 for the whole network
--help        this text
What else can be chosen is set in the environment: docs/hosts.md.`;

const OPTIONS = { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;

/** A database that is missing is asked for again after so many milliseconds. */
const ASKED_EVERY = 2_000;

try {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) console.log(USAGE);
  else await serve(values);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function serve(values: { readonly port?: string; readonly host?: string }): Promise<void> {
  const asked = values.port ?? process.env.PORT;
  const port = toPort(asked ?? '3000');
  const host = values.host ?? process.env.HOST ?? 'localhost';
  const server = await startServer({
    ...optionsFromEnvironment(process.env),
    port,
    exactly: asked !== undefined,
    host,
  });
  if (port !== 0 && server.port !== port) console.log(`Port ${port} is taken; this is port ${server.port}.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(server));
  const missing = await server.missing();
  if (missing !== null) {
    console.log(`The page is served, and two can play on one screen: ${server.url}`);
    console.log(`Games between players wait for their database. ${missing} Until then it is tried again.`);
    void saidWhenReady(server);
  } else console.log(`Mérellier is ready: ${server.url}`);
  for (const url of server.networkUrls) console.log(`On this network: ${url}`);
  if (server.networkUrls.length === 0 && host === 'localhost') {
    console.log('Other devices in the home network are let in by: npm start -- --host 0.0.0.0');
  }
  console.log('Stop it with Ctrl+C.');
}

async function saidWhenReady(server: RunningServer): Promise<void> {
  do await setTimeout(ASKED_EVERY, undefined, { ref: false });
  while ((await server.missing()) !== null);
  console.log(`Mérellier is ready: ${server.url}`);
}

function toPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`"${text}" is no port: give a number from 0 to 65535.`);
  return port;
}
