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
  'database killed': ({ postgres }) => killed(postgres),
  'database stopped': ({ postgres }) => paused(postgres),
  'database restarted in order':
    ({ postgres }) =>
    () =>
      postgres.restart(),
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
      await postgres.start();
    };
  },
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

function shut(link: Link): ComesBack {
  link.shut();
  return () => link.open();
}

function silent(link: Link): ComesBack {
  link.silence();
  return () => link.open();
}

function forgetful(link: Link): ComesBack {
  link.silence();
  return () => link.forget();
}
