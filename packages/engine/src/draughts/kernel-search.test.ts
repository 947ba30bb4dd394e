import { type DraughtsRuleSet, ruleSet } from '@merellier/rules';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isLong } from '../../../../scripts/long.mjs';
import { loadEvaluations } from '../evaluations.ts';
import type { Probe } from '../probe.ts';
import { type Random, randomFrom } from '../random.ts';
import { portableSearching } from '../search.ts';
import { MATERIAL } from '../testing/material.ts';
import { chancy, comparePositions, compareSearches, houseRulesLike, type Twins } from '../testing/twins.ts';
import { DraughtsGame } from './draughts-game.ts';
import type { DraughtsEvaluation } from './evaluation.ts';
import { DraughtsFeatureEvaluation } from './feature-evaluation.ts';
import { kernelKnows } from './kernel.ts';
import { KernelDraughtsGame } from './kernel-game.ts';
import { kernelSearching } from './kernel-search.ts';
import { LEARNT_IDS } from './learnt-ids.ts';
import { RulesGame } from './rules-game.ts';
import { draughtsSearching } from './searching.ts';
import { weightsFor } from './weights.ts';

const IDS = [
  ...(['dames', 'dame-36', 'dame-100', 'international', 'russian', 'brazilian', 'english', 'italian'] as const),
  ...(['spanish', 'czech', 'pool', 'thai', 'antidraughts', 'breakthrough', 'killer'] as const),
] as const;

const SMALL = { memoryMb: 1 };

const draughts = (id: string, changes = {}): DraughtsRuleSet =>
  ruleSet(id as 'dames', changes) as unknown as DraughtsRuleSet;
const judging = ({ core }: DraughtsRuleSet): DraughtsEvaluation =>
  new DraughtsFeatureEvaluation(core, weightsFor(core));

/** The portable search and the kernel of a rule set, in this order. */
function both(set: DraughtsRuleSet, evaluation = judging(set)): Twins {
  const kernel = kernelSearching(set, evaluation, SMALL);
  if (!kernel) throw new Error(`no kernel for ${set.id}`);
  return [portableSearching(new DraughtsGame(set, evaluation), SMALL), kernel];
}

const houseRules = (random: Random): DraughtsRuleSet =>
  houseRulesLike<DraughtsRuleSet>(IDS, random, ({ core }) => kernelKnows(core));

/** Draws that come soon, by every rule that counts turns. */
const SOON = {
  ...{ 'one-king-draw': 3, 'kings-only-draw': 4, 'two-to-one-draw': 3, 'three-to-one-draw': 4 },
  ...{ 'three-kings-draw': 2, 'two-kings-draw': 2, 'main-road-draw': 2, 'five-pieces-draw': 4 },
  ...{ 'seven-pieces-draw': 5, 'king-moves-draw': 5 },
};

const searches = (set: DraughtsRuleSet, seed: number, nodes: number, turns = 60, probe: Probe | null = null): void =>
  compareSearches(set, both(set), { seed, nodes, turns, probe });

const TIMES = isLong ? 40 : 2;

describe('the kernel of draughts sees what the portable searcher sees', () => {
  it.each(IDS)('%s', (id) => {
    const set = draughts(id);
    const twins = both(set);
    for (let seed = 0; seed < 6 * TIMES; seed++) comparePositions(set, twins, seed, 60);
  });

  it('house rule sets', () => {
    const random = randomFrom(7);
    for (let i = 0; i < 20 * TIMES; i++) {
      const set = houseRules(random);
      comparePositions(set, both(set), i, 60);
    }
  });

  it('in games with kings, whose draws look back', () => {
    for (const id of IDS) {
      const set = draughts(id, SOON);
      const twins = both(set);
      for (let seed = 0; seed < 2 * TIMES; seed++) comparePositions(set, twins, 100 + seed, 180);
    }
  });
});

describe('the kernel of draughts searches as the portable search does, node for node', () => {
  it.each(IDS)('%s', (id) => {
    for (let seed = 0; seed < TIMES; seed++) searches(draughts(id), seed, 6000);
  });

  it.each(LEARNT_IDS)('%s with what was learnt about it', async (id) => {
    const set = draughts(id);
    const { evaluations, problem } = await loadEvaluations(set);
    expect(problem).toBeNull();
    const twins = both(set, evaluations.draughts(set.core));
    for (let seed = 0; seed < TIMES; seed++) compareSearches(set, twins, { seed, nodes: 6000, turns: 60 });
  });

  it('house rule sets', () => {
    const random = randomFrom(12);
    for (let i = 0; i < 12 * TIMES; i++) searches(houseRules(random), i, 4000);
  });

  it('in games with kings, whose draws look back', () => {
    for (const id of IDS) for (let seed = 0; seed < TIMES; seed++) searches(draughts(id, SOON), 100 + seed, 4000, 180);
  });

  it('with exact values', () => {
    for (let seed = 0; seed < 4 * TIMES; seed++)
      searches(draughts(seed % 2 === 0 ? 'dames' : 'international'), seed, 4000, 120, chancy(12));
  });
});

describe('what the kernel does not know', () => {
  afterEach(() => vi.unstubAllGlobals());

  const isKernel = (set: DraughtsRuleSet, evaluation = judging(set)): boolean =>
    draughtsSearching(set, evaluation, SMALL).game instanceof KernelDraughtsGame;

  it('is searched portably: huffing, captures along rows, kings that rest, one piece each, other evaluations', () => {
    for (const id of IDS) expect(isKernel(draughts(id)), id).toBe(true);
    for (const id of ['dames-a-souffler', 'frisian', 'frysk']) expect(isKernel(draughts(id)), id).toBe(false);
    expect(isKernel(draughts('dames'), MATERIAL.draughts(draughts('dames').core))).toBe(false);
  });

  it('is searched by the rules on boards and lines that no shift knows', () => {
    for (const id of ['canadian', 'turkish'])
      expect(draughtsSearching(draughts(id), judging(draughts(id)), SMALL).game, id).toBeInstanceOf(RulesGame);
  });

  it('is searched portably where there is no memory of the size asked for', () => {
    class Refused {
      constructor() {
        throw new RangeError('no memory');
      }
    }
    vi.stubGlobal('WebAssembly', { ...WebAssembly, Module: WebAssembly.Module, Memory: Refused });
    expect(isKernel(draughts('dames'))).toBe(false);
  });
});
