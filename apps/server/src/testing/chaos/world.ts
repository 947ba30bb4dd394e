import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Service, startPostgres, startRedis } from '../../../../../scripts/services.mjs';
import { ServerProcess } from '../server-process.ts';
import { type FalseTime, falseTime } from './false-time.ts';
import { Link } from './link.ts';
import { FAULTS, type Fault } from './plan.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

/** The place of a node: the process there may be another one from time to time, and its ways to the services are its own. */
export interface Place {
  readonly database: Link;
  readonly redis: Link;
  node: ServerProcess;
  /** Starts a node here. */
  start(): Promise<ServerProcess>;
}

/** What bots play on. */
export interface World {
  readonly postgres: Service;
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

/** Starts PostgreSQL, which commits to its disk, Redis, and so many nodes. */
export async function startWorld(nodes: number): Promise<World> {
  const root = mkdtempSync(join(tmpdir(), 'merellier-chaos-'));
  writeFileSync(join(root, 'index.html'), '<title>Mérellier</title>');
  const [disk, time] = [mountSmallDisk(), falseTime()];
  const removeDisk = () => disk?.remove();
  process.once('exit', removeDisk);
  const [postgres, redis] = await Promise.all([
    startPostgres({
      durable: true,
      // Old segments of the journal are not used again: where the disk is full, that is felt soon.
      settings: { max_wal_size: '64MB', wal_recycle: 'off' },
      ...(disk && { within: disk.folder }),
      ...(time && { env: time.env }),
    }),
    startRedis(),
  ]);
  const places = await Promise.all(Array.from({ length: nodes }, () => startPlace(root, postgres, redis)));
  return {
    ...{ postgres, redis, places, disk, time },
    stop: async () => {
      await Promise.all(places.map(({ node }) => node.kill()));
      for (const { database, redis: bus } of places) for (const link of [database, bus]) link.close();
      await Promise.all([postgres.stop(), redis.stop()]);
      process.off('exit', removeDisk);
      disk?.remove();
      time?.remove();
      rmSync(root, { recursive: true });
    },
  };
}

async function startPlace(root: string, postgres: Service, redis: Service): Promise<Place> {
  const [database, bus] = await Promise.all([postgres, redis].map(({ url }) => Link.to(Number(new URL(url).port))));
  if (!database || !bus) throw new RangeError('a place has two links');
  const through = (url: string, link: Link): string => url.replace(`:${new URL(url).port}`, `:${link.port}`);
  const online = {
    databaseUrl: through(postgres.url, database),
    redisUrl: through(redis.url, bus),
    dataFolder: null,
    origins: [],
  };
  const start = () => ServerProcess.start(root, online, STEPPED_CLOCK);
  return { database, redis: bus, start, node: await start() };
}

/** The faults that cannot be brought about here, each with the reason. */
export function missingFaults({ disk, time }: World): ReadonlyMap<Fault, string> {
  const missing = new Map<Fault, string>();
  if (!disk) missing.set("database's disk full", 'this account may not mount a file system');
  if (!time) missing.set("database's clock steps", 'libfaketime is not installed');
  return missing;
}

/** The faults that can. */
export function possibleFaults(world: World): readonly Fault[] {
  const missing = missingFaults(world);
  return FAULTS.filter((fault) => !missing.has(fault));
}
