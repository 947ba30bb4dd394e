import { type Animal, CLASS_PROTOCOL, type ClassCommand } from '@merellier/protocol/class';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryBus } from '../games/memory-bus.ts';
import { makeLimits } from '../limits/limits.ts';
import type { Database } from '../store/database.ts';
import { openEmbedded } from '../store/embedded-database.ts';
import { openSqlStore } from '../store/sql-store.ts';
import { ClassClient } from '../testing/class-client.ts';
import { type ClockedOptions, type ClockedServer, startClockedServer } from '../testing/clocked-server.ts';
import { lossyBus } from '../testing/lossy-bus.ts';
import { memoryStore } from '../testing/memory-store.ts';

const servers: ClockedServer[] = [];
const clients: ClassClient[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.drop();
  for (const server of servers.splice(0)) await server.stop();
});

async function serve(options: ClockedOptions = {}): Promise<ClockedServer> {
  const server = await startClockedServer(options);
  servers.push(server);
  return server;
}

/** A class with pupils, all of them connected to one server. */
async function classOf(url: string, ...pupils: readonly Animal[]) {
  const teacher = await ClassClient.teacher(url);
  clients.push(teacher);
  const joined = await Promise.all(pupils.map((pupil) => ClassClient.pupil(url, teacher.code, pupil)));
  clients.push(...joined);
  await teacher.until(() => Object.keys(teacher.view?.pupils ?? {}).length === pupils.length);
  return { teacher, pupils: joined as [ClassClient, ClassClient, ...ClassClient[]] };
}

const MARELLE = { id: 'marelle', parameters: {} };
const ASK: ClassCommand = {
  kind: 'ask',
  rules: MARELLE,
  position: 'W:Wa7,d7,b4:Bd5,f4,c3:H6,6',
  text: 'Close a mill!',
  right: ['g7xd5', 'g7xf4', 'g7xc3'],
};

