import { type DraughtsRuleSet, ruleSet } from '@merellier/rules';
import { expect, it } from 'vitest';
import { EVALUATIONS, loadEvaluations } from '../evaluations.ts';
import { searching } from '../family.ts';
import { type EngineAnswer, EngineService, rulesMessage } from '../service.ts';
import { KernelDraughtsGame } from './kernel-game.ts';
import { loadLearnt } from './learnt.ts';
import { type LearntFiles, writeLearnt } from './learnt-file.ts';
import { LEARNT_IDS } from './learnt-ids.ts';
import { learntLike } from './learnt-like.ts';
import { LEARNT_FILES } from './learnt-list.ts';
import { plainWeights } from './weights.ts';
import { Windows } from './windows.ts';

const coreOf = (id: string) => (ruleSet(id) as DraughtsRuleSet).core;

/** A file with one number for every pattern. */
function fileOf(id: string, each: number): LearntFiles {
  const core = coreOf(id);
  const pattern = new Int8Array(new Windows(core).weights).fill(each);
  const LEARNT = writeLearnt(core, { ...plainWeights(core), patterns: { full: pattern, empty: pattern } });
  return { [id]: async () => ({ LEARNT }) };
}

const damaged: LearntFiles = { english: async () => ({ LEARNT: 'TVABCAAA' }) };

it.each(Object.keys(LEARNT_FILES))('the weights of %s that are checked in can be read', async (id) => {
  const { weights, problem } = await loadLearnt(coreOf(id));
  expect(problem).toBeNull();
  expect(weights?.patterns.full.some((each) => each !== 0)).toBe(true);
});

it('the names of those that are learnt are those of the files', () => {
  expect(LEARNT_IDS).toEqual(Object.keys(LEARNT_FILES));
});

it('rules that differ in draws alone share learnt weights, others do not', () => {
  const learntBy = (id: string, changes = {}) =>
    learntLike((ruleSet(id, changes) as DraughtsRuleSet).core, ['english']);
  expect(learntBy('english')).toBe('english');
  expect(learntBy('english', { 'kings-only-draw': 10 })).toBe('english');
  expect(learntBy('english', { 'men-capture-backward': 'yes' })).toBeNull();
  expect(learntBy('italian')).toBeNull();
  expect(learntBy('international')).toBeNull();
});

it('what is learnt judges in the kernel, without it or where it is damaged plain weights do', async () => {
  const rules = ruleSet('english') as DraughtsRuleSet;
  const game = rules.play(rules.start(), rules.turns(rules.start())[2] as never);
  const value = async (files: LearntFiles): Promise<readonly [number, string | null]> => {
    const { evaluations, problem } = await loadEvaluations(rules, files);
    const view = searching(rules, { evaluations, memoryMb: 1 }).game;
    expect(view).toBeInstanceOf(KernelDraughtsGame);
    view.load({ start: game, played: [] }, game);
    return [view.evaluate(), problem];
  };
  const [plain, none] = await value({});
  expect(none).toBeNull();
  const [learnt] = await value(fileOf('english', 9));
  expect(learnt).not.toBe(plain);
  expect(await value(damaged)).toEqual([plain, 'damaged']);
  expect(await value({ english: () => Promise.reject(new Error('offline')) })).toEqual([plain, 'missing']);
  expect((await loadEvaluations(ruleSet('marelle'))).evaluations).toBe(EVALUATIONS);
});

it('an engine in a worker says that its weights are damaged, once, and plays on', async () => {
  const answers: EngineAnswer[] = [];
  let heard = (): void => undefined;
  const service = new EngineService({
    post(answer) {
      answers.push(answer);
      if (answer.kind === 'chosen') heard();
    },
    now: () => performance.now(),
    rest: () => new Promise((done) => setImmediate(done)),
    memoryMb: 1,
    learnt: damaged,
  });
  const rules = ruleSet('english');
  for (const request of [1, 2])
    await new Promise<void>((done) => {
      heard = done;
      service.receive({ kind: 'choose', request, rules: rulesMessage(rules), root: rules.start(), level: 2, seed: 1 });
    });
  expect(answers.filter(({ kind }) => kind !== 'info')).toEqual([
    { kind: 'plain-weights', request: 1, problem: 'damaged' },
    { kind: 'chosen', request: 1, turn: expect.anything() },
    { kind: 'chosen', request: 2, turn: expect.anything() },
  ]);
});
