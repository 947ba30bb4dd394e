import type { GameOptions } from '@merellier/protocol';
import { expect, it, vi } from 'vitest';
import { memoryStore } from '../testing/memory-store.ts';
import { anybody } from '../testing/stored-game.ts';
import { GameService } from './game-service.ts';
import { memoryBus } from './memory-bus.ts';
import type { Watcher } from './room.ts';
import { Rooms } from './rooms.ts';

const OPTIONS: GameOptions = {
  rules: { id: 'marelle', parameters: {} },
  time: { kind: 'none' },
  side: 'white',
  listed: true,
  rated: false,
};

/** Somebody who watches a game, with what they last heard of who is there. */
class Onlooker implements Watcher {
  readonly playerId: string;
  here: Readonly<Record<'host' | 'guest', boolean>> | null = null;

  constructor(playerId: string) {
    this.playerId = playerId;
  }
  events(): void {}
  said(): void {}
  presence(_game: string, here: Readonly<Record<'host' | 'guest', boolean>>): void {
    this.here = here;
  }
}

const ignore = () => undefined;

/** A game that two have begun, with rooms for as many nodes as are asked for, which hear each other while `isUp` says so. */
async function playing(isUp: () => boolean) {
  const store = memoryStore();
  const bus = memoryBus();
  const publish: typeof bus.publish = async (topic, message) => {
    if (isUp()) await bus.publish(topic, message);
  };
  const node = (name: string) => new Rooms(store, { ...bus, publish, isUp }, name, Date.now);
  const clock = { now: Date.now, adjust: async () => undefined };
  const parts = { store, rooms: node('first'), clock, lobbyChanged: ignore, gamesChanged: ignore, ratingDue: ignore };
  const games = new GameService(parts);
  const [anna, bruno] = [anybody('Anna'), anybody('Bruno')];
  const made = await games.create({ player: anna, id: 'make' }, OPTIONS);
  const game = made.ok ? made.value.game : '';
  await games.command({ player: bruno, id: 'join' }, game, { kind: 'join', contribution: null }, 0);
  const come = async (rooms: Rooms, player: string) => {
    const onlooker = new Onlooker(player);
    const room = await rooms.watch(game, onlooker);
    if (!room) throw new Error('no such game');
    rooms.welcome(room, onlooker);
    return { room, onlooker };
  };
  return { node, come, anna, bruno };
}

it('who comes to a game at another node learns at once who is there', async () => {
  const { node, come, anna, bruno } = await playing(() => true);
  await come(node('one'), anna.id);
  const { onlooker } = await come(node('two'), bruno.id);
  expect(onlooker.here).toEqual({ host: true, guest: true });
});

it('nobody is called away because nodes do not hear each other', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  try {
    let isUp = true;
    const { node, come, anna, bruno } = await playing(() => isUp);
    const one = node('one');
    const first = await come(one, anna.id);
    await come(node('two'), bruno.id);
    expect(first.onlooker.here).toEqual({ host: true, guest: true });
    isUp = false;
    // As heartbeats do, for longer than what a node said holds otherwise.
    for (let beat = 0; beat < 6; beat++) {
      vi.advanceTimersByTime(10_000);
      one.tellPresence(first.room);
    }
    expect(first.onlooker.here).toEqual({ host: true, guest: true });
    // Where they hear each other again, silence says something.
    isUp = true;
    for (let beat = 0; beat < 6; beat++) {
      vi.advanceTimersByTime(10_000);
      one.tellPresence(first.room);
    }
    expect(first.onlooker.here).toEqual({ host: true, guest: false });
  } finally {
    vi.useRealTimers();
  }
});

it('nobody is known to be gone while nodes do not hear each other, even for the moment in which that is found', async () => {
  const store = memoryStore();
  let [isUp, time] = [true, Date.now()];
  // The time goes on between any two looks at it.
  const now = () => time++;
  const rooms = new Rooms(store, { ...memoryBus(), isUp: () => isUp }, 'node', now);
  const clock = { now, adjust: async () => undefined };
  const games = new GameService({ store, rooms, clock, lobbyChanged: ignore, gamesChanged: ignore, ratingDue: ignore });
  const made = await games.create({ player: anybody('Anna'), id: 'make' }, OPTIONS);
  const room = await rooms.get(made.ok ? made.value.game : '');
  if (!room) throw new Error('no such game');
  await rooms.hearFor(room);
  expect(rooms.goneFor(room, 'host')).toBeGreaterThan(0);
  isUp = false;
  expect(rooms.goneFor(room, 'host')).toBe(0);
});
