import type { Account, SignedIn } from '@merellier/protocol';
import { describe, expect, it } from 'vitest';
import { accountsServer } from '../testing/accounts-server.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { type Browser, PASSWORD } from '../testing/browser.ts';
import { TestClient } from '../testing/test-client.ts';

const on = accountsServer();
const { clients, newLogin, newBrowser, playing } = on;

describe('whom a guest blocked', () => {
  it('stays blocked once the guest signs in to an account', async () => {
    const login = newLogin();
    const [owner, guest, other] = [newBrowser(), newBrowser(), newBrowser()];
    await owner.signUp(login);
    await guest.guest('Anna');
    const { id } = await other.guest('Ben');
    const path = `${on.url}/api/v1/blocks/${id}`;
    expect((await fetch(path, { method: 'PUT', headers: { cookie: guest.cookie } })).status).toBe(204);
    expect((await guest.signIn(login)).status).toBe(200);
    expect((await guest.ask('GET', '/blocks')).body).toEqual({ players: [{ id, name: 'Ben' }] });
  });
});

describe('an account', () => {
  it('carries on as the guest who makes it: the same player, seats and games', async () => {
    const { browser, guest, other, game } = await playing();
    const login = newLogin();
    const { player, account, recovery } = await browser.signUp(login, 'Zoé');
    expect(player).toEqual({ id: guest.player?.id, name: 'Zoé', rating: null, registered: true });
    expect(account).toMatchObject({ login: login.toLowerCase(), passkeys: [] });
    expect(recovery).toMatch(/^(\w{4}-){5}\w{4}$/);
    expect(await browser.overview()).toMatchObject({ player: { registered: true }, games: [game] });
    await other.turn(game, 'f4');
    const again = await browser.client();
    again.watch(game);
    await again.until(() => again.games.has(game));
    expect(await again.turn(game, 'b4')).toMatchObject({ type: 'done' });
  });

  it('is made without a guest before, and only once', async () => {
    const browser = newBrowser();
    const { player } = await browser.signUp(newLogin(), 'Annette');
    expect(player).toMatchObject({ name: 'Annette', registered: true });
    const again = await browser.ask('POST', '/account', { login: newLogin(), password: PASSWORD });
    expect(again).toMatchObject({ status: 409, body: { reason: 'already-registered' } });
  });

  it('ends the session of the guest: its cookie then stands for nobody', async () => {
    const browser = newBrowser();
    await browser.guest('Anna');
    const before = newBrowser();
    before.cookie = browser.cookie;
    await browser.signUp(newLogin());
    expect((await before.overview()).player).toBeNull();
  });

  it('is the same player on another device, whatever capitals the name is typed in', async () => {
    const login = newLogin();
    const { player } = await newBrowser().signUp(login);
    const other = newBrowser();
    const { status, body } = await other.signIn(`  ${login.toUpperCase()} `);
    expect(status).toBe(200);
    expect(body.player).toEqual(player);
    expect(body.recovery).toBeNull();
    expect((await other.overview()).player?.id).toBe(player.id);
  });

  it('refuses a name that is taken, and what is no name or no password', async () => {
    const login = newLogin();
    await newBrowser().signUp(login);
    const ask = (body: object) => newBrowser().ask('POST', '/account', { name: 'Ben', ...body });
    expect(await ask({ login: login.toUpperCase(), password: PASSWORD })).toMatchObject({
      status: 409,
      body: { reason: 'login-taken' },
    });
    for (const [body, where] of [
      [{ login: 'a', password: PASSWORD }, 'login'],
      [{ login: newLogin(), password: 'short' }, 'password'],
      [{ login: 'nine men morris', password: 'Nine men morris' }, 'password'],
      [{ login: newLogin(), password: PASSWORD, admin: true }, 'admin'],
    ] as const)
      expect(await ask(body)).toMatchObject({ status: 400, body: { reason: 'malformed', where } });
    const common = await ask({ login: newLogin(), password: 'Iloveyou1' });
    expect(common).toMatchObject({ status: 422, body: { reason: 'common-password' } });
  });

  it('is not called as another account, nor so that nobody sees the difference; guests may be', async () => {
    const [first, second, guest] = [newBrowser(), newBrowser(), newBrowser()];
    await first.signUp(newLogin(), 'Roxane');
    const refused = { status: 409, body: { reason: 'name-taken' } };
    const ask = (name: string) => second.ask('POST', '/account', { name, login: newLogin(), password: PASSWORD });
    for (const name of ['Roxane', 'ROXANE', 'Rox ane', 'R0xane', '𝐑oxane'])
      expect(await ask(name)).toMatchObject(refused);
    const creation = await second.ask('POST', '/account/passkey-options', { purpose: 'create', name: 'roxane' });
    expect(creation).toMatchObject(refused);
    await second.signUp(newLogin(), 'Paul');
    expect(await second.ask('POST', '/session', { name: 'roxane' })).toMatchObject(refused);
    expect((await second.overview()).player?.name).toBe('Paul');
    expect((await second.ask('POST', '/session', { name: 'Pauline' })).status).toBe(200);
    for (const name of ['Pauline', 'Paulette']) await second.ask('POST', '/session', { name });
    expect(await second.ask('POST', '/session', { name: 'Paul' })).toMatchObject({ status: 429 });
    // The name that it had is free.
    await newBrowser().signUp(newLogin(), 'PauI');
    await guest.guest('Roxane');
    expect(await guest.ask('POST', '/account', { login: newLogin(), password: PASSWORD })).toMatchObject(refused);
  });
});

