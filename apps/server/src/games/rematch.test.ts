import { type GameOptions, type PlayerCommand, replay } from '@merellier/protocol';
import { positionOf } from '@merellier/rules';
import { writeFen } from '@merellier/rules/notation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../store/embedded-database.ts';
import { openSqlStore } from '../store/sql-store.ts';
import type { Store } from '../store/store.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { anybody } from '../testing/stored-game.ts';
import { GameService } from './game-service.ts';
import { memoryBus } from './memory-bus.ts';
import { Rooms } from './rooms.ts';

// Numbers in brackets are those of packages/protocol/SPEC.md.

const OPTIONS: GameOptions = {
  rules: { id: 'marelle', parameters: {} },
  time: { kind: 'none' },
  side: 'white',
  listed: false,
  rated: false,
};

/** A service as one node has it: nodes share the store, and here no news of each other. */
function serviceOn(store: Store): GameService {
  const ignore = () => undefined;
  const clock = { now: Date.now, adjust: async () => undefined };
  const rooms = new Rooms(store, memoryBus(), 'node', Date.now);
  return new GameService({ store, rooms, clock, lobbyChanged: ignore, gamesChanged: ignore, ratingDue: ignore });
}

/** A game that is over on two nodes, whose host has offered a rematch; both nodes know it. */
async function offered(store: Store) {
  const nodes = [serviceOn(store), serviceOn(store)] as const;
  const [anna, ben] = [anybody('Anna'), anybody('Ben')];
  const made = await nodes[0].create({ player: anna, id: 'make' }, OPTIONS);
  const game = made.ok ? made.value.game : '';
  await nodes[1].command({ player: ben, id: 'join' }, game, { kind: 'join', contribution: null }, 0);
  await nodes[0].command({ player: anna, id: 'resign' }, game, { kind: 'resign' }, 0);
  await nodes[0].command({ player: anna, id: 'offer' }, game, { kind: 'offer', what: 'rematch' }, 0);
  const accept = (id: string) => nodes[1].command({ player: ben, id }, game, { kind: 'accept', what: 'rematch' }, 0);
  const withdraw = () =>
    nodes[0].command({ player: anna, id: 'withdraw' }, game, { kind: 'decline', what: 'rematch' }, 0);
  // What the second node knows is up to date; of what follows it hears nothing.
  await nodes[1].command({ player: ben, id: 'again' }, game, { kind: 'decline', what: 'draw' }, 0);
  const kinds = async () => (await store.read(game))?.events.map(({ event }) => event.kind) ?? [];
  return { anna, ben, game, accept, withdraw, kinds };
}

function rematchTests(name: string, open: () => Promise<Store>) {
  describe(`a rematch on ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store?.close());

    it('that is accepted where the offer was withdrawn meanwhile makes no second game [O4]', async () => {
      const { anna, ben, accept, withdraw, kinds } = await offered(store);
      expect(await withdraw()).toMatchObject({ ok: true });
      expect(await accept('accept')).toEqual({ ok: false, error: { reason: 'no-such-offer' } });
      for (const { id } of [anna, ben]) {
        expect(await store.openGames(id)).toEqual([]);
        expect(await store.countGames(id)).toEqual({ waiting: 0, playing: 0 });
      }
      expect(await kinds()).not.toContain('rematched');
    });

    it('that is accepted and withdrawn at the same moment is one game, or none [O4]', async () => {
      for (let round = 0; round < 10; round++) {
        const { anna, accept, withdraw, kinds } = await offered(store);
        await Promise.all(round % 2 === 0 ? [accept('one'), withdraw()] : [withdraw(), accept('one')]);
        const agreed = (await kinds()).filter((kind) => kind === 'rematched').length;
        expect(await store.openGames(anna.id)).toHaveLength(agreed);
      }
    });

    it('that is accepted twice is the one game that the agreement names [O4]', async () => {
      const { anna, ben, game, accept } = await offered(store);
      await Promise.all([accept('one'), accept('two')]);
      const last = (await store.read(game))?.events.at(-1)?.event;
      const named = last?.kind === 'rematched' ? [last.game] : [];
      expect(named).toHaveLength(1);
      for (const { id } of [anna, ben]) expect(await store.openGames(id)).toEqual(named);
    });
  });
}

it('a game may begin after an opening, friendly, and so does its rematch with the sides exchanged [G6]', async () => {
  const store = memoryStore();
  const node = serviceOn(store);
  const [anna, ben] = [anybody('Anna'), anybody('Ben')];
  const create = (more: Partial<GameOptions>) =>
    node.create({ player: anna, id: JSON.stringify(more) }, { ...OPTIONS, ...more });
  expect(await create({ opening: ['d6', 'd6'] })).toEqual({ ok: false, error: { reason: 'opening' } });
  const dice = { id: 'marelle-avec-des', parameters: {} };
  expect(await create({ opening: ['d6'], rules: dice })).toEqual({ ok: false, error: { reason: 'opening' } });
  const time = { kind: 'increment', initial: 60_000, increment: 0 } as const;
  expect(await create({ opening: ['d6'], time, rated: true })).toEqual({
    ok: false,
    error: { reason: 'not-rateable' },
  });
  const made = await create({ opening: ['d6', 'f4'] });
  const first = made.ok ? made.value.game : '';
  const ask = (player: typeof anna, id: string, command: PlayerCommand) =>
    node.command({ player, id }, first, command, 0);
  await ask(ben, 'join', { kind: 'join', contribution: null });
  await ask(anna, 'resign', { kind: 'resign' });
  await ask(anna, 'offer', { kind: 'offer', what: 'rematch' });
  await ask(ben, 'accept', { kind: 'accept', what: 'rematch' });
  const [second = ''] = await store.openGames(anna.id);
  const [one, two] = await Promise.all(
    [first, second].map(async (id) => replay(id, (await store.read(id))?.events ?? [])),
  );
  expect(one && writeFen(one.rules, positionOf(one.game))).toContain(':Wd6');
  expect(two && writeFen(two.rules, positionOf(two.game))).toBe(one && writeFen(one.rules, positionOf(one.game)));
  expect([one?.white, two?.white]).toEqual(['host', 'guest']);
});

rematchTests('memory', async () => memoryStore());
rematchTests('PGlite', async () => openSqlStore(await openEmbedded(null)));
