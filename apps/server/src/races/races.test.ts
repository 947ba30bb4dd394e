import {
  missedIn,
  RACE_COUNTDOWN,
  RACE_MILLIS,
  RACE_PROTOCOL,
  RACE_PUZZLES,
  standingsOf,
} from '@merellier/protocol/race';
import { ruleSet } from '@merellier/rules';
import { readFen, writeTurn } from '@merellier/rules/notation';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryBus } from '../games/memory-bus.ts';
import { makeLimits } from '../limits/limits.ts';
import { PuzzleBook } from '../puzzles/puzzle-book.ts';
import { type ClockedOptions, type ClockedServer, startClockedServer } from '../testing/clocked-server.ts';
import { lossyBus } from '../testing/lossy-bus.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { RaceClient } from '../testing/race-client.ts';
import { signIn } from '../testing/test-client.ts';

const RULES = 'marelle-a-6';
const puzzles = (await new PuzzleBook().load(RULES)) ?? [];
const servers: ClockedServer[] = [];
const clients: RaceClient[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.drop();
  for (const server of servers.splice(0)) await server.stop();
});

async function serve(options: ClockedOptions = {}): Promise<ClockedServer> {
  const server = await startClockedServer(options);
  servers.push(server);
  return server;
}

/** Two in a race, at one server or two. */
async function two(url: string, other = url): Promise<readonly [RaceClient, RaceClient]> {
  const anna = await RaceClient.host(url, 'Anna');
  const ben = await RaceClient.guest(other, anna.code, 'Ben');
  clients.push(anna, ben);
  await anna.until(() => Object.keys(anna.view?.racers ?? {}).length === 2);
  return [anna, ben];
}

const BEGIN = { kind: 'begin', rules: RULES } as const;

/** Begins a round, and waits for its first puzzle. */
async function begin(server: ClockedServer, [anna, ben]: readonly [RaceClient, RaceClient]): Promise<void> {
  anna.command(BEGIN);
  await Promise.all([anna, ben].map((each) => each.until(() => each.view?.phase === 'counting')));
  await server.pass(RACE_COUNTDOWN);
  await Promise.all([anna, ben].map((each) => each.until(() => each.view?.task)));
}

const puzzleOf = ({ view }: RaceClient) => puzzles.find(({ fen }) => fen === view?.task?.fen);

/** Answers the puzzle that is shown; waits for what comes of it. */
async function answer(racer: RaceClient, right: boolean): Promise<void> {
  const { round = 0, task } = racer.view ?? {};
  const puzzle = puzzleOf(racer);
  const index = task?.index ?? -1;
  const turn = (right ? puzzle?.line[0] : puzzle?.others[0]?.[0]) ?? '';
  racer.command({ kind: 'answer', round, index, turn });
  await racer.until(() => racer.view?.answers.length === index + 1);
}

const standing = ({ view }: RaceClient): readonly string[] =>
  view ? standingsOf(view).map(({ name, right, wrong }) => `${name} ${right} ${wrong}`) : [];

describe('a race', () => {
  it('gives both the same puzzles, shows who is ahead, and what was missed', async () => {
    const server = await serve();
    const pair = await two(server.url);
    const [anna, ben] = pair;
    await begin(server, pair);
    expect(anna.view?.task).toEqual(ben.view?.task);
    expect(anna.view?.task).toMatchObject({ index: 0, rules: RULES });
    await server.pass(2_000);
    await answer(ben, true);
    expect(ben.view?.solution).toBe(puzzles.find(({ fen }) => fen === anna.view?.task?.fen)?.line[0]);
    await anna.until(() => standing(anna)[0] === 'Ben 1 0');
    // What the other has seen and one has not is not sent.
    expect(JSON.stringify(anna.messages)).not.toContain(JSON.stringify(ben.view?.task?.fen));
    const missed = puzzleOf(anna)?.id;
    await answer(anna, false);
    expect(anna.view && missedIn(anna.view)).toEqual([missed]);
    expect(ben.view && missedIn(ben.view)).toEqual([]);
    expect(anna.view?.task).toEqual(ben.view?.task);
    await server.pass(RACE_MILLIS);
    await Promise.all(pair.map((each) => each.until(() => each.view?.phase === 'over')));
    expect(standing(anna)).toEqual(['Ben 1 0', 'Anna 0 1']);
    expect(standing(ben)).toEqual(standing(anna));
    expect(anna.view?.task).toBeNull();
    // Once more, with other puzzles.
    const before = anna.messages.length;
    await begin(server, pair);
    expect(anna.view).toMatchObject({ round: 2, answers: [], answered: [] });
    expect(anna.messages.length).toBeGreaterThan(before);
  });

  it('checks answers by the rules and by the puzzle', async () => {
    const server = await serve();
    const pair = await two(server.url);
    await begin(server, pair);
    const [anna] = pair;
    anna.command({ kind: 'answer', round: 1, index: 0, turn: 'z9' });
    expect(await anna.until(() => anna.refusal)).toEqual({ reason: 'illegal-turn' });
    // Every turn but one is wrong, for the server too.
    const rules = ruleSet(RULES);
    const position = readFen(rules, anna.view?.task?.fen ?? '');
    if (!position.ok) throw new Error('no position');
    const best = puzzleOf(anna)?.line[0];
    const wrong = rules.turns(position.value).map((turn) => writeTurn(rules, position.value, turn));
    anna.command({ kind: 'answer', round: 1, index: 0, turn: wrong.find((turn) => turn !== best) ?? '' });
    await anna.until(() => anna.view?.answers.length === 1);
    expect(anna.view?.answers).toEqual([false]);
    expect(anna.view?.solution).toBe(best);
    anna.command({ kind: 'answer', round: 1, index: 0, turn: best ?? '' });
    expect(await anna.until(() => anna.refusal?.reason === 'stale')).toBe(true);
    anna.command({ kind: 'begin', rules: 'chess' });
    await anna.until(() => anna.refusal?.reason === 'begun');
  });

  it('goes on for who comes back, and shows who has left', async () => {
    const server = await serve();
    const pair = await two(server.url);
    const [anna, ben] = pair;
    await begin(server, pair);
    await answer(ben, true);
    const { task } = ben.view ?? {};
    ben.drop();
    await anna.until(() => anna.view?.racers['2']?.here === false);
    await server.pass(10_000);
    await ben.comeBack(server.url);
    expect(ben.view).toMatchObject({ task, answers: [true] });
    await anna.until(() => anna.view?.racers['2']?.here);
    const late = await RaceClient.guest(server.url, anna.code, 'Cleo');
    clients.push(late);
    expect(late.refusal).toEqual({ reason: 'begun' });
    ben.command({ kind: 'leave' });
    await ben.until(() => ben.isOver);
    await anna.until(() => anna.view?.racers['2']?.left);
    await ben.comeBack(server.url);
    expect(ben.refusal).toEqual({ reason: 'no-race' });
  });

  it('is over an hour after the last that happened', async () => {
    const server = await serve();
    const [anna] = await two(server.url);
    await server.pass(3_599_000);
    expect(anna.isOver).toBe(false);
    await server.pass(2_000);
    await anna.until(() => anna.isOver);
  });
});

