import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noLimits, startServer } from '@merellier/server';

// One node in a process of its own, without limits: `node.ts DATABASE_URL FOLDER REDIS_URL`, any of them empty.
const [databaseUrl = '', dataFolder = '', redisUrl = ''] = process.argv.slice(2);
const root = mkdtempSync(join(tmpdir(), 'merellier-bench-'));
writeFileSync(join(root, 'index.html'), '<title>Mérellier</title>');
const online = {
  databaseUrl: databaseUrl || null,
  redisUrl: redisUrl || null,
  dataFolder: dataFolder || null,
  origins: [],
};
const server = await startServer({ port: 0, root, online: { ...online, limits: noLimits } });

process.on('message', (question) => {
  if (question !== 'memory') return;
  global.gc?.();
  process.send?.({ memory: process.memoryUsage().rss, cpu: process.cpuUsage() });
});
process.on('disconnect', () => process.exit());
process.send?.({ url: server.url });
