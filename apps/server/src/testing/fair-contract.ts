import type { Player } from '@merellier/protocol';
import { describe, expect, it } from 'vitest';
import { rateGame } from '../ratings/rate-game.ts';
import { FAIR_CLAIM, type FairGame } from '../store/fair-store.ts';
import { newGameId } from '../store/ids.ts';
import { newcomerTo, playedGame } from './rated-game.ts';
import type { OpenedStore } from './rating-contract.ts';

// Rules by which no other test of a store plays.
const RULES = 'marelle-triple';
const OTHER_RULES = 'one-time-mill';
const EVERYBODY = { deviations: Number.NEGATIVE_INFINITY, turns: 1, games: 1, spread: 1, limit: 1_000 } as const;

/** What every store must do with what exact values say of players. */
export function fairContract(parts: () => OpenedStore & { readonly now: number }): void {
  const newcomer = (name: string): Promise<Player> => newcomerTo(parts().store, name, parts().now);
  const game = (player: Player, some: Partial<FairGame> = {}): FairGame => ({
    ...{ game: newGameId(), player: player.id, rules: RULES, choices: 'AbC', rating: 1612.5, turns: 3, kept: 2 },
    ...{ expected: 1.5, variance: 0.5, criticalMs: 9_000, criticalTimed: 3, easyMs: 4_000, easyTimed: 4 },
    ...{ at: parts().now, ...some },
  });
  /** Keeps what was found in a game that is not stored: nothing else of it is needed. */
  async function found(...games: readonly FairGame[]): Promise<void> {
    const { store, now } = parts();
    for (const each of games) {
      const pair = [await newcomer('Xenia'), await newcomer('Yves')] as const;
      const played = await playedGame(store, pair, 'white', now, { rules: { id: each.rules, parameters: {} } });
      expect(await store.keepFairGame(played, [{ ...each, game: played }])).toBe(true);
    }
  }

  describe('fair play', () => {
    it('gives each rated game that is over and counted to one asker, and again only after a while', async () => {
      const { store, now } = parts();
      const rules = { id: RULES, parameters: {} };
      const pair = [await newcomer('Anna'), await newcomer('Ben')] as const;
      const waiting = await playedGame(store, pair, 'white', now, { rules });
      for (const ending of ['under-way', 'white'] as const)
        await playedGame(store, pair, ending, now, { rules, rated: ending === 'under-way' });
      await playedGame(store, pair, 'white', now, { rules: { id: OTHER_RULES, parameters: {} } });
      expect(await store.claimFairGame([RULES], now, now)).toBeNull();
      while (await store.rateNext(rateGame, now));
      expect(await store.claimFairGame([RULES], now - 1, now)).toBeNull();
      expect(await store.claimFairGame(['marelle-cubique'], now, now)).toBeNull();
      const claims = await Promise.all([1, 2, 3].map(() => store.claimFairGame(['lasker', RULES], now, now)));
      expect(claims.filter((each) => each !== null)).toEqual([waiting]);
      expect(await store.claimFairGame([RULES], now, now + FAIR_CLAIM - 1)).toBeNull();
      const later = now + FAIR_CLAIM;
      expect(await store.claimFairGame([RULES], now, later)).toBe(waiting);
      const row = game(pair[0], { game: waiting });
      const done = await Promise.all([1, 2, 3].map(() => store.keepFairGame(waiting, [row])));
      expect(done.sort()).toEqual([false, false, true]);
      expect(await store.claimFairGame([RULES], now, later + 2 * FAIR_CLAIM)).toBeNull();
      expect(await store.fairGamesOf(pair[0].id)).toEqual([row]);
      expect(await store.fairScoresOf(pair[0].id)).toMatchObject([{ rules: RULES, games: 1, turns: 3, kept: 2 }]);
      expect(await store.fairScoresOf(pair[1].id)).toEqual([]);
    });

    it('adds up games by rule set, those without a turn that mattered too', async () => {
      const { store, now } = parts();
      const anna = await newcomer('Anna');
      const empty = { turns: 0, kept: 0, expected: 0, variance: 0, criticalMs: 0, criticalTimed: 0, choices: '' };
      await found(game(anna), game(anna, { kept: 3, at: now + 5 }), game(anna, empty));
      await found(game(anna, { rules: OTHER_RULES }));
      expect(await store.fairScoresOf(anna.id)).toEqual([
        {
          ...{ rules: RULES, games: 2, turns: 6, kept: 5, expected: 3, variance: 1, at: now + 5 },
          ...{ criticalMs: 18_000, criticalTimed: 6, easyMs: 12_000, easyTimed: 12 },
        },
        {
          ...{ rules: OTHER_RULES, games: 1, turns: 3, kept: 2, expected: 1.5, variance: 0.5, at: now },
          ...{ criticalMs: 9_000, criticalTimed: 3, easyMs: 4_000, easyTimed: 4 },
        },
      ]);
      expect((await store.fairGamesOf(anna.id)).map(({ at, rules }) => [at, rules]).slice(0, 1)).toEqual([
        [now + 5, RULES],
      ]);
    });

    it('shows those who keep most more than expected, with their games', async () => {
      const { store, now, register } = parts();
      const [plain, odd, banned] = [await newcomer('Plain'), await newcomer('Odd'), await newcomer('Banned')];
      await register(odd.id);
      const many = { turns: 30, kept: 30, expected: 20, variance: 4, choices: 'A'.repeat(30) };
      const before = await store.fairTotals();
      await found(game(plain, { turns: 3_000, kept: 2_000, expected: 2_000, variance: 400 }));
      await found(game(odd, { ...many, kept: 25 }), game(odd, many), game(banned, many), game(banned, many));
      await store.ban(banned.id, now);
      const [first, ...rest] = await store.surprising({ ...EVERYBODY, turns: 60, games: 2, deviations: 3, spread: 2 });
      expect(rest).toEqual([]);
      expect(first?.player).toEqual({ id: odd.id, name: 'Odd', registered: true, since: now, banned: false });
      expect(first?.score).toMatchObject({ rules: RULES, games: 2, turns: 60, kept: 55, expected: 40 });
      expect(first?.games.map(({ turns, kept }) => [turns, kept])).toEqual([
        [30, 30],
        [30, 25],
      ]);
      // Others keep a little more than expected as well (the one who is banned among them), which is taken off.
      expect(first?.deviations).toBeGreaterThan(3);
      expect(first?.deviations).toBeLessThan(15 / Math.sqrt(2 * 8));
      for (const wanted of [{ turns: 61 }, { games: 3 }, { deviations: 15 / Math.sqrt(8) }]) {
        const others = await store.surprising({ ...EVERYBODY, ...wanted });
        expect(others.map(({ player }) => player.id)).not.toContain(odd.id);
      }
      const sum = (totals: typeof before) => totals.find(({ rules }) => rules === RULES)?.turns ?? 0;
      expect(sum(await store.fairTotals()) - sum(before)).toBe(3_120);
    });

    it('leaves out players who are gone', async () => {
      const { store, now } = parts();
      const [anna, nobody] = [await newcomer('Anna'), { ...(await newcomer('Ben')), id: 'nobody-at-all-is-here' }];
      const played = await playedGame(store, [anna, await newcomer('Cléo')], 'white', now);
      expect(await store.keepFairGame(played, [game(anna, { game: played }), game(nobody, { game: played })])).toBe(
        true,
      );
      expect(await store.fairGamesOf(nobody.id)).toEqual([]);
      expect(await store.fairGamesOf(anna.id)).toHaveLength(1);
    });
  });
}
