import { type GameOptions, type Player, type PlayerCommand, type RecordedEvent, replay } from '@merellier/protocol';
import { describe, expect, it } from 'vitest';
import { memoryBus } from '../games/memory-bus.ts';
import type { Watcher } from '../games/room.ts';
import { noLimits } from '../limits/limits.ts';
import { makeMetrics } from '../node/metrics.ts';
import { Online } from '../node/online.ts';
import { openClock } from '../store/database-clock.ts';
import { lossyBus } from '../testing/lossy-bus.ts';
import { type MemoryStore, memoryStore } from '../testing/memory-store.ts';
import { COUNTED, newcomerTo, playedGame } from '../testing/rated-game.ts';

// Numbers in brackets are those of packages/protocol/SPEC.md.

const metrics = makeMetrics();
const LONG = 3_600_000;
const OPTIONS: GameOptions = {
  rules: { id: 'marelle', parameters: {} },
  time: { kind: 'increment', initial: 600_000, increment: 0 },
  side: 'white',
  listed: false,
  rated: true,
};

async function startNode(store: MemoryStore, bus = memoryBus(), sweep = LONG): Promise<Online> {
  const clock = await openClock(() => store.now());
  const report = (error: unknown) => {
    throw error;
  };
  return Online.start({ store, bus, clock, limits: noLimits(), metrics, report, heartbeat: LONG, sweep });
}

/** Two players with accounts. */
async function two(store: MemoryStore): Promise<readonly [Player, Player]> {
  const now = await store.now();
  const players = [await newcomerTo(store, 'Anna', now), await newcomerTo(store, 'Ben', now)] as const;
  for (const { id } of players) await store.register(id);
  return players;
}

/** One who watches a game, and notes its events. */
function watcher(): Watcher & { readonly events_: RecordedEvent[] } {
  const events_: RecordedEvent[] = [];
  return { playerId: null, events_, events: (_, events) => void events_.push(...events), said() {}, presence() {} };
}

let requests = 0;
async function ask(node: Online, player: Player, game: string, command: PlayerCommand): Promise<void> {
  const outcome = await node.games.command({ player, id: `request-${requests++}` }, game, command, 0);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
}

const create = (node: Online, player: Player, options: Partial<GameOptions> = {}) =>
  node.games.create({ player, id: `request-${requests++}` }, { ...OPTIONS, ...options });

/** Plays a game at a node, up to its end, which the second resigns. */
async function play(node: Online, [anna, ben]: readonly [Player, Player]): Promise<string> {
  const made = await create(node, anna);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const { game } = made.value;
  await ask(node, ben, game, { kind: 'join', contribution: null });
  await playOn(node, [anna, ben], game);
  await ask(node, ben, game, { kind: 'resign' });
  return game;
}

/** Plays as many turns as make a game count. */
async function playOn(node: Online, pair: readonly [Player, Player], game: string): Promise<void> {
  for (const [i, turn] of COUNTED.entries()) {
    const { boardSeq } = replay(game, (await node.store.read(game))?.events ?? []);
    await ask(node, pair[i % 2 === 0 ? 0 : 1], game, { kind: 'turn', turn, after: boardSeq });
  }
}