describe('the way into a race', () => {
  it('is the account’s name for who has one, and nobody else’s', async () => {
    const store = memoryStore();
    const { url } = await serve({ around: () => store });
    const { cookie, player } = await signIn(url, 'Anna');
    await store.register(player.id);
    const anna = await RaceClient.host(url, 'Somebody else', cookie);
    const ben = await RaceClient.guest(url, anna.code, 'anna');
    clients.push(anna, ben);
    expect(anna.view?.racers['1']).toMatchObject({ name: 'Anna', registered: true });
    expect(ben.refusal).toEqual({ reason: 'taken' });
    // The same account at another device takes up its place.
    const again = await RaceClient.guest(url, anna.code, 'x', cookie);
    clients.push(again);
    expect(again.you?.who).toBe('1');
  });

  it('is barred after forty wrong words, but not for who belongs to a race', async () => {
    const { url } = await serve({ limits: makeLimits() });
    const [anna, ben] = await two(url);
    const stranger = await RaceClient.at(url);
    clients.push(stranger);
    for (let i = 0; i < 40; i++)
      stranger.send({ type: 'join', protocol: RACE_PROTOCOL, code: anna.code === 'BABA' ? 'BABE' : 'BABA', name: 'X' });
    await stranger.until(() => stranger.messages.length === 40);
    expect(stranger.refusal).toEqual({ reason: 'no-race' });
    stranger.send({ type: 'join', protocol: RACE_PROTOCOL, code: anna.code, name: 'X' });
    expect(await stranger.until(() => stranger.refusal?.reason === 'too-many' && stranger.refusal)).toMatchObject({
      retryAfter: expect.any(Number),
    });
    ben.drop();
    await ben.comeBack(url);
    expect(ben.view?.racers['2']?.name).toBe('Ben');
  });

  it('refuses what is no message in one word, and in the end hangs up', async () => {
    const { url } = await serve();
    const client = await RaceClient.at(url);
    clients.push(client);
    client.command(BEGIN);
    expect(await client.until(() => client.refusal)).toEqual({ reason: 'no-race' });
    client.send({ type: 'make', protocol: 999, name: 'X' });
    expect(await client.until(() => client.refusal?.reason === 'unsupported-protocol')).toBe(true);
    for (let i = 0; i <= 20; i++) client.send({ type: 'nonsense', i });
    await client.until(() => client.closed !== null);
    expect(client.refusal).toEqual({ reason: 'malformed' });
  });
});

it('a race over two nodes is one, though messages between them are lost, and one of them stops', async () => {
  const store = memoryStore();
  const bus = memoryBus();
  let seed = 1;
  const below = (bound: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * bound);
  };
  const node = () =>
    serve({ around: () => ({ ...store, close: async () => undefined }), bus: lossyBus(bus, below), heartbeat: 100 });
  const [one, other] = [await node(), await node()];
  const pair = await two(one.url, other.url);
  const [anna, ben] = pair;
  anna.command(BEGIN);
  await Promise.all(pair.map((each) => each.until(() => each.view?.phase === 'counting')));
  await Promise.all([one, other].map((server) => server.pass(RACE_COUNTDOWN)));
  await Promise.all(pair.map((each) => each.until(() => each.view?.task)));
  expect(ben.view?.task).toEqual(anna.view?.task);
  // Both at once, at both nodes: nobody's answer gets lost.
  await Promise.all([answer(anna, true), answer(ben, false)]);
  await Promise.all(pair.map((each) => each.until(() => standing(each).join() === 'Anna 1 0,Ben 0 1')));
  await servers.splice(servers.indexOf(one), 1)[0]?.stop();
  await anna.comeBack(other.url);
  expect(anna.view).toMatchObject({ answers: [true], task: { index: 1 } });
  await answer(anna, true);
  await ben.until(() => standing(ben).join() === 'Anna 2 0,Ben 0 1');
  expect((await store.races.read(anna.code))?.state.puzzles).toHaveLength(RACE_PUZZLES);
});