describe('a class', () => {
  it('has a question for everybody, and the teacher sees every answer', async () => {
    const { url } = await serve();
    const { teacher, pupils } = await classOf(url, 'fox', 'owl', 'bee');
    const [fox, owl, bee] = pupils as [ClassClient, ClassClient, ClassClient];
    teacher.do(ASK);
    await Promise.all(pupils.map((pupil) => pupil.until(() => pupil.view?.question?.text === 'Close a mill!')));
    expect(fox.view?.question?.right).toBeNull();
    fox.do({ kind: 'answer', question: 1, turn: 'g7xd5' });
    owl.do({ kind: 'answer', question: 1, turn: 'a1' });
    bee.do({ kind: 'answer', question: 1, turn: 'a7-a1' });
    await teacher.until(() => teacher.view?.answers.fox && teacher.view.answers.owl);
    expect(teacher.view?.answers).toEqual({ fox: 'g7xd5', owl: 'a1' });
    expect(await bee.until(() => bee.refusal)).toEqual({ reason: 'illegal-turn' });
    expect(fox.view?.answers).toEqual({ fox: 'g7xd5' });
    owl.do({ kind: 'answer', question: 1, turn: 'g7xf4' });
    await teacher.until(() => teacher.view?.answers.owl === 'g7xf4');
    teacher.do({ kind: 'solve', right: ['g7xd5'] });
    await owl.until(() => owl.view?.question?.solved);
    expect(owl.view?.question?.right).toEqual(['g7xd5']);
    owl.do({ kind: 'answer', question: 1, turn: 'a1' });
    expect(await owl.until(() => owl.refusal)).toEqual({ reason: 'stale' });
  });

  it('looks through a game of a thousand turns; a pupil who sends as much is cut off', async () => {
    const { url } = await serve();
    const { teacher, pupils } = await classOf(url, 'fox', 'owl');
    const [fox, owl] = pupils;
    const back = ['a1-d1', 'g7-d7', 'd1-a1', 'd7-g7'];
    const show: ClassCommand = {
      kind: 'show',
      ...{
        rules: { id: 'jeu-du-moulin', parameters: {} },
        start: 'W:Wa1,b4,f6,e4:Bg7,f2,c3,d5',
        throws: [],
        ended: null,
      },
      turns: Array.from({ length: 1_000 }, (_, i) => back[i % 4] ?? ''),
    };
    expect(JSON.stringify(show).length).toBeGreaterThan(8_000);
    teacher.do(show);
    await fox.until(() => fox.view?.shown?.turns.length === 1_000);
    teacher.do({ kind: 'step', at: 1_000 });
    teacher.do({ kind: 'alone', on: true });
    await fox.until(() => fox.view?.shownAt === 1_000 && fox.view.shownAlone);
    owl.do(show);
    await owl.until(() => owl.closed);
    expect(owl.closed).toBe(1009);
    // The teacher too has a limit.
    teacher.do({ ...show, start: 'x'.repeat(70_000) });
    await teacher.until(() => teacher.closed);
    expect(teacher.closed).toBe(1009);
    expect(fox.closed).toBeNull();
  });

  it('plays in pairs, and the teacher sees every turn, while a pupil sees one board', async () => {
    const { url } = await serve();
    const { teacher, pupils } = await classOf(url, 'fox', 'owl', 'bee');
    const [fox, owl, bee] = pupils as [ClassClient, ClassClient, ClassClient];
    const seatings = [
      { white: 'fox', black: 'owl', level: null },
      { white: 'bee', black: 'computer', level: 1 },
    ] as const;
    teacher.do({ kind: 'play', rules: MARELLE, start: null, seatings });
    await Promise.all(pupils.map((pupil) => pupil.until(() => Object.keys(pupil.view?.boards ?? {}).length === 1)));
    fox.do({ kind: 'turn', board: '1', turn: 'd6', after: 0 });
    await owl.until(() => owl.view?.boards['1']?.turns.length === 1);
    fox.do({ kind: 'turn', board: '1', turn: 'f4', after: 1 });
    expect(await fox.until(() => fox.refusal)).toEqual({ reason: 'not-your-turn' });
    owl.do({ kind: 'turn', board: '1', turn: 'f4', after: 1 });
    bee.do({ kind: 'turn', board: '2', turn: 'd6', after: 0 });
    bee.do({ kind: 'turn', board: '2', turn: 'f4', after: 1 });
    await teacher.until(() => ['1', '2'].every((id) => teacher.view?.boards[id]?.turns.join() === 'd6,f4'));
    expect(Object.keys(bee.view?.boards ?? {})).toEqual(['2']);
    teacher.do({ kind: 'pause', on: true });
    await fox.until(() => fox.view?.paused);
    fox.do({ kind: 'turn', board: '1', turn: 'd2', after: 2 });
    expect(await fox.until(() => fox.refusal?.reason === 'paused')).toBe(true);
    owl.do({ kind: 'door', open: false });
    expect(await owl.until(() => owl.refusal)).toEqual({ reason: 'not-yours' });
  });

  it('goes on when the teacher’s tab was closed, and a pupil’s device was off', async () => {
    const { url } = await serve();
    const { teacher, pupils } = await classOf(url, 'fox', 'owl');
    const [fox] = pupils;
    teacher.do(ASK);
    await fox.until(() => fox.view?.question);
    fox.drop();
    await teacher.until(() => teacher.view?.pupils.fox?.here === false);
    teacher.drop();
    await teacher.comeBack(url);
    expect(teacher.view?.question?.id).toBe(1);
    await fox.comeBack(url);
    await teacher.until(() => teacher.view?.pupils.fox?.here);
    // Another device takes up a nickname whose device is gone, and none that is here.
    fox.drop();
    await teacher.until(() => teacher.view?.pupils.fox?.here === false);
    const other = await ClassClient.pupil(url, teacher.code, 'fox');
    const third = await ClassClient.pupil(url, teacher.code, 'owl');
    clients.push(other, third);
    expect(other.you?.who).toBe('fox');
    expect(third.refusal).toEqual({ reason: 'taken' });
    await fox.connect(url);
    fox.send({ type: 'enter', protocol: CLASS_PROTOCOL, code: teacher.code, key: fox.you?.key });
    expect(await fox.until(() => fox.refusal)).toEqual({ reason: 'no-class' });
  });

  it('sends a pupil away', async () => {
    const { url } = await serve();
    const { teacher, pupils } = await classOf(url, 'fox', 'owl');
    teacher.do({ kind: 'remove', pupil: 'fox' });
    await pupils[0].until(() => pupils[0].over === 'removed');
    await teacher.until(() => !teacher.view?.pupils.fox);
  });

  it('is over four hours after the last that happened', async () => {
    const server = await serve();
    const { teacher } = await classOf(server.url);
    await server.pass(3.9 * 3_600_000);
    teacher.do({ kind: 'pause', on: true });
    await teacher.until(() => teacher.view?.paused);
    await server.pass(3.9 * 3_600_000);
    expect(teacher.over).toBeNull();
    await server.pass(600_000);
    await teacher.until(() => teacher.over);
  });
});

