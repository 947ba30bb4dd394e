import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import type { Bus } from '../games/bus.ts';
import { memoryBus } from '../games/memory-bus.ts';
import { prepareApi } from '../http/api.ts';
import { type Limits, noLimits } from '../limits/limits.ts';
import { makeMetrics } from '../node/metrics.ts';
import { Online } from '../node/online.ts';
import type { OnlineGate } from '../node/online-gate.ts';
import { puzzleRoutes } from '../routes/puzzle-routes.ts';
import { sessionRoutes } from '../routes/session-routes.ts';
import { socketRoute } from '../routes/socket-route.ts';
import type { Store } from '../store/store.ts';
import { memoryStore } from './memory-store.ts';

/** A server with sessions and sockets whose clock stands still until it is told to go on. */
export interface ClockedServer {
  readonly url: string;
  /** Lets so many milliseconds pass, and then looks for clocks that are down, as every node does from time to time. */
  pass(ms: number): Promise<void>;
  stop(): Promise<void>;
}

const LONG = 3_600_000;

/** What may be another than usual. */
export interface ClockedOptions {
  /** Stands between the server and its store. */
  readonly around?: (store: Store) => Store;
  /** Told of what goes wrong; throws by default. */
  readonly report?: (error: unknown) => void;
  /** None by default. */
  readonly limits?: Limits;
  readonly bus?: Bus;
  /** Milliseconds between heartbeats; by default there is none. */
  readonly heartbeat?: number;
}

export async function startClockedServer({
  around = (store) => store,
  report = (error) => {
    throw error;
  },
  limits = noLimits(),
  bus = memoryBus(),
  heartbeat = LONG,
}: ClockedOptions = {}): Promise<ClockedServer> {
  let time = 1_700_000_000_000;
  const clock = { now: () => time, adjust: async () => undefined };
  const metrics = makeMetrics();
  const store = around(memoryStore(() => time));
  const parts = { store, bus, clock, limits, metrics, report };
  const online = await Online.start({ ...parts, heartbeat, sweep: LONG });
  const options = { databaseUrl: null, redisUrl: null, dataFolder: null, origins: [] };
  const gate = { options, limits, metrics, present: online, get: async () => online } as unknown as OnlineGate;
  const app = fastify();
  const api = await prepareApi(app, gate);
  for (const routes of [sessionRoutes, puzzleRoutes, socketRoute])
    await api.register(async (scope) => routes(scope, gate));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    pass: async (ms) => {
      time += ms;
      await online.sweep();
      await online.classes.sweep();
      await online.races.sweep();
      await online.races.beat();
    },
    stop: async () => {
      await online.stop(0);
      await app.close();
    },
  };
}
