import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type ClockedServer, startClockedServer } from '../testing/clocked-server.ts';
import { signIn } from '../testing/test-client.ts';

// Numbers in brackets are those of packages/protocol/SPEC.md.

/**
 * One message of a page, and what both pages got of it. `$name` stands for an id, the same one throughout; `$number` for
 * any number.
 */
interface Step {
  readonly page: string;
  readonly sends: { readonly type: string };
  readonly gets: readonly { readonly page: string; readonly message: object }[];
}

/** What two pages of version 1 sent and received in one game, recorded between them and the server of that time. */
const RECORDED: readonly Step[] = readFileSync(new URL('../testing/page-of-version-1.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Step);

let server: ClockedServer;
const pages = new Map<string, { readonly cookie: string; socket: WebSocket | null; got: unknown[] }>();
/** What each `$name` stands for by now. */
const ids = new Map<string, string>();

beforeAll(async () => {
  server = await startClockedServer();
  for (const name of new Set(RECORDED.map(({ page }) => page))) {
    const { cookie, player } = await signIn(server.url, name);
    pages.set(name, { cookie, socket: null, got: [] });
    ids.set(`$${name}`, player.id);
  }
});

afterAll(async () => {
  for (const { socket } of pages.values()) socket?.terminate();
  await server.stop();
});

/** Whether something has all that was recorded; it may hold more, which a page passes over. Notes what names stand for. */
function holds(recorded: unknown, got: unknown, noted: Map<string, string>): boolean {
  if (recorded === '$number') return typeof got === 'number';
  if (typeof recorded === 'string' && recorded.startsWith('$')) {
    if (typeof got !== 'string') return false;
    if (!noted.has(recorded)) noted.set(recorded, got);
    return noted.get(recorded) === got;
  }
  if (recorded === null || typeof recorded !== 'object') return recorded === got;
  if (got === null || typeof got !== 'object' || Array.isArray(recorded) !== Array.isArray(got)) return false;
  // A list is the same list: an event more would be one that the page does not know.
  if (Array.isArray(recorded) && recorded.length !== (got as unknown[]).length) return false;
  return Object.entries(recorded).every(([key, value]) => holds(value, (got as Record<string, unknown>)[key], noted));
}

/** Takes the first of some messages that holds what was recorded out of them. */
function take(recorded: object, messages: unknown[]): boolean {
  for (const [i, message] of messages.entries()) {
    const noted = new Map(ids);
    if (!holds(recorded, message, noted)) continue;
    for (const [name, id] of noted) ids.set(name, id);
    messages.splice(i, 1);
    return true;
  }
  return false;
}

/** A recorded message as it is sent now. */
const said = (message: object): string =>
  JSON.stringify(message, (_key, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith('$')) return value;
    const id = ids.get(value) ?? randomUUID();
    ids.set(value, id);
    return id;
  });

async function open(name: string): Promise<WebSocket> {
  const page = pages.get(name);
  if (!page) throw new RangeError(`no page ${name}`);
  page.socket?.close();
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/socket`, {
    headers: { cookie: page.cookie },
  });
  page.socket = socket;
  socket.on('message', (data) => {
    if (page.socket === socket) page.got.push(JSON.parse(String(data)));
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return socket;
}

describe('a page of version 1, kept offline since [M7]', () => {
  for (const [i, { page, sends, gets }] of RECORDED.entries())
    it(`says ${sends.type} and gets what it expects (step ${i + 1})`, async () => {
      const socket = sends.type === 'hello' ? await open(page) : pages.get(page)?.socket;
      socket?.send(said(sends));
      for (const { page: reader, message } of gets) {
        const got = pages.get(reader)?.got ?? [];
        await expect.poll(() => take(message, got), { message: JSON.stringify(message) }).toBe(true);
      }
    });
});

describe('a page of a later version', () => {
  it('is told which versions the server speaks, and is let go [M7]', async () => {
    const socket = await open('anna');
    const page = pages.get('anna');
    page?.got.splice(0);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.send(JSON.stringify({ type: 'hello', protocol: { oldest: 4, newest: 5 }, games: [], lobby: false }));
    expect(await closed).toBe(4001);
    const refusal = { reason: 'unsupported-protocol', supported: [1, 2, 3] };
    expect(page?.got).toEqual([{ type: 'refused', id: null, game: null, refusal }]);
  });

  it('that still speaks the version of the server is served in that one [M7]', async () => {
    const socket = await open('anna');
    const page = pages.get('anna');
    page?.got.splice(0);
    socket.send(JSON.stringify({ type: 'hello', protocol: { oldest: 2, newest: 5 }, games: [], lobby: false }));
    await expect.poll(() => page?.got[0]).toMatchObject({ type: 'welcome', protocol: 3 });
  });
});