describe('signing in', () => {
  it('answers an unknown name like a wrong password', async () => {
    const login = newLogin();
    await newBrowser().signUp(login);
    const wrong = await newBrowser().signIn(login, 'not the password');
    const unknown = await newBrowser().signIn('nobody at all', 'not the password');
    expect(wrong).toMatchObject({ status: 401, body: { reason: 'wrong-credentials' } });
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.body).toEqual(wrong.body);
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
  });

  it('takes along the games of the guest under way, and the other sees it', async () => {
    const { browser, guest, other, game } = await playing();
    const login = newLogin();
    const { player } = await newBrowser().signUp(login, 'Zora');
    await browser.signIn(login, PASSWORD, true);
    expect((await browser.overview()).games).toEqual([game]);
    await other.until(() => other.state(game).players.host.id === player.id);
    expect(other.state(game).players.host.name).toBe('Zora');
    // Who was connected as the guest comes back as the account.
    await guest.until(() => guest.closed);
    await other.turn(game, 'f4');
    const again = await browser.client();
    again.watch(game);
    await again.until(() => again.games.has(game));
    expect(await again.turn(game, 'b4')).toMatchObject({ type: 'done' });
  });

  it('leaves them with the guest where that is wanted', async () => {
    const { browser, other, game } = await playing();
    const login = newLogin();
    await newBrowser().signUp(login);
    await browser.signIn(login);
    expect((await browser.overview()).games).toEqual([]);
    expect(other.state(game).players.host.name).not.toBe('Zora');
  });

  it('shows a game in the lobby under the name of the account', async () => {
    const browser = newBrowser();
    await browser.guest('A guest');
    const guest = await browser.client();
    const game = await guest.create({ listed: true });
    const login = newLogin();
    const { player } = await newBrowser().signUp(login, 'Zita');
    await browser.signIn(login, PASSWORD, true);
    const looker = new TestClient(null);
    clients.push(looker);
    await looker.connect(on.url, { lobby: true });
    const seek = () =>
      looker.messages.findLast((each) => each.type === 'lobby')?.seeks.find((each) => each.game === game);
    await looker.until(() => seek());
    expect(seek()?.host).toMatchObject({ id: player.id, name: 'Zita' });
  });

  it('is slowed down after some tries for one name, with a clear answer, wherever they come from', async () => {
    const tries = async (login: string) => {
      for (let i = 0; ; i++) {
        const answer = await newBrowser().ask('POST', '/account/session', { login, password: 'guess' });
        if (answer.status === 429) return { i, ...answer };
        expect(i).toBeLessThan(7);
      }
    };
    const login = newLogin();
    await newBrowser().signUp(login);
    const { i, body, headers } = await tries(login);
    expect(i).toBe(6);
    expect(body.reason).toBe('too-many');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(30);
    // A name that nobody has is slowed down alike.
    expect((await tries('nobody else')).i).toBe(6);
  });

  it('lets its owner in on a device known before, while strangers try passwords for the name', async () => {
    const login = newLogin();
    const [owner, other] = [newBrowser(), newBrowser()];
    await owner.signUp(login);
    await other.signUp(newLogin());
    for (let i = 0; i < 6; i++) expect((await newBrowser().signIn(login, 'guess')).status).toBe(401);
    expect((await newBrowser().signIn(login)).status).toBe(429);
    // To be known for another account is worth nothing.
    expect((await other.signIn(login)).status).toBe(429);
    // The session goes on proving itself too.
    const proof = { password: PASSWORD };
    expect((await owner.ask('POST', '/account/recovery-code', { proof })).status).toBe(200);
    await owner.ask('DELETE', '/session');
    expect((await owner.signIn(login)).status).toBe(200);
    // It has tries of its own, not as many as it likes.
    await owner.ask('DELETE', '/session');
    for (let i = 0; i < 6; i++) expect((await owner.signIn(login, 'guess')).status).toBe(401);
    expect((await owner.signIn(login)).status).toBe(429);
  });

  it('is over after signing out, here or everywhere', async () => {
    const login = newLogin();
    const [one, two] = [newBrowser(), newBrowser()];
    await one.signUp(login);
    await two.signIn(login);
    await one.ask('DELETE', '/session');
    expect((await one.overview()).player).toBeNull();
    expect((await two.overview()).player).not.toBeNull();
    await one.signIn(login);
    const client = await two.client();
    const { token } = (await two.ask<{ token: string }>('POST', '/tokens', { name: 'A program', scope: 'play' })).body;
    const program = newBrowser();
    program.headers.authorization = `Bearer ${token}`;
    const offer = () => program.ask('POST', '/seeks', { rules: { id: 'marelle' } });
    expect((await offer()).status).toBe(200);
    await one.ask('DELETE', '/account/sessions');
    expect(await offer()).toMatchObject({ status: 401, body: { reason: 'no-token' } });
    expect((await two.overview()).player).toBeNull();
    await client.until(() => client.closed);
  });

  it('is nothing for a page of somebody else’s', async () => {
    const login = newLogin();
    await newBrowser().signUp(login);
    const foreign = newBrowser();
    foreign.headers.origin = 'https://elsewhere.example';
    expect(await foreign.signIn(login)).toMatchObject({ status: 403, body: { reason: 'foreign-origin' } });
  });
});

