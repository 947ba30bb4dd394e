import { type Player, replay } from '@merellier/protocol';
import { expect, it } from 'vitest';
import { rateGame } from '../ratings/rate-game.ts';
import type { CountedGame } from '../store/rating-store.ts';
import type { Store } from '../store/store.ts';
import { carryOut, newcomerTo, playedGame } from './rated-game.ts';

const HOUR = 3_600_000;

/** A store, and what its tests need beside it. */
export interface OpenedStore {
  readonly store: Store;
  /** Gives a player an account. */
  readonly register: (player: string) => Promise<void>;
}

/** What every store must do with ratings; numbers in brackets are those of packages/protocol/SPEC.md. */
export function ratingContract(parts: () => OpenedStore & { readonly now: number }): void {
  const two = async (): Promise<readonly [Player, Player]> => {
    const { store, now } = parts();
    return [await newcomerTo(store, 'Anna', now), await newcomerTo(store, 'Ben', now)];
  };
  /** Counts whatever waits, several asking at once, and gives all that was counted. */
  const count = async (): Promise<readonly CountedGame[]> => {
    const { store, now } = parts();
    const counted: CountedGame[] = [];
    for (;;) {
      const round = await Promise.all(Array.from({ length: 3 }, () => store.rateNext(rateGame, now + HOUR)));
      const found = round.filter((each) => each !== null);
      if (found.length === 0) return counted;
      counted.push(...found);
    }
  };

  it('counts a rated game once, however many ask, and says so in the game [R4]', async () => {
    const { store, now } = parts();
    const pair = await two();
    const [anna, ben] = pair;
    const game = await playedGame(store, pair, 'white', now);
    const before = (await store.read(game))?.events ?? [];
    const counted = (await count()).filter((each) => each.game === game);
    expect(counted).toHaveLength(1);
    const { events = [] } = (await store.read(game)) ?? {};
    expect(events).toHaveLength(before.length + 1);
    expect(events.at(-1)).toEqual(counted[0]?.event);
    expect(events.at(-1)?.event).toMatchObject({
      kind: 'rated',
      ratings: { white: { before: { points: 1500, provisional: true }, after: { points: 1662, provisional: true } } },
    });
    expect((await store.heads([game])).get(game)).toBe(events.length);
    expect(await count()).toEqual([]);
    expect(await store.ratingsOf(anna.id)).toMatchObject([
      { group: 'nine', at: now, games: { won: 1, drawn: 0, lost: 0 } },
    ]);
    expect(await store.ratingsOf(ben.id)).toMatchObject([{ games: { won: 0, drawn: 0, lost: 1 } }]);
  });

  it('passes over games that do not count [R3]', async () => {
    const { store, now } = parts();
    const pair = await two();
    for (const ending of ['aborted', 'early', 'under-way'] as const) await playedGame(store, pair, ending, now);
    await playedGame(store, pair, 'white', now, { rated: false });
    expect(await count()).toEqual([]);
    expect(await store.ratingsOf(pair[0].id)).toEqual([]);
  });

  it('counts in the order in which games ended, each in its group', async () => {
    const { store, now } = parts();
    const pair = await two();
    const late = await playedGame(store, pair, 'black', now + 2);
    const early = await playedGame(store, pair, 'draw', now + 1);
    const dames = await playedGame(store, pair, 'white', now + 3, { rules: { id: 'lasker', parameters: {} } });
    expect((await count()).map(({ game }) => game).sort()).toEqual([early, late, dames].sort());
    const curve = await store.ratingCurve(pair[1].id, null, 10);
    expect(curve.map(({ game, group, at }) => [game, group, at])).toEqual([
      [early, 'nine', now + 1],
      [late, 'nine', now + 2],
      [dames, 'mixed', now + 3],
    ]);
    expect(curve.map(({ points, change }) => points - change)).toEqual([1500, curve[0]?.points, 1500]);
    expect((await store.ratingCurve(pair[1].id, 'nine', 1)).map(({ game }) => game)).toEqual([late]);
  });

  it('counts games of the same two less and less on one day [R6]', async () => {
    const { store, now } = parts();
    const pair = await two();
    // A group of which no other test counts these two.
    const options = { rules: { id: 'merels', parameters: {} } };
    for (let i = 0; i < 12; i++) await playedGame(store, pair, 'white', now + i, options);
    await playedGame(store, pair, 'white', now + 25 * HOUR, options);
    await count();
    const curve = await store.ratingCurve(pair[0].id, null, 20);
    const changes = curve.map(({ change }) => change);
    // In full, the twelfth win against somebody who loses always would bring much more than a third of the fourth.
    expect(changes[11]).toBeLessThan((changes[3] ?? 0) / 2);
    expect(changes[11]).toBeGreaterThanOrEqual(0);
    expect(changes[12]).toBeGreaterThan(changes[11] ?? 0);
  });

  it('counts a game by its end, whatever follows that before or after', async () => {
    const { store, now } = parts();
    const pair = await two();
    const game = await playedGame(store, pair, 'white', now);
    const stateOf = async () => replay(game, (await store.read(game))?.events ?? []);
    const offer = { kind: 'offer', what: 'rematch' } as const;
    const decline = { kind: 'decline', what: 'rematch' } as const;
    await carryOut(store, await stateOf(), pair[0], offer, now + 1_000);
    await count();
    const rated = await store.ratingsOf(pair[0].id);
    expect(rated).toMatchObject([{ at: now }]);
    await carryOut(store, await stateOf(), pair[1], decline, now + 2 * HOUR);
    const [listed] = await store.gamesOver(pair[0].id, { all: true, before: null, limit: 1 });
    expect(listed).toMatchObject({ game, endedAt: now, ratings: { black: { after: { points: 1338 } } } });
    expect(await count()).toEqual([]);
    expect(await store.ratingsOf(pair[0].id)).toEqual(rated);
  });

  it('tells of players, and of their games to whom it may', async () => {
    const { store, now, register } = parts();
    const pair = await two();
    const [anna, ben] = pair;
    await register(anna.id);
    expect(await store.person(anna.id)).toEqual({
      player: { id: anna.id, name: 'Anna', registered: true },
      since: now,
    });
    expect((await store.person(ben.id))?.player.registered).toBe(false);
    expect(await store.person('nobody-0000')).toBeNull();
    const casual = { rated: false } as const;
    const secret = await playedGame(store, pair, 'white', now + 1, casual);
    const listed = await playedGame(store, pair, 'draw', now + 2, { ...casual, listed: true });
    const rated = await playedGame(store, [ben, anna], 'white', now + 3);
    await playedGame(store, pair, 'aborted', now + 4);
    const open = await playedGame(store, pair, 'under-way', now + 5, casual);
    const first = { before: null, limit: 10 };
    const ids = async (all: boolean) => (await store.gamesOver(anna.id, { ...first, all })).map(({ game }) => game);
    expect(await ids(false)).toEqual([rated, listed]);
    expect(await ids(true)).toEqual([rated, listed, secret]);
    const second = { all: true, before: { endedAt: now + 3, game: rated }, limit: 1 };
    expect(await store.gamesOver(anna.id, second)).toMatchObject([
      {
        game: listed,
        phase: 'over',
        options: { rules: { id: 'marelle' } },
        players: { host: { name: 'Anna' }, guest: { name: 'Ben' } },
        white: 'host',
        outcome: { winner: null, reason: 'agreement' },
        ratings: null,
        endedAt: now + 2,
      },
    ]);
    expect((await store.gamesUnderWay(anna.id, 10)).map(({ game }) => game)).toEqual([open]);
    expect(await store.tallyOf(anna.id, false)).toEqual({ won: 0, drawn: 1, lost: 1 });
    expect(await store.tallyOf(anna.id, true)).toEqual({ won: 1, drawn: 1, lost: 1 });
    expect(await store.tallyOf(ben.id, false)).toEqual({ won: 1, drawn: 1, lost: 0 });
  });

  it('shows games being played that anyone may see, the one that changed last first', async () => {
    const { store, now } = parts();
    const pair = await two();
    const early = await playedGame(store, pair, 'under-way', now + 2_000, { rated: false, listed: true });
    const late = await playedGame(store, pair, 'under-way', now + 3_000);
    const hidden = await playedGame(store, pair, 'under-way', now + 4_000, { rated: false, listed: false });
    const over = await playedGame(store, pair, 'white', now + 4_000);
    const live = (await store.gamesLive(now + 1_000, 100)).map(({ game }) => game);
    expect(live.filter((game) => [early, late, hidden, over].includes(game))).toEqual([late, early]);
    expect(await store.gamesLive(now + 1_000, 1)).toMatchObject([{ game: late, phase: 'playing', white: 'host' }]);
    expect(await store.gamesLive(now + 60_000, 100)).toEqual([]);
  });

  it('ranks players with an account whose rating is settled', async () => {
    const { store, now, register } = parts();
    const [anna, ben] = await two();
    const cleo = await newcomerTo(store, 'Cléo', now);
    for (const { id } of [anna, ben]) await register(id);
    // A group that no other test plays.
    const options = { rules: { id: 'morabaraba', parameters: {} } };
    for (let i = 0; i < 15; i++) {
      // A game a day, so that each counts in full.
      const at = now + i * 24 * HOUR;
      await playedGame(store, [anna, ben], i % 3 === 0 ? 'black' : 'white', at, options);
      await playedGame(store, [cleo, ben], 'white', at, options);
    }
    await count();
    const later = now + 15 * 24 * HOUR;
    const rows = await store.leaderboard('diagonals', later, 10);
    expect(rows.map(({ rank, player }) => [rank, player.name])).toEqual([
      [1, 'Anna'],
      [2, 'Ben'],
    ]);
    expect(rows[0]).toMatchObject({ games: { won: 10, drawn: 0, lost: 5 }, player: { registered: true } });
    expect(await store.leaderboard('diagonals', later, 1)).toEqual([rows[0]]);
    expect(await store.standing('diagonals', later, anna.id)).toEqual(rows[0]);
    expect(await store.standing('diagonals', later, ben.id)).toEqual(rows[1]);
    expect(await store.standing('diagonals', later, cleo.id)).toBeNull();
    expect(await store.leaderboard('diagonals', now + 20_000 * HOUR, 10)).toEqual([]);
    expect(await store.standing('diagonals', now + 20_000 * HOUR, ben.id)).toBeNull();
  });
}
