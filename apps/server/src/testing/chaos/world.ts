import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, startPatroni } from '../../../../../scripts/patroni.mjs';
import { type Service, startPostgres, startRedis } from '../../../../../scripts/services.mjs';
import { ServerProcess } from '../server-process.ts';
import { type FalseTime, falseTime } from './false-time.ts';
import { Link } from './link.ts';
import { FAULTS, type Fault, isTakenOver } from './plan.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

/** The place of a node: the process there may be another one from time to time, and its ways to the services are its own. */
export interface Place {
  readonly database: readonly Link[];
  readonly redis: readonly Link[];
  node: ServerProcess;
  /** Starts a node here. */
  start(): Promise<ServerProcess>;
}

/** What bots play on: one database server, or two that Patroni keeps. */
export interface World {
  /** The address of the database, past all links. */
  readonly databaseUrl: string;
  /** The one server of the database; null where there are two. */
  readonly postgres: Service | null;
  readonly cluster: Cluster | null;
  readonly redis: Service;
  readonly places: readonly Place[];
  /** The disk of the database; null where none could be mounted. */
  readonly disk: SmallDisk | null;
  /** The clock of the database; null without libfaketime. */
  readonly time: FalseTime | null;
  stop(): Promise<void>;
}

/** Loaded before each node, it steps the node's clock. */
const STEPPED_CLOCK = new URL('stepped-clock.mjs', import.meta.url).href;

/** The database of a world, and how it ends. */
type Kept = Pick<World, 'databaseUrl' | 'postgres' | 'cluster' | 'disk' | 'time' | 'stop'>;

/** Starts PostgreSQL, which commits to its disk, on one server or with a standby, Redis, and so many nodes. */
export async function startWorld(nodes: number, withStandby: boolean): Promise<World> {
  const root = mkdtempSync(join(tmpdir(), 'merellier-chaos-'));
  writeFileSync(join(root, 'index.html'), '<title>Mérellier</title>');
  const [database, redis] = await Promise.all([withStandby ? startCluster() : startServer(), startRedis()]);
  const urls = { databaseUrl: database.databaseUrl, redisUrl: redis.url };
  const places = await Promise.all(Array.from({ length: nodes }, () => startPlace(root, urls)));
  return {
    ...{ ...database, redis, places },
    stop: async () => {
      // Where a run breaks off in the middle of a fault, one of them may stand still.
      database.postgres?.resume();
      redis.resume();
      await Promise.all(places.map(({ node }) => node.kill()));
      for (const { database: one, redis: other } of places) for (const link of [...one, ...other]) link.close();
      await Promise.all([database.stop(), redis.stop()]);
      rmSync(root, { recursive: true });
    },
  };
}

/** One server, on a disk that can be full, with a clock that can step. */
async function startServer(): Promise<Kept> {
  const [disk, time] = [mountSmallDisk(), falseTime()];
  const removeDisk = () => disk?.remove();
  process.once('exit', removeDisk);
  const postgres = await startPostgres({
    durable: true,
    // Old segments of the journal are not used again: where the disk is full, that is felt soon.
    settings: { max_wal_size: '64MB', wal_recycle: 'off' },
    ...(disk && { within: disk.folder }),
    ...(time && { env: time.env }),
  });
  return {
    ...{ databaseUrl: postgres.url, postgres, cluster: null, disk, time },
    stop: async () => {
      await postgres.stop();
      process.off('exit', removeDisk);
      disk?.remove();
      time?.remove();
    },
  };
}

async function startCluster(): Promise<Kept> {
  const cluster = await startPatroni();
  return { databaseUrl: cluster.url, postgres: null, cluster, disk: null, time: null, stop: () => cluster.stop() };
}

async function startPlace(root: string, urls: { databaseUrl: string; redisUrl: string }): Promise<Place> {
  const [database, redis] = await Promise.all([through(urls.databaseUrl), through(urls.redisUrl)]);
  const online = { databaseUrl: database.url, redisUrl: redis.url, dataFolder: null, origins: [] };
  const start = () => ServerProcess.start(root, online, STEPPED_CLOCK);
  return { database: database.links, redis: redis.links, start, node: await start() };
}

/** A link to each port of an address, and the address through them. */
async function through(url: string): Promise<{ readonly url: string; readonly links: readonly Link[] }> {
  const ports = [...url.matchAll(/:(\d+)(?=[,/]|$)/g)].map(([, port]) => Number(port));
  const links = await Promise.all(ports.map((port) => Link.to(port)));
  return { url: links.reduce((text, { port }, i) => text.replace(`:${ports[i]}`, `:${port}`), url), links };
}

/** The faults that cannot be brought about here, each with the reason. */
export function missingFaults({ disk, time, cluster }: World): ReadonlyMap<Fault, string> {
  const missing = new Map<Fault, string>();
  if (cluster) return missing;
  if (!disk) missing.set("database's disk full", 'this account may not mount a file system');
  if (!time) missing.set("database's clock steps", 'libfaketime is not installed');
  return missing;
}

/** The faults that can. */
export function possibleFaults(world: World): readonly Fault[] {
  const missing = missingFaults(world);
  // With a standby it is the servers themselves that are tried; what else fails is tried without.
  return FAULTS.filter((fault) => isTakenOver(fault) === (world.cluster !== null) && !missing.has(fault));
}
