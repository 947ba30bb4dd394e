import type { AccountOverview, Player, SignedIn } from '@merellier/protocol';
import { TestClient } from './test-client.ts';

/** The password of all accounts that tests make. */
export const PASSWORD = 'neuf pions et un moulin';

interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

/** A browser at a server: it keeps the cookie of its session, and those by which it is known again. `clients` are told of the sockets that it opens, so that a test can end them. */
export class Browser {
  cookie = '';
  private readonly devices = new Map<string, string>();
  readonly headers: Record<string, string> = {};
  private readonly url: string;
  private readonly clients: TestClient[];

  constructor(url: string, clients: TestClient[]) {
    this.url = url;
    this.clients = clients;
  }

  async ask<Body = { reason?: string; where?: string; retryAfter?: number }>(
    method: string,
    path: string,
    body?: object,
  ): Promise<Answer<Body>> {
    const answer = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: {
        ...this.headers,
        cookie: [this.cookie, ...this.devices.values()].join('; '),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [cookie = ''] = set.split(';');
      const [name = ''] = cookie.split('=');
      if (name.includes('device')) this.devices.set(name, cookie);
      else this.cookie = cookie;
    }
    return { status: answer.status, body: (await answer.json()) as Body, headers: answer.headers };
  }

  async guest(name: string): Promise<Player> {
    return (await this.ask<{ player: Player }>('POST', '/session', { name })).body.player;
  }

  async signUp(login: string, name = login): Promise<SignedIn> {
    const { status, body } = await this.ask<SignedIn>('POST', '/account', { name, login, password: PASSWORD });
    if (status !== 200) throw new Error(`${login} got no account: ${status}`);
    return body;
  }

  signIn(login: string, password = PASSWORD, bring = false) {
    return this.ask<SignedIn & { reason?: string }>('POST', '/account/session', { login, password, bring });
  }

  async overview(): Promise<AccountOverview> {
    return (await this.ask<AccountOverview>('GET', '/account')).body;
  }

  async options(purpose: string): Promise<{ challenge: string; rp?: { id: string }; rpId?: string }> {
    type Options = { options: { challenge: string } };
    return (await this.ask<Options>('POST', '/account/passkey-options', { purpose })).body.options;
  }

  /** A client at the socket, with the identity of this browser. */
  async client(): Promise<TestClient> {
    const { player } = await this.overview();
    if (!player) throw new Error('nobody');
    const client = new TestClient({ cookie: this.cookie, player });
    this.clients.push(client);
    await client.connect(this.url);
    return client;
  }
}
