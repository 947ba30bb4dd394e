import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replay } from '@merellier/protocol';
import { clientMessageSchema } from '@merellier/protocol/schemas';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noLimits } from '../limits/limits.ts';
import { type RunningServer, startServer } from '../server.ts';
import { MARELLE, pair, signIn, TestClient } from '../testing/test-client.ts';

let root: string;
let server: RunningServer;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'merellier-fuzz-'));
  writeFileSync(join(root, 'index.html'), '<title>Mérellier</title>');
  const online = {
    databaseUrl: null,
    redisUrl: null,
    dataFolder: null,
    origins: [],
    limits: noLimits,
    heartbeat: 1_000,
  };
  server = await startServer({ port: 0, root, online, logLevel: 'silent' });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** Messages as a client may send them, to be spoiled. */
const sound = (game: string): fc.Arbitrary<object> => {
  const id = fc.uuid();
  const contribution = fc.constant('ab'.repeat(32));
  const command = fc.oneof(
    fc.record({ kind: fc.constant('turn'), turn: fc.constantFrom('d6', 'a7-a4', 'x', 'd6xg7xb4'), after: fc.nat(20) }),
    fc.record({
      kind: fc.constantFrom('offer', 'accept', 'decline'),
      what: fc.constantFrom('draw', 'takeback', 'rematch'),
    }),
    fc.record({ kind: fc.constant('join'), contribution: fc.option(contribution) }),
    fc.record({ kind: fc.constant('contribute'), contribution }),
    fc.record({ kind: fc.constant('claim'), result: fc.constantFrom('win', 'draw') }),
    fc.record({ kind: fc.constantFrom('give-time', 'abort', 'resign', 'tick', 'compensate', 'withdraw') }),
  );
  return fc.oneof(
    fc.record({ type: fc.constant('command'), id, game: fc.constantFrom(game, 'AAAAAAAAAAAAAAAAAAAA'), command }),
    fc.record({ type: fc.constant('watch'), game: fc.constant(game), since: fc.nat() }),
    fc.record({ type: fc.constant('say'), game: fc.constant(game), phrase: fc.constantFrom('hello', 'rude') }),
    fc.record({ type: fc.constant('create'), id, options: fc.constant(MARELLE) }),
    fc.record({
      type: fc.constant('hello'),
      protocol: fc.constantFrom(1, 2),
      games: fc.constant([]),
      lobby: fc.boolean(),
    }),
  );
};

/** The same with one part of its text changed for something else. */
const spoiled = (game: string): fc.Arbitrary<string> =>
  fc.tuple(sound(game), fc.nat(200), fc.nat(5), fc.string({ maxLength: 4 })).map(([message, at, length, text]) => {
    const json = JSON.stringify(message);
    return json.slice(0, at) + text + json.slice(at + length);
  });

it('whatever a stranger sends, the game is not harmed and the server goes on', async () => {
  const [anna, ben, game] = await pair(server.url);
  await anna.turn(game, 'd6');
  const session = await signIn(server.url, 'Eve');
  const anything = fc.oneof(
    sound(game).map((message) => JSON.stringify(message)),
    spoiled(game),
    fc.json(),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(anything, fc.uint8Array({ maxLength: 50 })), { maxLength: 30 }),
      async (messages) => {
        const eve = new TestClient(session);
        await eve.connect(server.url);
        for (const message of messages) eve.sendRaw(typeof message === 'string' ? message : Buffer.from(message));
        // The last is answered, or the connection was closed on what came before.
        eve.send({ type: 'watch', game, since: 0 });
        await eve.until(() => eve.closed || eve.games.has(game));
        const harmless = messages.every((message) => typeof message === 'string' && isSound(message));
        if (harmless && !messages.some((message) => String(message).includes('"protocol":2')))
          expect(eve.closed).toBeNull();
        eve.drop();
      },
    ),
    { numRuns: 30 },
  );
  await ben.until(() => ben.state(game).seq === anna.state(game).seq);
  const turns = anna.histories.get(game)?.filter(({ event }) => event.kind === 'turned');
  expect(turns).toHaveLength(1);
  expect(replay(game, anna.histories.get(game) ?? []).phase).toBe('playing');
  expect(await ben.turn(game, 'f4')).toMatchObject({ type: 'done' });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  for (const each of [anna, ben]) each.drop();
});

function isSound(text: string): boolean {
  try {
    return clientMessageSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
