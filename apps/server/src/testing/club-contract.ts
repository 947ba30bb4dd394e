import { expect, it } from 'vitest';
import { newGameId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { newcomerTo } from './rated-game.ts';

/** What every store must do with clubs. */
export function clubContract(parts: () => { readonly store: Store; readonly now: number }): void {
  const found = async () => {
    const { store, now } = parts();
    const people = await Promise.all(['Anna', 'Ben', 'Cléo'].map((name) => newcomerTo(store, name, now)));
    const [anna, ben, cleo] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
    const fields = {
      ...{ name: 'Nantes', about: 'Le moulin du mardi', evening: 'Mardi 20 h', listed: true },
      rules: { id: 'jeu-du-moulin', changes: { flying: 0 } },
    };
    const id = newGameId();
    expect(await store.createClub({ id, ...fields }, `request of ${id}`, anna.id, now)).toBe(id);
    return { store, now, id, fields, anna, ben, cleo };
  };

  it('keeps a club as it was founded and changed, once for each request', async () => {
    const { store, now, id, fields, anna } = await found();
    expect(await store.createClub({ id: newGameId(), ...fields }, `request of ${id}`, anna.id, now)).toBe(id);
    expect(await store.club(id)).toEqual({ id, ...fields, members: 1 });
    expect(await store.clubs(null, 1_000)).toContainEqual({ id, ...fields, members: 1 });
    await store.changeClub(id, { ...fields, name: 'Rezé', listed: false });
    expect(await store.club(id)).toMatchObject({ name: 'Rezé', listed: false });
    expect((await store.clubs(null, 1_000)).map((club) => club.id)).not.toContain(id);
    expect((await store.clubs(anna.id, 1_000)).map((club) => club.id)).toEqual([id]);
    await store.removeClub(id);
    expect(await store.club(id)).toBeNull();
  });

  it('knows its members and what they may, leaders first, those sent away last', async () => {
    const { store, now, id, anna, ben, cleo } = await found();
    expect(await store.roleIn(id, ben.id)).toBeNull();
    await store.setRole(id, cleo.id, 'barred', now + 1);
    await store.setRole(id, ben.id, 'member', now + 2);
    await store.setRole(id, 'nobody-at-all', 'member', now + 3);
    const roles = async () => (await store.membersOf(id, 'nine', 0)).map(({ name, role }) => `${name} ${role}`);
    expect(await roles()).toEqual(['Anna leader', 'Ben member', 'Cléo barred']);
    expect(await store.club(id)).toMatchObject({ members: 2 });
    expect(await store.clubs(cleo.id, 10)).toEqual([]);
    await store.setRole(id, ben.id, 'leader', now);
    await store.removeMember(id, anna.id);
    expect(await roles()).toEqual(['Ben leader', 'Cléo barred']);
    expect(await store.roleIn(id, ben.id)).toBe('leader');
  });

  it('keeps messages, the newest first, until their author or a leader takes them out', async () => {
    const { store, now, id, anna, ben } = await found();
    for (const [i, who] of [anna, ben, anna].entries())
      await store.addMessage(id, `${id}-${i}`, who.id, `Message ${i}`, now + i);
    await store.addMessage(id, `${id}-0`, anna.id, 'twice', now);
    const texts = async (before: number | null) => (await store.messagesOf(id, before, 10)).map(({ text }) => text);
    expect(await texts(null)).toEqual(['Message 2', 'Message 1', 'Message 0']);
    expect(await texts(now + 2)).toEqual(['Message 1', 'Message 0']);
    expect(await store.messagesOf(id, null, 1)).toMatchObject([{ author: { id: anna.id, name: 'Anna' }, at: now + 2 }]);
    expect(await store.removeMessage(id, `${id}-1`, anna.id)).toBe(false);
    expect(await store.removeMessage(id, `${id}-1`, null)).toBe(true);
    expect(await store.removeMessage(id, `${id}-0`, anna.id)).toBe(true);
    expect(await texts(null)).toEqual(['Message 2']);
    expect(await store.messagesBy(anna.id)).toEqual([{ club: id, text: 'Message 2', at: now + 2 }]);
  });
}
