import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres, startRedis } from '../scripts/services.mjs';
import { at } from '../scripts/workspace.mjs';

/** Two nodes of the built server on one database and one bus. */
export interface ServerNodes {
  readonly urls: readonly [string, string];
  stop(): Promise<void>;
}

export async function startServerNodes(): Promise<ServerNodes> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  // Nothing else: what the owner set up for a server of his own is not theirs.
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  const started = [startNode(env), startNode(env)] as const;
  return {
    urls: await Promise.all([started[0].url, started[1].url]),
    async stop() {
      await Promise.all(started.map(({ child }) => end(child)));
      await Promise.all([postgres.stop(), redis.stop()]);
    },
  };
}

function startNode(env: NodeJS.ProcessEnv): { readonly child: ChildProcess; readonly url: Promise<string> } {
  const child = spawn(process.execPath, [at('apps/server/dist/main.js'), '--port', '0'], { env });
  const url = new Promise<string>((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const ready = /is ready: (\S+)\s/.exec(said);
        if (ready?.[1]) resolve(ready[1]);
      });
    child.once('exit', () => reject(new Error(`the server did not start: ${said}`)));
  });
  return { child, url };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
