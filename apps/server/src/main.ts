import { parseArgs } from 'node:util';
import { optionsFromEnvironment } from './environment.ts';
import { startServer } from './server.ts';

// The server alone, for whoever runs it without the checkout's `npm start`: node apps/server/dist/main.js
try {
  const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });
  const port = toPort(values.port ?? process.env.PORT ?? '3000');
  const host = values.host ?? process.env.HOST ?? 'localhost';
  const server = await startServer({ ...optionsFromEnvironment(process.env), port, host });
  if (port !== 0 && server.port !== port) console.log(`Port ${port} is taken; this is port ${server.port}.`);
  console.log(`Mérellier is ready: ${server.url}`);
  for (const url of server.networkUrls) console.log(`On this network: ${url}`);
  console.log('Stop it with Ctrl+C.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function toPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`"${text}" is no port: give a number from 0 to 65535.`);
  return port;
}