describe('the recovery code', () => {
  it('sets a new password, once, ends all sessions, and gives the next code', async () => {
    const login = newLogin();
    const first = newBrowser();
    const { player, recovery } = await first.signUp(login);
    const other = newBrowser();
    const typed = String(recovery).toLowerCase().replaceAll('-', ' ');
    const request = { code: typed, login, password: 'a new password' };
    const { status, body } = await other.ask<SignedIn>('POST', '/account/recovery', request);
    expect(status).toBe(200);
    expect(body.player.id).toBe(player.id);
    expect(body.recovery).not.toBe(recovery);
    expect((await first.overview()).player).toBeNull();
    expect((await newBrowser().signIn(login)).status).toBe(401);
    expect((await newBrowser().signIn(login, 'a new password')).status).toBe(200);
    expect(await newBrowser().ask('POST', '/account/recovery', request)).toMatchObject({
      status: 401,
      body: { reason: 'wrong-credentials' },
    });
  });

  it('is made anew by anyone who proves to be the owner', async () => {
    const login = newLogin();
    const browser = newBrowser();
    const { recovery } = await browser.signUp(login);
    const ask = (password: string) =>
      browser.ask<{ recovery: string }>('POST', '/account/recovery-code', { proof: { password } });
    expect((await ask('wrong')).status).toBe(401);
    const { body } = await ask(PASSWORD);
    const use = (code: string | null) =>
      newBrowser().ask('POST', '/account/recovery', { code, login, password: 'a new password' });
    expect((await use(recovery)).status).toBe(401);
    expect((await use(body.recovery)).status).toBe(200);
  });
});

