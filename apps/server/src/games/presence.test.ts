import type { GameOptions } from '@merellier/protocol';
import { expect, it } from 'vitest';
import { memoryStore } from '../testing/memory-store.ts';
import { anybody } from '../testing/stored-game.ts';
import { GameService } from './game-service.ts';
import { memoryBus } from './memory-bus.ts';
import { Rooms } from './rooms.ts';

const OPTIONS: GameOptions = {
  rules: { id: 'marelle', parameters: {} },
  time: { kind: 'none' },
  side: 'white',
  listed: true,
  rated: false,
};

it('nobody is known to be gone while nodes do not hear each other, even for the moment in which that is found', async () => {
  const store = memoryStore();
  let [isUp, time] = [true, Date.now()];
  // The time goes on between any two looks at it.
  const now = () => time++;
  const rooms = new Rooms(store, { ...memoryBus(), isUp: () => isUp }, 'node', now);
  const ignore = () => undefined;
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
