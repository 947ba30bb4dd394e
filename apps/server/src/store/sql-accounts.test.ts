import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startPostgres } from '../../../../scripts/services.mjs';
import { puzzleStrength, ratePuzzle } from '../ratings/rate-puzzle.ts';
import { appendOf, newGame } from '../testing/stored-game.ts';
import type { AccountStore, NewAccount } from './account-store.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded-database.ts';
import { hashOf, newPlayerId, newToken } from './ids.ts';
import { openPostgres } from './postgres-database.ts';
import { accountStore } from './sql-accounts.ts';
import { openSqlStore } from './sql-store.ts';
import type { Store } from './store.ts';

describe.each(['PGlite', 'PostgreSQL'])('accounts on %s', (kind) => {
  let postgres: Service | null = null;
  let database: Database;
  let store: Store;
  let accounts: AccountStore;
  const now = 1_000_000;
  let count = 0;

  beforeAll(async () => {
    postgres = kind === 'PGlite' ? null : await startPostgres();
    database = postgres ? await openPostgres(postgres.url, () => undefined) : await openEmbedded(null);
    store = await openSqlStore(database);
    accounts = accountStore(database);
  });
  afterAll(async () => {
    await store?.close();
    await postgres?.stop();
  });

  const passkey = (id: string) => ({ id, publicKey: 'key', counter: 0, transports: ['internal', 'hybrid'] });
  const newAccount = (more: Partial<NewAccount> = {}): NewAccount => ({
    player: { id: newPlayerId(), name: 'Zoé' },
    login: `zoé ${++count}`,
    password: 'hash',
    recovery: hashOf(newToken()),
    nameKey: null,
    passkey: null,
    ...more,
  });

  it('are found by all that opens them', async () => {
    const made = newAccount({ passkey: passkey('first') });
    expect(await accounts.create(made, now)).toBe('stored');
    const { id } = made.player;
    const found = await accounts.find(id);
    expect(found).toMatchObject({ player: id, name: 'Zoé', login: made.login, password: 'hash', createdAt: now });
    expect(found?.passkeys).toEqual([{ id: 'first', transports: ['internal', 'hybrid'], createdAt: now, usedAt: now }]);
    expect(await accounts.findByLogin(made.login ?? '')).toEqual(found);
    expect(await accounts.findByRecovery(made.recovery)).toEqual(found);
    expect(await accounts.findPasskey('first')).toEqual({ ...passkey('first'), player: id });
    expect(await accounts.findByLogin('nobody')).toBeNull();
    const token = hashOf(newToken());
    await accounts.startSession(id, token, now);
    expect(await store.playerOf(token, now)).toMatchObject({ id, registered: true });
    await accounts.endSessions(id);
    expect(await store.playerOf(token, now)).toBeNull();
  });

  it('are not made twice, and nothing is left of an attempt', async () => {
    const made = newAccount({ passkey: passkey('second') });
    await accounts.create(made, now);
    expect(await accounts.create(newAccount({ login: made.login }), now)).toBe('login');
    expect(await accounts.create(newAccount({ player: made.player }), now)).toBe('player');
    const other = newAccount({ passkey: passkey('second') });
    expect(await accounts.create(other, now)).toBe('passkey');
    expect(await accounts.find(other.player.id)).toBeNull();
    const third = newAccount();
    await accounts.create(third, now);
    expect(await accounts.setPassword(third.player.id, made.login ?? '', 'other', null)).toBe('login');
  });

  it('have names that look like no other account’s', async () => {
    const [one, other] = [newAccount({ nameKey: 'zoé' }), newAccount({ nameKey: 'chloé' })];
    expect(await accounts.isNameTaken('zoé')).toBe(false);
    for (const made of [one, other]) expect(await accounts.create(made, now)).toBe('stored');
    expect(await accounts.isNameTaken('zoé')).toBe(true);
    expect(await accounts.create(newAccount({ nameKey: 'zoé' }), now)).toBe('name');
    expect(await accounts.rename(other.player.id, 'ZOÉ', 'zoé')).toBe('name');
    expect((await accounts.find(other.player.id))?.name).toBe('Zoé');
    expect(await accounts.rename(other.player.id, 'Léa', 'léa')).toBe('stored');
    expect((await accounts.find(other.player.id))?.name).toBe('Léa');
    expect(await accounts.isNameTaken('chloé')).toBe(false);
    await accounts.remove(one.player.id, '—');
    expect(await accounts.isNameTaken('zoé')).toBe(false);
    const guest = { id: newPlayerId(), name: 'Léa' };
    await store.createPlayer(guest, 'token of a guest', now);
    expect(await accounts.rename(guest.id, 'Zoé', 'zoé')).toBe('stored');
    expect(await store.playerOf('token of a guest', now)).toMatchObject({ name: 'Zoé' });
  });

  it('keep the last way in', async () => {
    const made = newAccount({ login: null, password: null, passkey: passkey('only') });
    await accounts.create(made, now);
    const { id } = made.player;
    expect(await accounts.removePasskey(id, 'only')).toBe(false);
    await accounts.addPasskey(id, passkey('more'), now);
    await accounts.usePasskey('more', 7, now + 5);
    expect(await accounts.findPasskey('more')).toMatchObject({ counter: 7 });
    expect(await accounts.removePasskey(id, 'only')).toBe(true);
    expect(await accounts.removePasskey(id, 'more')).toBe(false);
  });

  it('take each challenge once, in time, for its purpose', async () => {
    await accounts.putChallenge('a', 'sign-in', null, now, now + 10);
    await accounts.putChallenge('b', 'prove', 'somebody', now, now + 10);
    expect(await accounts.takeChallenge('a', 'prove', now)).toBeNull();
    expect(await accounts.takeChallenge('a', 'sign-in', now)).toEqual({ player: null });
    expect(await accounts.takeChallenge('a', 'sign-in', now)).toBeNull();
    expect(await accounts.takeChallenge('b', 'prove', now + 10)).toBeNull();
  });

  it('are deleted with their attempts at puzzles; what these did to a puzzle stays', async () => {
    const { player } = newAccount();
    await accounts.create({ ...newAccount(), player }, now);
    const puzzle = 'marelle-0badcafe';
    await store.offerPuzzle(player.id, 'marelle', puzzle, now);
    const first = puzzleStrength(10, now);
    await store.countAttempt({ player: player.id, puzzle, right: false, first, at: now }, ratePuzzle);
    await store.offerPuzzle(player.id, 'marelle', 'marelle-00000001', now);
    await accounts.remove(player.id, '—');
    expect(await store.solver(player.id)).toBeNull();
    expect(await store.attemptsOf(player.id, 10)).toEqual([]);
    expect(await store.offeredPuzzle(player.id, 'marelle')).toBeNull();
    expect((await store.puzzleRatings('marelle')).get(puzzle)?.rating).toBeGreaterThan(first.rating);
  });

  it('are deleted with the name in every game, no matter who made it', async () => {
    const made = newAccount();
    await accounts.create(made, now);
    const me = { ...made.player, rating: null, registered: true };
    const guest = { ...me, id: newPlayerId(), name: 'Zoé the guest', registered: false };
    const own = newGame(now, {}, me);
    const brought = newGame(now, {}, guest);
    for (const { create } of [own, brought]) await store.create(create);
    await store.append(appendOf(brought.state, null, { kind: 'reseat', from: guest.id, player: me }, null));
    expect([...(await accounts.gamesOf(me.id, true))].sort()).toEqual([own.id, brought.id].sort());
    await accounts.remove(me.id, '—');
    expect(await accounts.find(me.id)).toBeNull();
    for (const { id } of [own, brought]) {
      const stored = JSON.stringify(await store.read(id));
      expect(stored).not.toContain('Zoé');
      expect(stored).toContain('"—"');
    }
  });

  it('take along what exact values say of their games, and their games that wait', async () => {
    const [gone, stays] = [newAccount(), newAccount()];
    const found = async ({ player }: NewAccount) => {
      await accounts.create({ ...(player === gone.player ? gone : stays) }, now);
      const { create, id } = newGame(now, {}, { ...player, rating: null, registered: true });
      await store.create({ ...create, request: null });
      const counts = {
        turns: 3,
        kept: 2,
        expected: 1.5,
        variance: 0.5,
        criticalMs: 0,
        criticalTimed: 0,
        easyMs: 0,
        easyTimed: 0,
      };
      const game = {
        game: id,
        player: player.id,
        rules: 'marelle-a-6',
        choices: 'AbC',
        rating: 1500,
        ...counts,
        at: now,
      };
      expect(await store.keepFairGame(id, [game])).toBe(true);
    };
    for (const each of [gone, stays]) await found(each);
    await accounts.remove(gone.player.id, '—');
    for (const table of ['fair_games', 'fair_scores', 'open_games']) {
      const rows = await database.query<{ player: string }>(
        `select player from ${table} where player = any ($1::text[])`,
        [[gone.player.id, stays.player.id]],
      );
      expect(rows, table).toEqual([{ player: stays.player.id }]);
    }
  });
});
