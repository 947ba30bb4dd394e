import { newRace } from '@merellier/protocol/race';
import { expect, it } from 'vitest';
import type { Store } from '../store/store.ts';

/** What every store must do with values that several people share: races, and classes by the same code. */
export function keptContract(parts: () => { readonly store: Store; readonly now: number }): void {
  it('keeps a shared value under its word alone, and writes only over what was read', async () => {
    const { races } = parts().store;
    const { now } = parts();
    const state = newRace();
    expect(await races.open('KEPT', state, now)).toBe(true);
    expect(await races.open('KEPT', { ...state, came: 9 }, now)).toBe(false);
    expect(await races.read('KEPT')).toEqual({ version: 1, state });
    expect(await races.read('NONE')).toBeNull();
    const writings = [1, 2].map((came) => races.write('KEPT', 1, { ...state, came }, now));
    expect((await Promise.all(writings)).filter((written) => written)).toHaveLength(1);
    expect(await races.versions(['KEPT', 'NONE'])).toEqual(new Map([['KEPT', 2]]));
    // A class of the same word is another value.
    expect(await parts().store.classes.read('KEPT')).toBeNull();
    await races.end('KEPT');
    expect(await races.read('KEPT')).toBeNull();
    expect(await races.write('KEPT', 2, state, now)).toBe(false);
  });

  it('deletes shared values that nobody wrote for a while', async () => {
    const { races } = parts().store;
    const { now } = parts();
    await races.open('OLDA', newRace(), now - 1_000);
    await races.open('NEWA', newRace(), now);
    expect(await races.endUnused(now)).toEqual(['OLDA']);
    expect(await races.read('OLDA')).toBeNull();
    expect((await races.read('NEWA'))?.version).toBe(1);
    await races.end('NEWA');
  });
}
