import { ruleSet } from '@merellier/rules';
import { expect, it } from 'vitest';
import { openingTurns, rulesKey, sharedView } from '../games/opening-turns.ts';
import type { CountedTurn } from '../store/opening-store.ts';
import type { Store } from '../store/store.ts';
import { newcomerTo, playedGame } from './rated-game.ts';

/** What every store must do with openings. */
export function openingContract(parts: () => { readonly store: Store; readonly now: number }): void {
  // Rules by which no other test plays.
  const rules = ruleSet('merels-diagonals');
  const options = { rules: { id: rules.id, parameters: {} } };
  const atStart = (): Promise<readonly CountedTurn[]> =>
    parts().store.playedIn(rulesKey(rules), sharedView(rules, rules.start()).key);
  /** Counts whatever waits, several asking at once; gives how many games were looked at. */
  const count = async (): Promise<number> => {
    const looked = await Promise.all([1, 2, 3].map(() => parts().store.countOpenings(openingTurns, 2)));
    const sum = looked.reduce((a, b) => a + b);
    return sum === 0 ? 0 : sum + (await count());
  };

  it('counts the openings of rated games that are over once, however many ask', async () => {
    const { store, now } = parts();
    await count();
    const pair = [await newcomerTo(store, 'Anna', now), await newcomerTo(store, 'Ben', now)] as const;
    for (const ending of ['white', 'white', 'black', 'draw'] as const)
      await playedGame(store, pair, ending, now, options);
    for (const ending of ['aborted', 'early', 'under-way'] as const)
      await playedGame(store, pair, ending, now, options);
    await playedGame(store, pair, 'white', now, { ...options, rated: false });
    // Those that were aborted or ended early are looked at and do not count.
    expect(await count()).toBe(6);
    expect(await count()).toBe(0);
    expect(await atStart()).toEqual([{ turn: expect.any(String), white: 2, black: 1, drawn: 1 }]);
    expect(await store.playedIn(rulesKey(ruleSet('marelle-de-poche')), sharedView(rules, rules.start()).key)).toEqual(
      [],
    );
  });

  it('counts a game with the others though what it was played by is unknown', async () => {
    const { store, now } = parts();
    const pair = [await newcomerTo(store, 'Anna', now), await newcomerTo(store, 'Ben', now)] as const;
    const game = await playedGame(store, pair, 'white', now, options);
    const [before] = await atStart();
    const looked: string[] = [];
    await store.countOpenings((id) => {
      looked.push(id);
      return [];
    }, 100);
    expect(looked).toContain(game);
    expect(await count()).toBe(0);
    expect(await atStart()).toEqual([before]);
  });
}
