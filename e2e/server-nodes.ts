import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { startPostgres, startRedis } from '../scripts/services.mjs';
import { at } from '../scripts/workspace.mjs';

/** Two nodes of the built server on one database and one bus. */
export interface ServerNodes {
  readonly urls: readonly [string, string];
  /** Ends one at once, as a machine does that loses its power. */
  kill(node: 0 | 1): Promise<void>;
  stop(): Promise<void>;
}

export async function startServerNodes(): Promise<ServerNodes> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  // Nothing else: what the owner set up for a server of his own is not theirs.
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  const started = [startNode(env), startNode(env)] as const;
  return {
    urls: await Promise.all([started[0].url, started[1].url]),
    kill: (node) => end(started[node].child, 'SIGKILL'),
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

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** What stands before the nodes: one address, behind which the first node that is up answers. */
export interface Front {
  readonly url: string;
  stop(): void;
}

/** Passes connections on, as hosts of several nodes have it done. */
export async function startFront(urls: readonly string[]): Promise<Front> {
  const ports = urls.map((url) => Number(new URL(url).port));
  const open = new Set<Socket>();
  const server = createServer((visitor) => {
    open.add(visitor);
    visitor.on('error', () => visitor.destroy()).on('close', () => open.delete(visitor));
    pass(visitor, ports);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      for (const visitor of open) visitor.destroy();
    },
  };
}

function pass(visitor: Socket, [port, ...others]: readonly number[]): void {
  if (port === undefined) return void visitor.destroy();
  const node = connect(port, 'localhost');
  let isUp = false;
  node.on('connect', () => {
    isUp = true;
    visitor.pipe(node);
    node.pipe(visitor);
  });
  node.on('error', () => (isUp ? visitor.destroy() : pass(visitor, others)));
  node.on('close', () => isUp && visitor.destroy());
  visitor.on('close', () => node.destroy());
}