describe('a rated game', () => {
  it('is for players with an account, by a named rule set and on time [R1, R2]', async () => {
    const store = memoryStore();
    const node = await startNode(store);
    const [anna, ben] = await two(store);
    const guest: Player = { ...ben, registered: false };
    expect(await create(node, guest)).toMatchObject({ error: { reason: 'account-needed' } });
    const house = { rules: { id: 'marelle', parameters: { men: 7 } } };
    expect(await create(node, anna, house)).toMatchObject({ error: { reason: 'not-rateable' } });
    expect(await create(node, anna, { time: { kind: 'none' } })).toMatchObject({ error: { reason: 'not-rateable' } });
    const made = await create(node, anna);
    const game = made.ok ? made.value.game : '';
    const join = { kind: 'join', contribution: null } as const;
    expect(await node.games.command({ player: guest, id: 'guest' }, game, join, 0)).toMatchObject({
      error: { reason: 'account-needed' },
    });
    await ask(node, ben, game, join);
    await node.stop(0);
  });

  it('is not for two on one connection [R7]', async () => {
    const store = memoryStore();
    const node = await startNode(store);
    const [anna, ben] = await two(store);
    const from = (player: Player, address: string) => ({ player, id: `request-${requests++}`, address });
    const join = { kind: 'join', contribution: null } as const;
    const made = async (options: Partial<GameOptions> = {}): Promise<string> => {
      const outcome = await node.games.create(from(anna, '203.0.113.7'), { ...OPTIONS, ...options });
      return outcome.ok ? outcome.value.game : '';
    };
    const rated = await made();
    expect(await node.games.command(from(ben, '203.0.113.7'), rated, join, 0)).toMatchObject({
      error: { reason: 'same-place' },
    });
    expect(await node.games.command(from(ben, '203.0.113.8'), rated, join, 0)).toMatchObject({ ok: true });
    const casual = await made({ rated: false });
    expect(await node.games.command(from(ben, '203.0.113.7'), casual, join, 0)).toMatchObject({ ok: true });
    await node.stop(0);
  });

  it('tells both what it did, at whichever node they are [R4]', async () => {
    const store = memoryStore();
    const bus = memoryBus();
    const nodes = [await startNode(store, bus), await startNode(store, bus)] as const;
    const pair = await two(store);
    const seen = watcher();
    const made = await create(nodes[0], pair[0]);
    const game = made.ok ? made.value.game : '';
    await nodes[1].rooms.watch(game, seen);
    await ask(nodes[0], pair[1], game, { kind: 'join', contribution: null });
    const rated = () => seen.events_.some(({ event }) => event.kind === 'rated');
    await playOn(nodes[0], pair, game);
    expect(rated()).toBe(false);
    await ask(nodes[0], pair[1], game, { kind: 'resign' });
    await expect.poll(rated).toBe(true);
    for (const node of nodes) await node.stop(0);
  });

  it('tells so at the next heartbeat, where the message was lost [M5]', async () => {
    const store = memoryStore();
    const bus = memoryBus();
    const one = await startNode(store, bus);
    const deaf = await startNode(
      store,
      lossyBus(bus, () => 0),
    );
    const pair = await two(store);
    const seen = watcher();
    const game = await play(one, pair);
    await expect.poll(async () => (await store.ratingsOf(pair[0].id)).length).toBe(1);
    const before = (await store.read(game))?.events.slice(0, -1) ?? [];
    const room = await deaf.rooms.watch(game, seen);
    if (!room) throw new Error('no room');
    // As it is for who watched while the message was lost.
    room.state = replay(game, before);
    await deaf.beat();
    expect(room.state.ratings).not.toBeNull();
    for (const node of [one, deaf]) await node.stop(0);
  });

  it('counts once, though it ended while no node was there and several come at once [R4]', async () => {
    const store = memoryStore();
    const bus = memoryBus();
    const pair = await two(store);
    const now = await store.now();
    const games = [await playedGame(store, pair, 'white', now), await playedGame(store, pair, 'draw', now + 1)];
    const nodes = await Promise.all([1, 2, 3].map(() => startNode(store, bus)));
    await Promise.all([...nodes, ...nodes].map((node) => node.sweep()));
    for (const game of games) {
      const events = (await store.read(game))?.events ?? [];
      expect(events.filter(({ event }) => event.kind === 'rated')).toHaveLength(1);
    }
    expect(await store.ratingsOf(pair[1].id)).toMatchObject([{ games: { won: 0, drawn: 1, lost: 1 } }]);
    for (const node of nodes) await node.stop(0);
  });

  it('is come to with the rating of that moment; another game without one [R5]', async () => {
    const store = memoryStore();
    const node = await startNode(store);
    const pair = await two(store);
    const first = await play(node, pair);
    const stateOf = async (game: string) => replay(game, (await store.read(game))?.events ?? []);
    await expect.poll(async () => (await stateOf(first)).ratings).not.toBeNull();
    const { ratings, players } = await stateOf(first);
    expect(players).toMatchObject({ host: { rating: null }, guest: { rating: null } });
    // A rematch follows the event that says what the game did.
    await ask(node, pair[0], first, { kind: 'offer', what: 'rematch' });
    await ask(node, pair[1], first, { kind: 'accept', what: 'rematch' });
    const next = await stateOf((await stateOf(first)).rematch ?? '');
    expect(next.players.host.rating).toEqual(ratings?.white.after);
    expect(next.players.guest?.rating).toEqual(ratings?.black.after);
    const casual = await create(node, pair[0], { rated: false });
    expect((await stateOf(casual.ok ? casual.value.game : '')).players.host.rating).toBeNull();
    await node.stop(0);
  });
});
