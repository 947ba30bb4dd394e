import { EngineService } from '@merellier/engine';
import type { TablesMessage } from '../exact/messages.ts';
import { type Asked, clock, inTime } from './asked.ts';

// A message to itself lets the engine rest: what the page has posted meanwhile is heard first.
const { port1, port2 } = new MessageChannel();
const rest = (): Promise<void> =>
  new Promise((done) => {
    port1.onmessage = () => done();
    port2.postMessage(0);
  });

const service = new EngineService({ post: (answer) => self.postMessage(answer), now: () => performance.now(), rest });

/** Small tables that the page has solved: read by code that only they need. */
async function takeTables(message: TablesMessage): Promise<void> {
  (await import('./read-tables.ts')).readTables(service, message);
}

// What comes after tables waits until they are read.
let taking: Promise<void> | null = null;
self.addEventListener('message', ({ data }: MessageEvent<Asked | TablesMessage>) => {
  if (data.kind === 'tables') taking = takeTables(data).catch(() => undefined);
  else if (taking) void taking.then(() => service.receive(inTime(data, clock())));
  else service.receive(inTime(data, clock()));
});
