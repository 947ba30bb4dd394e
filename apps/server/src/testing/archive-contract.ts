import type { GameOptions } from '@merellier/protocol';
import { expect, it } from 'vitest';
import { openingTurns } from '../games/opening-turns.ts';
import { rateGame } from '../ratings/rate-game.ts';
import type { Append, Store } from '../store/store.ts';
import { newcomerTo, playedGame } from './rated-game.ts';
import type { OpenedStore } from './rating-contract.ts';
import { appendOf, newGame } from './stored-game.ts';

/** What every store must do with games that are over for long. */
export function archiveContract(
  parts: () => { readonly store: Store; readonly register: OpenedStore['register']; readonly now: number },
): void {
  /** Everybody's games are at rest by then, whatever other tests play. */
  const later = (): number => parts().now + 1_000_000_000;
  /** Archives all there is, several nodes asking at the same time; gives the games, each as often as it was archived. */
  const archiveAll = async (before = later()): Promise<readonly string[]> => {
    const { store } = parts();
    const found = (await Promise.all([1, 2, 3].map(() => store.archiveGames(before, 4)))).flat();
    return found.length === 0 ? [] : [...found, ...(await archiveAll(before))];
  };
  /** A game of two turns, given up, with a command for each step. */
  const overGame = async (options: Partial<GameOptions> = {}) => {
    const { store, now } = parts();
    const { create, host, guest, ...made } = newGame(now, options);
    await store.create(create);
    const command = (player: string, i: number) => `${player}/0b9f4c11-7a35-4a0e-9d42-00000000000${i}`;
    const appends: Append[] = [];
    const go = async (append: Append): Promise<Append> => {
      expect(await store.append(append)).toBe('appended');
      appends.push(append);
      return append;
    };
    let { state } = await go(appendOf(made.state, guest, { kind: 'join', contribution: null }, command(guest.id, 0)));
    for (const [i, turn] of ['d6', 'f4'].entries()) {
      const player = i === 0 ? host : guest;
      const wanted = { kind: 'turn', turn, after: state.boardSeq } as const;
      ({ state } = await go(appendOf(state, player, wanted, command(player.id, i + 1))));
    }
    ({ state } = await go(appendOf(state, host, { kind: 'resign' }, 'no-uuid')));
    return { ...made, host, guest, state, appends };
  };
  /** All that is told of a game. */
  const toldOf = async ({ id, host, appends }: Awaited<ReturnType<typeof overGame>>) => {
    const { store } = parts();
    return {
      read: await store.read(id),
      since: await store.readSince(id, 2),
      none: await store.readSince(id, 1_000),
      heads: [...(await store.heads([id]))],
      commands: await Promise.all(
        [...appends.map(({ commandId }) => commandId ?? ''), 'never'].map((each) => store.findCommand(id, each)),
      ),
      listed: await store.gamesOver(host.id, { all: true, before: null, limit: 10 }),
    };
  };

  it('tells the same of games once they are archived, each by one of those who ask', async () => {
    await archiveAll();
    const { store } = parts();
    const games = await Promise.all(Array.from({ length: 9 }, () => overGame()));
    const before = await Promise.all(games.map(toldOf));
    expect(before[0]?.read?.events).toHaveLength(6);
    expect(await store.archiveGames(parts().now - 1, 100)).toEqual([]);
    expect([...(await archiveAll())].sort()).toEqual(games.map(({ id }) => id).sort());
    expect(await Promise.all(games.map(toldOf))).toEqual(before);
    expect(await archiveAll()).toEqual([]);
  });

  it('leaves games alone that are not over, or have yet to count', async () => {
    const { store, now, register } = parts();
    const waiting = newGame(now);
    await store.create(waiting.create);
    const pair = [await newcomerTo(store, 'Anna', now), await newcomerTo(store, 'Ben', now)] as const;
    for (const { id } of pair) await register(id);
    await playedGame(store, pair, 'under-way', now);
    const rated = await playedGame(store, pair, 'white', now);
    expect(await archiveAll()).not.toContain(rated);
    while ((await store.rateNext(rateGame, now)) !== null);
    expect(await archiveAll()).not.toContain(rated);
    while ((await store.countOpenings(openingTurns, 10)) > 0);
    const before = await store.read(rated);
    expect(before?.events.at(-1)?.event.kind).toBe('rated');
    expect(await archiveAll()).toEqual([rated]);
    expect(await store.read(rated)).toEqual(before);
    const [listed] = await store.gamesOver(pair[0].id, { all: false, before: null, limit: 10 });
    expect(listed).toMatchObject({ game: rated, outcome: { winner: 'white' }, ratings: { white: {}, black: {} } });
  });

  it('lets an archived game go on, and carries no command out twice', async () => {
    const { store } = parts();
    const { id, host, guest, state, appends } = await overGame();
    expect(await archiveAll()).toContain(id);
    const offer = appendOf(state, host, { kind: 'offer', what: 'rematch' }, 'offer');
    // Two nodes at once, and one that is behind.
    const twice = { ...offer, commandId: appends[1]?.commandId ?? '' };
    expect(await store.append({ ...offer, expected: state.seq - 1 })).toBe('conflict');
    await archiveAll();
    expect(await store.append(twice)).toBe('duplicate');
    await archiveAll();
    const other = appendOf(state, guest, { kind: 'offer', what: 'rematch' }, 'other');
    expect((await Promise.all([store.append(offer), store.append(other)])).sort()).toEqual(['appended', 'conflict']);
    const events = (await store.read(id))?.events ?? [];
    expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: state.seq + 1 }, (_, i) => i + 1));
    expect(await archiveAll()).toEqual([id]);
    expect(await store.read(id)).toEqual({ secret: 'ab', events });
  });

  it('stores the rematch that is agreed to in an archived game', async () => {
    const { store, now } = parts();
    const { id, host, state } = await overGame();
    await archiveAll();
    const next = newGame(now);
    const offer = appendOf(state, host, { kind: 'offer', what: 'rematch' }, 'offer');
    expect(await store.append({ ...offer, next: next.create })).toBe('appended');
    expect(await store.read(next.id)).toEqual({ secret: 'ab', events: [next.first] });
    expect((await store.read(id))?.events).toHaveLength(state.seq + 1);
  });
}
