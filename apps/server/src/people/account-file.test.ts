import type { Account, Player } from '@merellier/protocol';
import { describe, expect, it } from 'vitest';
import type { Clock } from '../store/database-clock.ts';
import { accountsServer } from '../testing/accounts-server.ts';
import { PASSWORD } from '../testing/browser.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { TestClient } from '../testing/test-client.ts';
import { accountExport } from './account-export.ts';

const on = accountsServer();
const { clients, newLogin, newBrowser, playing } = on;

describe('what an account holds', () => {
  it('is given to its owner as a file', async () => {
    const { browser, guest, game } = await playing();
    const login = newLogin();
    await browser.signUp(login, 'Zelda');
    const offered = await browser.ask<{ puzzle: { id: string } }>('POST', '/puzzles/next', { rules: 'marelle-a-3' });
    const { id } = offered.body.puzzle;
    expect((await browser.ask('POST', '/puzzles/attempts', { puzzle: id, turn: null })).status).toBe(200);
    const { body, headers } = await browser.ask<{
      player: Player;
      account: Account;
      games: { id: string; text: string; events: object[] }[];
      fairPlay: object;
      puzzles: { solver: object | null; attempts: object[] };
    }>('GET', '/account/export');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=/);
    expect(body.player).toMatchObject({ id: guest.player?.id, name: 'Zelda' });
    expect(body.account.login).toBe(login.toLowerCase());
    expect(body.games.map(({ id }) => id)).toEqual([game]);
    expect(body.games[0]?.events).toEqual(guest.histories.get(game));
    expect(body.games[0]?.text).toMatch(/1\. d6/);
    expect(body.fairPlay).toEqual({ scores: [], games: [] });
    expect(body.puzzles).toMatchObject({
      solver: { attempts: 1, solved: 0 },
      attempts: [{ puzzle: id, right: false }],
    });
    expect(JSON.stringify(body)).not.toContain('scrypt');
    const token = await browser.ask<{ token: string }>('POST', '/tokens', { name: 'Robin', scope: 'bot' });
    const second = JSON.stringify((await browser.ask('GET', '/account/export')).body);
    expect(JSON.parse(second)).toMatchObject({
      tokens: [{ name: 'Robin', scope: 'bot', createdAt: expect.any(Number) }],
      push: [],
    });
    expect(second).not.toContain(token.body.token);
    const stranger = await newBrowser().ask('GET', '/account/export');
    expect(stranger).toMatchObject({ status: 401, body: { reason: 'no-session' } });
  });

  it('names the browsers that are told of things, but not how to reach them', async () => {
    const store = memoryStore();
    const player: Player = { id: 'anna', name: 'Anna', rating: null, registered: true };
    const keys = { p256dh: 'public-half', auth: 'shared-secret' };
    const told = { turns: true, challenges: true, language: 'fr' } as const;
    await store.subscribe('anna', { endpoint: 'https://push.example/secret-path', keys, ...told }, 1);
    const accounts = { overview: async () => ({ player, account: null, games: [] }), gamesOf: async () => [] };
    let text = '';
    const service = { store, clock: { now: () => 2 } as Clock };
    for await (const piece of accountExport(service, accounts, player)) text += piece;
    expect(JSON.parse(text).push).toEqual([{ service: 'https://push.example', ...told }]);
    for (const secret of ['secret-path', ...Object.values(keys)]) expect(text).not.toContain(secret);
  });

  it('is given to a guest too', async () => {
    const { browser, guest, game } = await playing();
    const { status, body } = await browser.ask<{ player: Player; account: null; games: { id: string }[] }>(
      'GET',
      '/account/export',
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ player: { id: guest.player?.id }, account: null, games: [{ id: game }] });
  });

  it('is deleted for a guest who wants it, without a proof; an account is not deleted so', async () => {
    const { browser, other, game } = await playing();
    await other.turn(game, 'f4');
    const owner = newBrowser();
    await owner.signUp(newLogin(), 'Zelda the first');
    expect((await owner.ask('DELETE', '/account/guest')).status).toBe(401);
    expect((await owner.overview()).player).toMatchObject({ name: 'Zelda the first' });

    const cookie = browser.cookie;
    expect((await browser.ask('DELETE', '/account/guest')).body).toEqual({ player: null });
    await other.until(() => other.state(game).phase === 'over');
    expect(other.state(game).outcome).toMatchObject({ winner: 'black', reason: 'resignation' });
    // The session is worth nothing any more.
    browser.cookie = cookie;
    expect((await browser.overview()).player).toBeNull();
    expect((await browser.ask('DELETE', '/account/guest')).status).toBe(401);
    const looker = new TestClient(null);
    clients.push(looker);
    await looker.connect(on.url);
    looker.watch(game);
    await looker.until(() => looker.histories.get(game));
    expect(JSON.stringify(looker.histories.get(game))).toContain('"name":"—"');
  });

  it('is deleted with it: the name is gone from all games, and those under way are given up', async () => {
    const { browser, other, game } = await playing();
    await other.turn(game, 'f4');
    const login = newLogin();
    const { recovery } = await browser.signUp(login, 'Zoé the only');
    const elsewhere = newBrowser();
    await elsewhere.signIn(login);
    const client = await elsewhere.client();
    const joined = await other.create({});
    await client.enter(joined);
    const waiting = await client.create({});

    expect((await browser.ask('POST', '/account/deletion', { proof: { password: 'wrong' } })).status).toBe(401);
    expect((await browser.ask('POST', '/account/deletion', { proof: { password: PASSWORD } })).status).toBe(200);
    await other.until(() => other.state(game).phase === 'over');
    expect(other.state(game).outcome).toMatchObject({ winner: 'black', reason: 'resignation' });
    await client.until(() => client.closed);
    for (const each of [browser, elsewhere]) expect((await each.overview()).player).toBeNull();
    expect((await newBrowser().signIn(login)).status).toBe(401);
    const request = { code: recovery, login, password: PASSWORD };
    expect((await newBrowser().ask('POST', '/account/recovery', request)).status).toBe(401);
    for (const id of [game, joined, waiting]) {
      const looker = new TestClient(null);
      clients.push(looker);
      await looker.connect(on.url);
      looker.watch(id);
      await looker.until(() => looker.histories.get(id));
      expect(JSON.stringify(looker.histories.get(id))).not.toContain('Zoé the only');
      expect(looker.state(id).phase).toBe('over');
    }
  });
});
