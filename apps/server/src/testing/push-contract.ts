import { expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { newcomerTo } from './rated-game.ts';

/** What every store must do with browsers that want to be told things. */
export function pushContract(parts: () => { readonly store: Store; readonly now: number }): void {
  it('keeps the first keys for good', async () => {
    const { store } = parts();
    const first = await store.pushKeys({ publicKey: 'public', privateKey: 'private' });
    expect(await store.pushKeys({ publicKey: 'other', privateKey: 'another' })).toEqual(first);
  });

  it('tells each browser of a player what it wants to hear', async () => {
    const { store, now } = parts();
    const [anna, ben] = [await newcomerTo(store, 'Anna', now), await newcomerTo(store, 'Ben', now)];
    const browser = {
      ...{ endpoint: `https://push.example.org/${anna.id}`, keys: { p256dh: 'p', auth: 'a' } },
      ...{ turns: true, challenges: false, language: 'fr' as const },
    };
    await store.subscribe(anna.id, browser, now);
    expect(await store.subscriptionsOf(anna.id, 'turns')).toEqual([browser]);
    expect(await store.subscriptionsOf(anna.id, 'challenges')).toEqual([]);
    // The same browser, at which somebody else has signed in.
    await store.subscribe(ben.id, { ...browser, challenges: true }, now);
    expect(await store.subscriptionsOf(anna.id, 'turns')).toEqual([]);
    expect(await store.subscriptionsOf(ben.id, 'challenges')).toHaveLength(1);
    await store.unsubscribe(browser.endpoint);
    expect(await store.subscriptionsOf(ben.id, 'turns')).toEqual([]);
  });
}