describe('the way into a class', () => {
  it('says the same of a word that opens nothing, of a class that is shut, and of one that is over', async () => {
    const { url } = await serve();
    const { teacher } = await classOf(url, 'fox', 'owl');
    const { code } = teacher;
    const stranger = await ClassClient.at(url);
    clients.push(stranger);
    const knock = async (word: string) => {
      const before = stranger.messages.length;
      stranger.send({ type: 'knock', protocol: CLASS_PROTOCOL, code: word });
      await stranger.until(() => stranger.messages.length > before);
      return stranger.messages.slice(before);
    };
    expect(await knock(code)).toEqual([{ type: 'door', taken: ['fox', 'owl'] }]);
    const refused = [{ type: 'refused', refusal: { reason: 'no-class' } }];
    expect(await knock(code === 'BABA' ? 'BABE' : 'BABA')).toEqual(refused);
    teacher.do({ kind: 'door', open: false });
    await teacher.until(() => teacher.view?.open === false);
    expect(await knock(code)).toEqual(refused);
    teacher.send({ type: 'end' });
    await teacher.until(() => teacher.over);
    expect(await knock(code)).toEqual(refused);
  });

  it('is barred after forty wrong words, for a right one too, but not for who belongs to a class', async () => {
    const { url } = await serve({ limits: makeLimits() });
    const { teacher, pupils } = await classOf(url, 'fox', 'owl');
    const stranger = await ClassClient.at(url);
    clients.push(stranger);
    for (let i = 0; i < 40; i++) stranger.send({ type: 'knock', protocol: CLASS_PROTOCOL, code: 'XXXX' });
    await stranger.until(() => stranger.messages.length === 40);
    stranger.send({ type: 'knock', protocol: CLASS_PROTOCOL, code: teacher.code });
    expect(
      await stranger.until(() => (stranger.refusal?.reason === 'too-many' ? stranger.refusal : null)),
    ).toMatchObject({
      retryAfter: expect.any(Number),
    });
    pupils[0].do({ kind: 'hand', up: true });
    await teacher.until(() => teacher.view?.pupils.fox?.hand);
    pupils[1].drop();
    await pupils[1].comeBack(url);
    expect(pupils[1].you?.who).toBe('owl');
  });

  it('refuses what is no message in one word, and in the end hangs up', async () => {
    const { url } = await serve();
    const client = await ClassClient.at(url);
    clients.push(client);
    client.send({ type: 'do', command: { kind: 'pause', on: true } });
    expect(await client.until(() => client.refusal)).toEqual({ reason: 'no-class' });
    client.send({ type: 'open', protocol: 999 });
    expect(await client.until(() => client.refusal?.reason === 'unsupported-protocol')).toBe(true);
    for (let i = 0; i <= 20; i++) client.send({ type: 'nonsense', i });
    await client.until(() => client.closed !== null);
    expect(client.refusal).toEqual({ reason: 'malformed' });
  });
});

describe('a class over several nodes', () => {
  it('is one class, though messages between them are lost, and a node is gone', async () => {
    const store = memoryStore();
    const bus = memoryBus();
    let seed = 1;
    const below = (bound: number): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return Math.floor((seed / 2 ** 32) * bound);
    };
    const node = () =>
      serve({ around: () => ({ ...store, close: async () => undefined }), bus: lossyBus(bus, below), heartbeat: 100 });
    const [one, two] = [await node(), await node()];
    const { teacher } = await classOf(one.url);
    const animals = ['fox', 'owl', 'bee', 'cat'] as const;
    const pupils = await Promise.all(
      animals.map((animal, i) => ClassClient.pupil(i % 2 ? one.url : two.url, teacher.code, animal)),
    );
    clients.push(...pupils);
    teacher.do(ASK);
    await Promise.all(pupils.map((pupil) => pupil.until(() => pupil.view?.question)));
    // All at once, at both nodes: nobody's answer gets lost.
    for (const pupil of pupils) pupil.do({ kind: 'answer', question: 1, turn: 'a1' });
    await teacher.until(() => Object.keys(teacher.view?.answers ?? {}).length === animals.length);
    await servers.splice(servers.indexOf(one), 1)[0]?.stop();
    await teacher.comeBack(two.url);
    expect(Object.keys(teacher.view?.answers ?? {})).toHaveLength(animals.length);
    await teacher.until(() => teacher.view?.pupils.fox?.here);
    teacher.send({ type: 'end' });
    await Promise.all([0, 2].map((i) => pupils[i]?.until(() => pupils[i]?.over)));
    expect(await store.classes.read(teacher.code)).toBeNull();
  });
});

/** All that stands in a database, but for the signs of life of its nodes. */
async function dump(database: Database): Promise<string> {
  const tables = await database.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by table_name",
  );
  const rows: string[] = [];
  for (const { name } of tables)
    if (name !== 'nodes')
      for (const row of await database.query(`select to_jsonb(t) as row from ${name} t order by 1`))
        rows.push(`${name} ${JSON.stringify(row)}`);
  return rows.join('\n');
}

describe('the database', () => {
  it('is after a class what it was before', async () => {
    const database = await openEmbedded(null);
    const store = await openSqlStore(database);
    const { url } = await serve({ around: () => store });
    const before = await dump(database);
    expect(before).toContain('migrations');
    const { teacher, pupils } = await classOf(url, 'fox', 'owl');
    const [fox, owl] = pupils;
    teacher.do(ASK);
    await fox.until(() => fox.view?.question);
    fox.do({ kind: 'answer', question: 1, turn: 'a1' });
    await teacher.until(() => teacher.view?.answers.fox);
    const seatings = [{ white: 'fox', black: 'owl', level: null }] as const;
    teacher.do({ kind: 'play', rules: MARELLE, start: null, seatings });
    await owl.until(() => owl.view?.boards['1']);
    fox.do({ kind: 'turn', board: '1', turn: 'd6', after: 0 });
    await owl.until(() => owl.view?.boards['1']?.turns.length === 1);
    fox.send({ type: 'knock', protocol: CLASS_PROTOCOL, code: 'XXXX' });
    await fox.until(() => fox.refusal);
    expect(await dump(database)).toContain(teacher.code);
    teacher.send({ type: 'end' });
    await owl.until(() => owl.over);
    expect(await dump(database)).toBe(before);
  });
});
