import { addTurn, newGame, positionOf, ruleSet } from '@merellier/rules';
import { readTurn } from '@merellier/rules/notation';
import { expect, it } from 'vitest';
import { rootOf } from './root.ts';
import { type EngineAnswer, EngineService, gameMessage, rulesMessage } from './service.ts';

const rules = ruleSet('marelle');
const root = rootOf(newGame(rules));

/** A service whose answers are collected, as if through a worker: everything is cloned on the way. */
function makeService() {
  const answers: EngineAnswer[] = [];
  const waiting: (() => void)[] = [];
  const service = new EngineService({
    post: (answer) => {
      answers.push(structuredClone(answer));
      for (const look of waiting.splice(0)) look();
    },
    now: () => performance.now(),
    rest: () => new Promise((done) => setImmediate(done)),
    memoryMb: 1,
  });
  const receive: EngineService['receive'] = (message) => service.receive(structuredClone(message));
  const answer = async (kind: EngineAnswer['kind'], request: number): Promise<EngineAnswer> => {
    for (;;) {
      const found = answers.find((each) => each.kind === kind && each.request === request);
      if (found) return found;
      await new Promise<void>((done) => waiting.push(done));
    }
  };
  return { receive, answer, answers };
}

it('analyses without end until it is stopped, and then answers at once', async () => {
  const { receive, answer } = makeService();
  receive({ kind: 'analyse', request: 1, rules: rulesMessage(rules), root, limits: {}, lines: 3 });
  const info = await answer('info', 1);
  expect(info.kind === 'info' && info.result.lines.length).toBe(3);
  const asked = process.cpuUsage();
  receive({ kind: 'stop' });
  const analysed = await answer('analysed', 1);
  // Of work, in microseconds: how long that takes depends on what else the machine does.
  expect(process.cpuUsage(asked).user).toBeLessThan(1_000_000);
  expect(analysed.kind === 'analysed' && analysed.result.turn).toBeTruthy();
});

it('a new request ends the one before it', async () => {
  const { receive, answer } = makeService();
  receive({ kind: 'analyse', request: 1, rules: rulesMessage(rules), root, limits: {}, lines: 1 });
  receive({ kind: 'choose', request: 2, rules: rulesMessage(rules), root, level: 3, seed: 4 });
  const chosen = await answer('chosen', 2);
  expect(chosen.kind === 'chosen' && chosen.turn).toBeTruthy();
  await answer('analysed', 1);
});

it('says what is wrong with a request and goes on', async () => {
  const { receive, answer } = makeService();
  receive({ kind: 'choose', request: 1, rules: { id: 'nonsense', changes: {} }, root, level: 3, seed: 4 });
  const failed = await answer('failed', 1);
  expect(failed.kind === 'failed' && failed.message).toContain('nonsense');
  receive({ kind: 'choose', request: 2, rules: rulesMessage(rules), root, level: 1, seed: 4 });
  await answer('chosen', 2);
});

it('judges the turns of a game one by one, or those that are wanted', async () => {
  const { receive, answer, answers } = makeService();
  let game = newGame(rules);
  for (const text of ['d6', 'a1', 'f4', 'a4', 'c3', 'a7xd6']) {
    const turn = readTurn(rules, positionOf(game), text);
    if (!turn.ok) throw new Error(text);
    game = addTurn(game, turn.value, null);
  }
  const common = { kind: 'review', rules: rulesMessage(rules), game: gameMessage(game), limits: { depth: 4 } } as const;
  receive({ ...common, request: 1 });
  await answer('review-over', 1);
  const judged = answers.flatMap((each) => (each.kind === 'reviewed' ? [each] : []));
  expect(judged.map(({ done, of }) => `${done}/${of}`)).toEqual(['1/6', '2/6', '3/6', '4/6', '5/6', '6/6']);
  expect(judged[4]?.reviewed.verdict).not.toBe('good');

  receive({ ...common, request: 2, only: [5] });
  await answer('review-over', 2);
  const wanted = answers.flatMap((each) => (each.kind === 'reviewed' && each.request === 2 ? [each] : []));
  expect(wanted.map(({ reviewed }) => reviewed.node)).toEqual([5]);
  expect(wanted[0]?.reviewed.played.turns.length).toBeGreaterThan(1);
});

it('plays what the small engine of the first games does not know: dice, rules that few rule sets have', async () => {
  const { receive, answer } = makeService();
  const others = [ruleSet('shax'), ruleSet('marelle', { reclosing: 'later' }), ruleSet('marelle-avec-des')] as const;
  for (const [request, other] of others.entries()) {
    const asked = { rules: rulesMessage(other), root: rootOf(newGame(other)), level: 3, seed: 1 };
    receive({ kind: 'choose', request, ...asked });
    const chosen = await answer('chosen', request);
    expect(chosen.kind === 'chosen' && chosen.turn).toMatchObject({ kind: 'entry' });
  }
});
