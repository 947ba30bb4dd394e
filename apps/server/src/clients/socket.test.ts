import { randomUUID } from 'node:crypto';
import { GAMES_WATCHED } from '@merellier/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { type ClockedServer, startClockedServer } from '../testing/clocked-server.ts';
import { pair, TestClient } from '../testing/test-client.ts';

// Numbers in brackets are those of packages/protocol/SPEC.md.

let server: ClockedServer;
const clients: TestClient[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.drop();
  await server.stop();
});

describe('a client that watches as many games as it may', () => {
  it('comes back naming them all, and misses nothing in any [M8]', async () => {
    server = await startClockedServer();
    const viewer = await TestClient.join(server.url, 'Viewer');
    const hosts = await Promise.all(
      Array.from({ length: GAMES_WATCHED / 5 }, () => TestClient.join(server.url, 'Host')),
    );
    clients.push(viewer, ...hosts);
    const games: string[] = [];
    for (const host of hosts) for (let i = 0; i < 5; i++) games.push(await host.create());
    for (const game of games) viewer.watch(game);
    await viewer.until(() => viewer.games.size === GAMES_WATCHED);
    viewer.drop();
    for (const [i, host] of hosts.entries())
      for (const game of games.slice(5 * i, 5 * i + 5)) await host.command(game, { kind: 'abort' });
    await viewer.connect(server.url);
    await viewer.until(() => games.every((game) => viewer.state(game).phase === 'over'));
    expect(viewer.messages.filter(({ type }) => type === 'refused')).toEqual([]);
  });

  it('may watch no other beside them [M8]', async () => {
    server = await startClockedServer();
    const viewer = await TestClient.join(server.url, 'Viewer');
    const hosts = await Promise.all(
      Array.from({ length: GAMES_WATCHED / 5 + 1 }, () => TestClient.join(server.url, 'Host')),
    );
    clients.push(viewer, ...hosts);
    const games: string[] = [];
    for (const host of hosts) for (let i = 0; i < 5; i++) games.push(await host.create());
    for (const game of games.slice(0, GAMES_WATCHED + 1)) viewer.watch(game);
    await viewer.until(() => viewer.messages.some(({ type }) => type === 'refused'));
    expect(viewer.messages.findLast(({ type }) => type === 'refused')).toMatchObject({
      game: games[GAMES_WATCHED],
      refusal: { reason: 'too-many-games', limit: GAMES_WATCHED },
    });
  });
});

describe('the answer to a command', () => {
  /** A server whose store waits, or fails, before it stores what goes on in a game. */
  async function started() {
    let before: () => Promise<void> = async () => undefined;
    let stored: Store | null = null;
    const around = (store: Store): Store => {
      stored = store;
      const append: Store['append'] = async (each) => {
        await before();
        return store.append(each);
      };
      return { ...store, append };
    };
    const reported: unknown[] = [];
    server = await startClockedServer({ around, report: (error) => reported.push(error) });
    const [anna, ben, game] = await pair(server.url);
    clients.push(anna, ben);
    const lengthStored = async () => (await (stored as Store | null)?.read(game))?.events.length;
    return { anna, ben, game, lengthStored, reported, set: (work: () => Promise<void>) => (before = work) };
  }
  const answersTo = ({ messages }: TestClient, id: string) =>
    messages.filter((message) => 'id' in message && message.id === id);

  it('is `done` once the events are stored for good, and nobody hears of them before [M3]', async () => {
    const { anna, ben, game, lengthStored, set } = await started();
    const { seq, boardSeq } = anna.state(game);
    const id = randomUUID();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const reached = new Promise<void>((resolve) => {
      set(() => {
        resolve();
        return held;
      });
    });
    anna.send({ type: 'command', id, game, command: { kind: 'turn', turn: 'd6', after: boardSeq } });
    await reached;
    // What was sent until now has arrived once the server answers something later.
    const viewer = await TestClient.join(server.url, 'Viewer');
    clients.push(viewer);
    viewer.watch(game);
    await viewer.until(() => viewer.games.has(game));
    expect(viewer.state(game).seq).toBe(seq);
    expect(answersTo(anna, id)).toEqual([]);
    expect([anna, ben].map((each) => each.state(game).seq)).toEqual([seq, seq]);
    release();
    await anna.until(() => answersTo(anna, id).length > 0);
    expect(answersTo(anna, id)).toMatchObject([{ type: 'done', seq: seq + 1 }]);
    expect(await lengthStored()).toBe(seq + 1);
    await ben.until(() => ben.state(game).seq === seq + 1);
  });

  it('is no `done` where they could not be stored; asked again, it is [M1, M3]', async () => {
    const { anna, ben, game, lengthStored, reported, set } = await started();
    const { seq, boardSeq } = anna.state(game);
    const id = randomUUID();
    set(() => Promise.reject(new Error('no database')));
    const command = { kind: 'turn', turn: 'd6', after: boardSeq } as const;
    expect(await anna.command(game, command, id)).toMatchObject({
      type: 'refused',
      refusal: { reason: 'unavailable' },
    });
    expect(reported).toMatchObject([{ message: 'no database' }]);
    expect(await lengthStored()).toBe(seq);
    expect(ben.state(game).seq).toBe(seq);
    set(async () => undefined);
    await anna.command(game, command, id);
    expect(answersTo(anna, id).map(({ type }) => type)).toEqual(['refused', 'done']);
    await ben.until(() => ben.state(game).seq === seq + 1);
  });
});
