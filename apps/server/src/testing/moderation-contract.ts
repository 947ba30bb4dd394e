import type { ModerationCase } from '@merellier/protocol';
import { describe, expect, it } from 'vitest';
import { hashOf, newGameId, newPlayerId, newToken } from '../store/ids.ts';
import type { Earlier } from '../store/moderation-store.ts';
import { newcomerTo } from './rated-game.ts';
import type { OpenedStore } from './rating-contract.ts';

/** What every store must do for moderators. */
export function moderationContract(parts: () => OpenedStore & { readonly now: number }): void {
  /** Two reports of one player by another, without a game and of a game that was played. */
  async function reported(name: string) {
    const { store, now } = parts();
    const [player, reporter] = [await newcomerTo(store, name, now), await newcomerTo(store, 'Anna', now)];
    const report = { player: player.id, game: null, reason: 'name', note: 'rude' } as const;
    expect(await store.report(reporter.id, report, now + 100_000)).toBe(true);
    return { player, reporter, report };
  }
  const caseOf = async (player: string, closed = false) =>
    (await parts().store.cases(closed, 1_000)).find((each) => each.player.id === player) ?? null;
  const act = (kind: 'ban' | 'unban' | 'set-aside', moderator: string, ...players: string[]) => {
    const { now } = parts();
    return { id: newGameId(), kind, moderator, players, at: now + 200_000 };
  };

  describe('moderation', () => {
    it('shows reports by the player they are about, the newest first', async () => {
      const { store, now, register } = parts();
      const first = await reported('Ben');
      const second = await reported('Cléo');
      await register(first.player.id);
      await store.report(second.reporter.id, { ...first.report, reason: 'stalling' }, now + 100_001);
      const [found, other] = await store.cases(false, 2);
      expect(found).toEqual({
        player: { id: first.player.id, name: 'Ben', registered: true, since: now, banned: false },
        reports: [
          {
            ...{ game: null, reason: 'stalling', note: 'rude', at: now + 100_001, setAside: false },
            reporter: { id: second.reporter.id, name: 'Anna' },
          },
          {
            ...{ game: null, reason: 'name', note: 'rude', at: now + 100_000, setAside: false },
            reporter: { id: first.reporter.id, name: 'Anna' },
          },
        ],
      });
      expect(other?.player.id).toBe(second.player.id);
    });

    it('shows cases and acts page by page, each once, though several are of one moment', async () => {
      const { store, now } = parts();
      const moderator = await newcomerTo(store, 'Moderator', now);
      const wanted: string[] = [];
      for (const name of ['Ben', 'Cléo', 'Dora']) wanted.push((await reported(name)).player.id);
      const seen: string[] = [];
      for (let before: Earlier | null = null; ; ) {
        const page: readonly ModerationCase[] = await store.cases(false, 2, before);
        const last = page.at(-1);
        if (!last) break;
        seen.push(...page.map(({ player }) => player.id));
        before = { at: Math.max(...last.reports.map(({ at }) => at)), id: last.player.id };
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((id) => wanted.includes(id)).sort()).toEqual([...wanted].sort());
      const acts: string[] = [];
      for (const player of wanted) {
        const done = act('set-aside', moderator.id, player);
        await store.moderate(done);
        acts.push(done.id);
      }
      const [first, ...rest] = await store.moderationActs(moderator.id, 10);
      expect([first, ...rest].map((each) => each?.id).sort()).toEqual(acts.sort());
      const after = await store.moderationActs(moderator.id, 10, { at: first?.at ?? 0, id: first?.id ?? '' });
      expect(after).toEqual(rest);
    });

    it('sets reports aside, until that is taken back or there is a new one', async () => {
      const { store, now } = parts();
      const { player, reporter, report } = await reported('Ben');
      const moderator = await newcomerTo(store, 'Moderator', now);
      const done = act('set-aside', moderator.id, player.id);
      expect(await store.moderate(done)).toBe(true);
      expect(await store.moderate(act('set-aside', moderator.id, player.id))).toBe(false);
      expect(await caseOf(player.id)).toBeNull();
      expect(await caseOf(player.id, true)).toMatchObject({ reports: [{ setAside: true }] });
      expect(await store.undoModeration(done.id, moderator.id, now + 300_000)).toEqual([player.id]);
      expect(await store.undoModeration(done.id, moderator.id, now)).toBeNull();
      expect(await caseOf(player.id)).toMatchObject({ reports: [{ setAside: false }] });
      await store.moderate(act('set-aside', moderator.id, player.id));
      await store.report(reporter.id, { ...report, note: 'again' }, now + 100_005);
      expect(await caseOf(player.id)).toMatchObject({ reports: [{ note: 'again', setAside: false }] });
    });

    it('bans several players at once, and takes that back as a whole', async () => {
      const { store, now } = parts();
      const { player } = await reported('Ben');
      const [other, before] = [await newcomerTo(store, 'Ben 2', now), await newcomerTo(store, 'Ben 3', now)];
      const moderator = await newcomerTo(store, 'Moderator', now);
      const token = hashOf(newToken());
      await store.createPlayer({ id: newPlayerId(), name: 'Dora' }, token, now);
      const guest = await store.playerOf(token, now);
      await store.ban(before.id, now);
      const done = act('ban', moderator.id, player.id, other.id, before.id, guest?.id ?? '', newPlayerId());
      expect(await store.moderate(done)).toBe(true);
      expect(await store.playerOf(token, now)).toBeNull();
      expect(await caseOf(player.id)).toBeNull();
      expect(await caseOf(player.id, true)).toMatchObject({ player: { banned: true } });
      const [told] = await store.moderationActs(moderator.id, 10);
      expect(told).toMatchObject({ id: done.id, kind: 'ban', at: done.at, undone: null });
      expect(told?.by).toEqual({ id: moderator.id, name: 'Moderator' });
      // One was banned before: that is not this act's.
      expect(told?.players.map(({ name }) => name).sort()).toEqual(['Ben', 'Ben 2', 'Dora']);
      expect((await store.undoModeration(done.id, player.id, now + 1))?.length).toBe(3);
      expect(await store.bannedOf([player.id, other.id, before.id])).toEqual([before.id]);
      expect((await store.moderationActs(null, 1_000)).find(({ id }) => id === done.id)).toMatchObject({
        undone: { at: now + 1, by: { name: 'Ben' } },
      });
    });

    it('lets in again whom anybody banned; what is taken back later leaves a new ban alone', async () => {
      const { store, now } = parts();
      const [ben, moderator] = [await newcomerTo(store, 'Ben', now), await newcomerTo(store, 'Moderator', now)];
      const first = act('ban', moderator.id, ben.id);
      await store.moderate(first);
      const freed = act('unban', moderator.id, ben.id);
      expect(await store.moderate(freed)).toBe(true);
      expect(await store.moderate(act('unban', moderator.id, ben.id))).toBe(false);
      expect(await store.undoModeration(freed.id, moderator.id, now)).toBeNull();
      await store.moderate(act('ban', moderator.id, ben.id));
      await store.undoModeration(first.id, moderator.id, now);
      expect(await store.bannedOf([ben.id])).toEqual([ben.id]);
    });
  });

  describe('places', () => {
    it('knows who was seen where another one was, in the same period', async () => {
      const { store, now } = parts();
      const [ben, cleo, dora] = await Promise.all(['Ben', 'Cléo', 'Dora'].map((name) => newcomerTo(store, name, now)));
      if (!ben || !cleo || !dora) throw new Error('three players');
      const [here, there] = [newToken(), newToken()];
      await store.seenFrom(ben.id, 3_000, here, now);
      await store.seenFrom(ben.id, 3_001, there, now);
      await store.seenFrom(cleo.id, 3_000, here, now + 1);
      await store.seenFrom(cleo.id, 3_000, here, now);
      await store.seenFrom(dora.id, 3_000, there, now);
      await store.seenFrom('nobody-at-all', 3_000, here, now);
      expect(await store.companionsOf(ben.id, [], 10)).toEqual([
        { id: cleo.id, name: 'Cléo', registered: false, since: now, banned: false, at: now + 1 },
      ]);
      await store.seenFrom(dora.id, 3_001, there, now + 2);
      expect((await store.companionsOf(ben.id, [], 10)).map(({ name }) => name)).toEqual(['Dora', 'Cléo']);
      expect(await store.companionsOf(ben.id, [], 1)).toHaveLength(1);
      expect((await store.companionsOf(ben.id, [dora.id], 10)).map(({ name }) => name)).toEqual(['Cléo']);
      expect(await store.placesOf(cleo.id)).toEqual([{ place: here, at: now + 1 }]);
      expect(await store.companionsOf(dora.id, [], 10)).toHaveLength(1);
    });

    it('keeps one secret for each period, and forgets it with what was seen', async () => {
      const { store, now } = parts();
      const ben = await newcomerTo(store, 'Ben', now);
      expect(await store.placeSecret(4_000, 'first')).toBe('first');
      expect(await store.placeSecret(4_000, 'second')).toBe('first');
      await store.seenFrom(ben.id, 4_000, 'old', now);
      await store.seenFrom(ben.id, 4_001, 'new', now);
      await store.forgetPlaces(4_001);
      expect((await store.placesOf(ben.id)).map(({ place }) => place)).toEqual(['new']);
      expect(await store.placeSecret(4_000, 'third')).toBe('third');
    });
  });
}
