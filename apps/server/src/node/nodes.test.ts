import {
  begin,
  evolve,
  type GameOptions,
  type GameState,
  type Player,
  type PlayerCommand,
  playerOf,
  type RecordedEvent,
  replay,
  running,
} from '@merellier/protocol';
import { positionOf, SIDES, type Turn } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Client } from '../games/client.ts';
import { memoryBus } from '../games/memory-bus.ts';
import type { Watcher } from '../games/room.ts';
import { noLimits } from '../limits/limits.ts';
import type { Clock } from '../store/database-clock.ts';
import { newPlayerId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { lossyBus } from '../testing/lossy-bus.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { makeMetrics } from './metrics.ts';
import { Online } from './online.ts';

// Numbers in brackets are those of packages/protocol/SPEC.md.

const metrics = makeMetrics();
const LONG = 3_600_000;
const HOST_GONE = 20;
const OPTIONS: GameOptions = {
  rules: { id: 'marelle', parameters: { men: 5 } },
  time: { kind: 'increment', initial: 600_000, increment: 0 },
  side: 'white',
  listed: false,
  rated: false,
};
const anybody = (name: string): Player => ({ id: newPlayerId(), name, rating: null, registered: false });

/** Has the time of its store, which a test lets pass in leaps; a clock of a real node takes these for faults. */
async function clockOf(store: Store): Promise<Clock> {
  let offset = 0;
  const adjust = async () => {
    offset = (await store.now()) - performance.now();
  };
  await adjust();
  return { now: () => Math.floor(performance.now() + offset), adjust };
}

async function startNode(store: Store, bus = memoryBus()): Promise<Online> {
  const clock = await clockOf(store);
  const report = (error: unknown) => {
    throw error;
  };
  return Online.start({
    store,
    bus,
    clock,
    limits: noLimits(),
    metrics,
    report,
    heartbeat: LONG,
    sweep: LONG,
    hostGone: HOST_GONE,
  });
}

/** A connection of a player that takes in nothing. */
const connected = (playerId: string): Client => ({
  ...{ player: null, playerId, openedAt: 0, isInLobby: false },
  events() {},
  said() {},
  presence() {},
  write() {},
  beat() {},
  restart() {},
});

/** Numbers below a bound, the same for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A client that follows one game, now at this node, now at that. */
class Follower implements Watcher {
  readonly playerId: string;
  readonly player: Player;
  readonly history: RecordedEvent[] = [];
  state: GameState | null = null;
  node: Online;
  private readonly game: string;

  constructor(player: Player, game: string, node: Online) {
    this.player = player;
    this.playerId = player.id;
    this.game = game;
    this.node = node;
  }

  async goTo(node: Online): Promise<void> {
    await this.node.rooms.unwatch(this.game, this);
    this.node = node;
    await this.catchUp();
  }

  async catchUp(): Promise<void> {
    const room = await this.node.rooms.watch(this.game, this);
    this.events(this.game, room?.eventsSince(this.state?.seq ?? 0) ?? []);
  }

  events(_game: string, events: readonly RecordedEvent[]): void {
    for (const event of events) {
      if (event.seq !== (this.state?.seq ?? 0) + 1) continue;
      this.state = this.state ? evolve(this.state, event) : begin(this.game, event);
      this.history.push(event);
    }
  }

  said(): void {}
  presence(): void {}

  /** Something to ask for, by what this client knows, which may be out of date. */
  wish(below: (bound: number) => number): PlayerCommand {
    const { state } = this;
    if (!state || below(12) === 0) {
      const what = (['draw', 'takeback'] as const)[below(2)] ?? 'draw';
      const kind = (['offer', 'decline', 'offer', 'accept'] as const)[below(what === 'draw' ? 3 : 4)] ?? 'offer';
      return { kind, what };
    }
    const position = positionOf(state.game);
    const turns = state.rules.turns(position);
    const turn = turns[below(turns.length)];
    return { kind: 'turn', turn: turn ? writeTurn(state.rules, position, turn) : 'd6', after: state.boardSeq };
  }
}

describe('several nodes on one store', () => {
  it('agree on one history, though messages are lost, doubled and late, and no turn comes twice [M1, M4, M5]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(2 ** 31), fc.integer({ min: 2, max: 4 }), async (seed, count) => {
        const below = numbers(seed);
        const store = memoryStore();
        const bus = memoryBus();
        const nodes = await Promise.all(Array.from({ length: count }, () => startNode(store, lossyBus(bus, below))));
        const anyNode = () => nodes[below(nodes.length)] as Online;
        const [anna, ben, cleo] = [anybody('Anna'), anybody('Ben'), anybody('Cléo')];
        const made = await anyNode().games.create({ player: anna, id: 'make' }, OPTIONS);
        if (!made.ok) throw new Error(JSON.stringify(made.error));
        const { game } = made.value;
        await anyNode().games.command({ player: ben, id: 'join' }, game, { kind: 'join', contribution: null }, 0);
        const followers = [anna, ben, cleo].map((player) => new Follower(player, game, anyNode()));
        await Promise.all(followers.map((follower) => follower.catchUp()));
        const acknowledged = new Map<string, string>();

        const act = async (follower: Follower, id: string) => {
          const command = follower.wish(below);
          // Its answer may be lost: then it asks again, perhaps elsewhere, with the same id.
          for (let again = below(4) === 0 ? 2 : 1; again > 0; again--) {
            const node = below(3) === 0 ? anyNode() : follower.node;
            const outcome = await node.games.command({ player: follower.player, id }, game, command, below(50));
            if (outcome.ok && command.kind === 'turn') acknowledged.set(`${follower.player.id}/${id}`, command.turn);
            if (!outcome.ok && outcome.error.reason === 'stale') await follower.catchUp();
          }
        };
        for (let step = 0; step < 40; step++) {
          const busy = followers.filter(() => below(2) === 0);
          await Promise.all(busy.map((follower, i) => act(follower, `step-${step}-${i}`)));
          if (below(5) === 0) await (followers[below(3)] as Follower).goTo(anyNode());
          if (below(8) === 0) await anyNode().beat();
        }
        // What messages left undone, one heartbeat at each node and client sets right.
        await new Promise((resolve) => setTimeout(resolve, 10));
        for (const node of nodes) await node.beat();
        for (const follower of followers) await follower.catchUp();

        const stored = (await store.read(game))?.events ?? [];
        for (const follower of followers) expect(follower.history).toEqual(stored);
        const state = replay(game, stored);
        for (const side of SIDES) expect(state.clock?.remaining[side] ?? 0).toBeGreaterThanOrEqual(0);
        const seqs = await Promise.all([...acknowledged.keys()].map((id) => store.findCommand(game, id)));
        expect(seqs).not.toContain(null);
        expect(new Set(seqs).size).toBe(seqs.length);
        expect(stored.filter(({ event }) => event.kind === 'turned')).toHaveLength(acknowledged.size);
        for (const node of nodes) await node.stop(0);
      }),
      { numRuns: 25 },
    );
  });

  it('give the seat to one of many who join at once [G2]', async () => {
    const store = memoryStore();
    const bus = memoryBus();
    const nodes = await Promise.all([1, 2, 3].map(() => startNode(store, bus)));
    const made = await nodes[0]?.games.create({ player: anybody('Anna'), id: 'make' }, OPTIONS);
    const game = made?.ok ? made.value.game : '';
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        (nodes[i % 3] as Online).games.command(
          { player: anybody(`Guest ${i}`), id: 'join' },
          game,
          { kind: 'join', contribution: null },
          0,
        ),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    for (const outcome of outcomes) if (!outcome.ok) expect(outcome.error).toEqual({ reason: 'seat-taken' });
  });
});

