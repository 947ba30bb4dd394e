import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Service, startPostgres, startRedis } from '../../../../scripts/services.mjs';
import { ServerProcess } from './server-process.ts';

/** Two servers in processes of their own, on one PostgreSQL and one Redis. */
export interface TwoServers {
  readonly postgres: Service;
  readonly redis: Service;
  /** The servers; a test may put others in their places. */
  readonly nodes: ServerProcess[];
  /** Starts one more server beside them, or in the place of one that was killed. */
  startNode(): Promise<ServerProcess>;
  stop(): Promise<void>;
}

/** Starts two servers; `heartbeat` in milliseconds. */
export async function startTwoServers(heartbeat?: number): Promise<TwoServers> {
  const root = mkdtempSync(join(tmpdir(), 'merellier-two-servers-'));
  writeFileSync(join(root, 'index.html'), '<title>Mérellier</title>');
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const startNode = () =>
    ServerProcess.start(root, {
      ...{ databaseUrl: postgres.url, redisUrl: redis.url, dataFolder: null, origins: [] },
      ...(heartbeat !== undefined && { heartbeat }),
    });
  const nodes = await Promise.all([startNode(), startNode()]);
  return {
    ...{ postgres, redis, nodes, startNode },
    async stop() {
      for (const node of nodes) await node.kill();
      await Promise.all([postgres.stop(), redis.stop()]);
      rmSync(root, { recursive: true });
    },
  };
}
