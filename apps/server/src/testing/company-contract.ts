import { expect, it } from 'vitest';
import { newcomerTo } from './rated-game.ts';
import type { OpenedStore } from './rating-contract.ts';
import { appendOf, newGame } from './stored-game.ts';

/** What every store must do with who follows and challenges whom. */
export function companyContract(parts: () => OpenedStore & { readonly now: number }): void {
  it('knows whom a player follows, the last first', async () => {
    const { store, now } = parts();
    const [anna, ben, cleo] = await Promise.all(['Anna', 'Ben', 'Cléo'].map((name) => newcomerTo(store, name, now)));
    if (!anna || !ben || !cleo) throw new Error('three players');
    expect(await store.follow(anna.id, ben.id, now)).toBe(true);
    expect(await store.follow(anna.id, cleo.id, now + 1)).toBe(true);
    expect(await store.follow(anna.id, 'nobody-at-all', now)).toBe(false);
    expect((await store.followedBy(anna.id)).map(({ name }) => name)).toEqual(['Cléo', 'Ben']);
    await store.unfollow(anna.id, cleo.id);
    await store.carryFollows(anna.id, cleo.id);
    for (const { id } of [anna, cleo]) expect(await store.followedBy(id)).toEqual([{ id: ben.id, name: 'Ben' }]);
  });

  it('keeps what a player lets others do', async () => {
    const { store, now } = parts();
    const [anna, ben] = [await newcomerTo(store, 'Anna', now), await newcomerTo(store, 'Ben', now)];
    expect(await store.choicesOf(anna.id)).toEqual({ challenges: 'all', seen: true });
    expect(await store.takesChallenges(anna.id, ben.id)).toBe(true);
    await store.choose(anna.id, { challenges: 'followed', seen: false });
    expect(await store.choicesOf(anna.id)).toEqual({ challenges: 'followed', seen: false });
    expect(await store.takesChallenges(anna.id, ben.id)).toBe(false);
    await store.follow(anna.id, ben.id, now);
    expect(await store.takesChallenges(anna.id, ben.id)).toBe(true);
    await store.choose(anna.id, { challenges: 'none', seen: false });
    expect(await store.takesChallenges(anna.id, ben.id)).toBe(false);
    expect(await store.unseenOf([anna.id, ben.id])).toEqual([anna.id]);
  });

  it('finds players with an account by how their name begins, and no guests', async () => {
    const { store, now, register } = parts();
    for (const name of ['Zoé 100%', 'zoé 2', 'Zoé guest', 'Zaza']) {
      const { id } = await newcomerTo(store, name, now);
      if (name !== 'Zoé guest') await register(id);
    }
    const found = async (text: string, limit = 10) => (await store.namedLike(text, limit)).map(({ name }) => name);
    expect(await found('zoé')).toEqual(['Zoé 100%', 'zoé 2']);
    expect(await found('ZOÉ 100%')).toEqual(['Zoé 100%']);
    expect(await found('z_')).toEqual([]);
    expect(await found('z', 1)).toEqual(['Zaza']);
  });

  it('keeps a challenge for one player while it waits, unless one blocked the other', async () => {
    const { store, now } = parts();
    const [anna, ben] = [await newcomerTo(store, 'Anna', now), await newcomerTo(store, 'Ben', now)];
    const made = newGame(now, { listed: false }, anna);
    await store.create(made.create);
    await store.challenge(made.id, anna.id, ben.id);
    expect(await store.challengedTo(made.id)).toBe(ben.id);
    const challenge = { game: made.id, from: anna.id, to: { id: ben.id, name: 'Ben' } };
    for (const { id } of [anna, ben]) expect(await store.challengesOf(id, 10)).toEqual([challenge]);
    await store.block(ben.id, anna.id, now);
    for (const { id } of [anna, ben]) expect(await store.challengesOf(id, 10)).toEqual([]);
    await store.unblock(ben.id, anna.id);
    await store.append(appendOf(made.state, ben, { kind: 'join', contribution: null }, null));
    expect(await store.challengesOf(ben.id, 10)).toEqual([]);
    const other = newGame(now);
    await store.create(other.create);
    expect(await store.challengedTo(other.id)).toBeNull();
  });
}