/** A game that both have begun, on a node of its own. */
async function begun(node: Online, options: Partial<GameOptions> = {}) {
  const [anna, ben] = [anybody('Anna'), anybody('Ben')];
  const made = await node.games.create({ player: anna, id: 'make' }, { ...OPTIONS, ...options });
  const game = made.ok ? made.value.game : '';
  await node.games.command({ player: ben, id: 'join' }, game, { kind: 'join', contribution: null }, 0);
  const stateOf = async () => replay(game, (await node.store.read(game))?.events ?? []);
  for (const id of ['first', 'second']) {
    const state = await stateOf();
    const position = positionOf(state.game);
    const turn = writeTurn(state.rules, position, state.rules.turns(position)[0] as Turn);
    const player = playerOf(state, running(state) ?? 'white') ?? anna;
    const done = await node.games.command({ player, id }, game, { kind: 'turn', turn, after: state.boardSeq }, 0);
    expect(done).toMatchObject({ ok: true });
  }
  return { anna, ben, game, stateOf };
}

describe('a node', () => {
  it('ends a game whose time is up, though nobody asks [K6]', async () => {
    let offset = 0;
    const store = memoryStore(() => Date.now() + offset);
    const node = await startNode(store);
    const { stateOf } = await begun(node);
    await node.sweep();
    expect((await stateOf()).outcome).toBeNull();
    offset = 601_500;
    await node.clock.adjust();
    await node.sweep();
    expect((await stateOf()).outcome).toMatchObject({ winner: 'black', reason: 'time' });
  });

  it('gives back the time in which no node was there, once [K8]', async () => {
    let offset = 0;
    const store = memoryStore(() => Date.now() + offset);
    const first = await startNode(store);
    const { game, stateOf } = await begun(first);
    await first.stop(0);
    offset = 60_000;
    const nodes = await Promise.all([startNode(store), startNode(store)]);
    const { clock } = await stateOf();
    expect(clock?.remaining.white).toBeGreaterThanOrEqual(660_000);
    // Once, and not once for each node; what passes meanwhile depends on the machine.
    expect(clock?.remaining.white).toBeLessThan(715_000);
    expect(clock?.remaining.black).toBe(600_000);
    const events = (await store.read(game))?.events.map(({ event }) => event.kind) ?? [];
    expect(events.filter((kind) => kind === 'compensated')).toHaveLength(1);
    for (const node of nodes) await node.stop(0);
  });

  it('that stops gives time to whom it serves, while others go on [K8]', async () => {
    const store = memoryStore();
    const bus = memoryBus();
    const [one, two] = [
      await startNode(
        store,
        lossyBus(bus, () => 1),
      ),
      await startNode(
        store,
        lossyBus(bus, () => 1),
      ),
    ];
    const { anna, game, stateOf } = await begun(one);
    await new Follower(anna, game, one).catchUp();
    await one.stop(0);
    expect((await stateOf()).clock?.remaining).toEqual({ white: 610_000, black: 600_000 });
    await two.stop(0);
  });

  it('sends away a player whom the host bans', async () => {
    const store = memoryStore();
    const node = await startNode(store);
    const ben = anybody('Ben');
    await store.createPlayer(ben, 'hash', 0);
    const sent: string[] = [];
    const client = (playerId: string): Client => ({
      ...connected(playerId),
      restart: () => sent.push(playerId),
    });
    node.connections.add(client(ben.id)).add(client('somebody-else'));
    await node.beat();
    expect(sent).toEqual([]);
    await store.ban(ben.id, 0);
    await node.beat();
    expect(sent).toEqual([ben.id]);
  });

  it('writes nothing of who is there while a game with a clock is played', async () => {
    const written: unknown[] = [];
    const kept = memoryStore();
    const seen = async (...told: Parameters<Store['seen']>) => {
      written.push(...told[0]);
      await kept.seen(...told);
    };
    const node = await startNode({ ...kept, seen });
    const { anna, ben, game } = await begun(node);
    for (const player of [anna, ben]) await new Follower(player, game, node).catchUp();
    for (let i = 0; i < 3; i++) await node.beat();
    expect(written).toEqual([]);
  });

  it('does not take anybody for gone whom another node knows of, nor without hearing of others', async () => {
    let offset = 0;
    const store = memoryStore(() => Date.now() + offset);
    const bus = memoryBus();
    let isUp = true;
    const [one, two] = [await startNode(store, { ...bus, isUp: () => isUp }), await startNode(store, bus)];
    const { anna, ben, game } = await begun(one);
    const later = async (seconds: number) => {
      offset += seconds * 1_000;
      for (const node of [one, two]) await node.clock.adjust();
    };
    const claim = (id: string) => one.games.command({ player: anna, id }, game, { kind: 'claim', result: 'win' }, 0);
    const notYet = { ok: false, error: { reason: 'not-gone' } };
    const there = new Follower(ben, game, two);
    await there.catchUp();
    // Anna's program asks by requests alone: the node begins to listen.
    expect(await claim('unheard')).toMatchObject(notYet);
    await later(50);
    await two.beat();
    await two.rooms.unwatch(game, there);
    await later(50);
    expect(await claim('early')).toMatchObject(notYet);
    isUp = false;
    expect(await claim('deaf')).toMatchObject(notYet);
    isUp = true;
    await later(50);
    expect(await claim('just-back')).toMatchObject(notYet);
    await later(20);
    expect(await claim('late')).toMatchObject({ ok: true });
  });

  it('takes a game out of the lobby whose host is on no node any more, once that can be known', async () => {
    const store = memoryStore();
    const bus = memoryBus();
    let isUp = true;
    const [one, two] = [await startNode(store, { ...bus, isUp: () => isUp }), await startNode(store, bus)];
    const anna = anybody('Anna');
    const made = await one.games.create({ player: anna, id: 'seek' }, { ...OPTIONS, listed: true });
    const game = made.ok ? made.value.game : '';
    const waits = async () => (await store.lobby(10)).length === 1;
    const [here, there] = [new Follower(anna, game, one), new Follower(anna, game, two)];
    await here.catchUp();
    await there.catchUp();
    const [room, elsewhere] = [await one.rooms.get(game), await two.rooms.get(game)];
    if (!room || !elsewhere) throw new Error('no such game');
    two.arrived(elsewhere, connected(anna.id));
    const looked = () => new Promise((resolve) => setTimeout(resolve, 5 * HOST_GONE));
    await one.rooms.unwatch(game, here);
    one.departed(room, connected(anna.id));
    await looked();
    expect(await waits()).toBe(true);
    // The other node ends without a word, as far as this one can hear.
    isUp = false;
    await two.rooms.unwatch(game, there);
    await looked();
    expect(await waits()).toBe(true);
    isUp = true;
    await expect.poll(waits).toBe(false);
  });

  it('lets a game be claimed only from somebody who is gone [E3]', async () => {
    let offset = 0;
    const store = memoryStore(() => Date.now() + offset);
    const node = await startNode(store);
    const { anna, ben, game } = await begun(node);
    const here = new Follower(ben, game, node);
    await here.catchUp();
    await new Follower(anna, game, node).catchUp();
    const claim = (id: string) => node.games.command({ player: anna, id }, game, { kind: 'claim', result: 'win' }, 0);
    offset = 90_000;
    await node.clock.adjust();
    expect(await claim('one')).toMatchObject({ ok: false, error: { reason: 'not-gone' } });
    await node.rooms.unwatch(game, here);
    expect(await claim('two')).toMatchObject({ ok: false, error: { reason: 'not-gone' } });
    offset = 151_000;
    await node.clock.adjust();
    expect(await claim('three')).toMatchObject({ ok: true });
  });
});