describe('the password', () => {
  it('is changed by anyone who knows it, and other sessions end', async () => {
    const [login, next] = [newLogin(), newLogin()];
    const [one, two] = [newBrowser(), newBrowser()];
    await one.signUp(login);
    await two.signIn(login);
    const change = (password: string) =>
      one.ask('PUT', '/account/password', { login: next, password: 'a new password', proof: { password } });
    expect(await change('wrong')).toMatchObject({ status: 401, body: { reason: 'wrong-credentials' } });
    expect((await change(PASSWORD)).status).toBe(200);
    expect((await one.overview()).account?.login).toBe(next.toLowerCase());
    expect((await two.overview()).player).toBeNull();
    expect((await two.signIn(login)).status).toBe(401);
    expect((await two.signIn(next, 'a new password')).status).toBe(200);
  });
});

describe('a passkey', () => {
  const make = async (browser: Browser, device = new Authenticator(on.url)) => {
    const passkey = device.create(await browser.options('create'));
    const { status, body } = await browser.ask<SignedIn>('POST', '/account', { passkey });
    expect(status).toBe(200);
    return { device, ...body };
  };
  const enter = async (device: Authenticator, browser = newBrowser()) =>
    browser.ask<SignedIn & { reason?: string }>('POST', '/account/session', {
      passkey: device.get(await browser.options('sign-in')),
    });

  it('makes an account of a guest, and opens it elsewhere', async () => {
    const browser = newBrowser();
    const guest = await browser.guest('Anna');
    const { device, player, account, recovery } = await make(browser);
    expect(player).toEqual({ ...guest, registered: true });
    expect(account).toMatchObject({ login: null, passkeys: [{ id: expect.any(String) }] });
    expect(recovery).toMatch(/-/);
    const { status, body } = await enter(device);
    expect(status).toBe(200);
    expect(body.player.id).toBe(guest.id);
  });

  it('makes an account of nobody, and the code gives it a password', async () => {
    const { player, recovery } = await make(newBrowser());
    const login = newLogin();
    const request = { code: recovery, login, password: PASSWORD };
    expect((await newBrowser().ask('POST', '/account/recovery', request)).status).toBe(200);
    expect((await newBrowser().signIn(login)).body.player.id).toBe(player.id);
  });

  it('signs each challenge once, for this site, with its own key', async () => {
    const { device } = await make(newBrowser());
    const passkey = device.get(await newBrowser().options('sign-in'));
    const send = (body: object) => newBrowser().ask('POST', '/account/session', body);
    expect((await send({ passkey })).status).toBe(200);
    const refused = { status: 401, body: { reason: 'wrong-credentials' } };
    expect(await send({ passkey })).toMatchObject(refused);
    const elsewhere = new Authenticator('https://elsewhere.example');
    const made = elsewhere.create(await newBrowser().options('create'));
    expect(await newBrowser().ask('POST', '/account', { passkey: made })).toMatchObject(refused);
    const other = await make(newBrowser());
    const forged = {
      ...other.device.get(await newBrowser().options('sign-in')),
      id: passkey.id,
      rawId: passkey.rawId,
    };
    expect(await send({ passkey: forged })).toMatchObject(refused);
    // What was signed to sign in proves nothing else.
    const browser = newBrowser();
    await enter(device, browser);
    const stray = device.get(await browser.options('sign-in'));
    expect(await browser.ask('POST', '/account/recovery-code', { proof: { passkey: stray } })).toMatchObject(refused);
  });

  it('is added and removed by anyone who proves to be the owner, but the last way in stays', async () => {
    const browser = newBrowser();
    const { device, account } = await make(browser);
    const proof = async () => ({ passkey: device.get(await browser.options('prove')) });
    const id = account.passkeys[0]?.id;
    const remove = async () => browser.ask('POST', '/account/passkeys/removal', { id, proof: await proof() });
    expect(await remove()).toMatchObject({ status: 409, body: { reason: 'last-way' } });

    const second = new Authenticator(on.url);
    const passkey = second.create(await browser.options('add'));
    const added = await browser.ask<{ account: Account }>('POST', '/account/passkeys', {
      passkey,
      proof: await proof(),
    });
    expect(added.body.account.passkeys).toHaveLength(2);
    expect((await remove()).status).toBe(200);
    expect((await enter(device)).status).toBe(401);
    expect((await enter(second)).status).toBe(200);
  });
});
