import type { Cluster, Member } from '../../../../../scripts/patroni.mjs';
import type { Service } from '../../../../../scripts/services.mjs';
import type { Link } from './link.ts';
import type { Fault, Planned } from './plan.ts';
import type { Place, World } from './world.ts';

/** A fault under way: what it concerns comes back by this. */
type ComesBack = () => Promise<void> | void;

/** How each fault begins; what is given back ends it. */
const BEGIN: Readonly<Record<Fault, (world: World, place: Place, step: number) => Promise<ComesBack> | ComesBack>> = {
  'node killed': async (_, place) => {
    await place.node.kill();
    return replace(place);
  },
  'node stopped': (_, { node }) => {
    node.pause();
    return () => node.resume();
  },
  'node restarted in order': async (_, place) => {
    await place.node.stop();
    return replace(place);
  },
  'database killed': ({ postgres }) => killed(only(postgres)),
  'database stopped': ({ postgres }) => paused(only(postgres)),
  'database restarted in order':
    ({ postgres }) =>
    () =>
      only(postgres).restart(),
  'database cut off': (_, { database }) => shut(database),
  'database silent': (_, { database }) => silent(database),
  'database forgets connections': (_, { database }) => forgetful(database),
  'Redis killed': ({ redis }) => killed(redis),
  'Redis stopped': ({ redis }) => paused(redis),
  'Redis cut off': (_, { redis }) => shut(redis),
  'Redis silent': (_, { redis }) => silent(redis),
  'Redis forgets connections': (_, { redis }) => forgetful(redis),
  "node's clock steps": (_, { node }, step) => {
    node.tell(step);
    return () => node.tell(0);
  },
  "database's clock steps": ({ time }, _, step) => {
    time?.step(step);
    return () => undefined;
  },
  "database's disk full": ({ disk, postgres }) => {
    disk?.fill();
    return async () => {
      disk?.empty();
      // A database that could not write may have ended; its keeper starts it again.
      await only(postgres).start();
    };
  },
  'primary killed': async ({ cluster }) => gone(only(cluster), await only(cluster).primary()),
  'primary stopped': async ({ cluster }) => {
    const member = await only(cluster).primary();
    member.pause();
    return () => {
      member.resume();
      return only(cluster).healthy();
    };
  },
  'standby killed': async ({ cluster }) => gone(only(cluster), await only(cluster).standby()),
};

/** The faults that concern one node; the others concern all. */
const OF_ONE_NODE = /node|cut off|silent|forgets/;

/** The number of the node that a fault concerns; null for all. */
export function concerned({ fault, node }: Planned): number | null {
  return OF_ONE_NODE.test(fault) ? node : null;
}

/** Begins a fault; gives what ends it. */
export async function begin(world: World, { fault, node, step }: Planned): Promise<ComesBack> {
  const place = world.places[node];
  if (!place) throw new RangeError(`there is no node ${node}`);
  return BEGIN[fault](world, place, step);
}

/** What a fault concerns is there, or the fault is not in the plan. */
function only<Part>(part: Part | null): Part {
  if (part === null) throw new RangeError('a fault of something that this world has not');
  return part;
}

function gone(cluster: Cluster, member: Member): ComesBack {
  member.kill();
  return () => {
    member.start();
    return cluster.healthy();
  };
}

function replace(place: Place): ComesBack {
  return async () => {
    place.node = await place.start();
  };
}

async function killed(service: Service): Promise<ComesBack> {
  await service.kill();
  return () => service.start();
}

function paused(service: Service): ComesBack {
  service.pause();
  return () => service.resume();
}

function shut(links: readonly Link[]): ComesBack {
  for (const link of links) link.shut();
  return () => open(links);
}

function silent(links: readonly Link[]): ComesBack {
  for (const link of links) link.silence();
  return () => open(links);
}

function forgetful(links: readonly Link[]): ComesBack {
  for (const link of links) link.silence();
  return () => {
    for (const link of links) link.forget();
  };
}

function open(links: readonly Link[]): void {
  for (const link of links) link.open();
}
