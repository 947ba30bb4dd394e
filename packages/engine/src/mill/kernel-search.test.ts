import { type MillRuleSet, ruleSet } from '@merellier/rules';
import * as rules from '@merellier/rules/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isLong } from '../../../../scripts/long.mjs';
import type { Probe } from '../probe.ts';
import { type Random, randomFrom } from '../random.ts';
import { portableSearching } from '../search.ts';
import { MATERIAL } from '../testing/material.ts';
import { chancy, comparePositions, compareSearches, houseRulesLike, type Twins } from '../testing/twins.ts';
import { MillFeatureEvaluation } from './feature-evaluation.ts';
import { MILL_FEATURES, MILL_PHASES } from './features.ts';
import { kernelKnows } from './kernel.ts';
import * as kernelFeatures from './kernel-features.ts';
import { KernelMillGame } from './kernel-game.ts';
import { kernelSearching } from './kernel-search.ts';
import * as kernelTurns from './kernel-turns.ts';
import { MillGame } from './mill-game.ts';
import { millSearching } from './searching.ts';
import { weightsFor } from './weights.ts';

const IDS = [
  ...(['marelle', 'jeu-du-moulin', 'merels-diagonals', 'marelle-de-poche', 'lasker', 'morabaraba'] as const),
  ...(['marelle-de-ceylan', 'marelle-mixte', 'marelle-cubique', 'marelle-a-12', 'nerenchi', 'dooz'] as const),
  ...(['achi', 'marelle-a-3', 'mulabalaba', 'marelle-triple'] as const),
] as const;

const SMALL = { memoryMb: 1 };

const mill = (id: string): MillRuleSet => ruleSet(id as 'marelle') as MillRuleSet;
const judging = ({ core }: MillRuleSet): MillFeatureEvaluation => new MillFeatureEvaluation(core, weightsFor(core));

/** The portable search and the kernel of a rule set, in this order. */
function both(set: MillRuleSet): Twins {
  const kernel = kernelSearching(set, judging(set), SMALL);
  if (!kernel) throw new Error(`no kernel for ${set.id}`);
  return [portableSearching(new MillGame(set, judging(set)), SMALL), kernel];
}

const houseRules = (random: Random): MillRuleSet =>
  houseRulesLike<MillRuleSet>(IDS, random, ({ core }) => kernelKnows(core));

const positions = (set: MillRuleSet, seed: number): void => comparePositions(set, both(set), seed, 30);
const searches = (set: MillRuleSet, seed: number, nodes: number, probe: Probe | null = null): void =>
  compareSearches(set, both(set), { seed, nodes, turns: 40, probe });

const TIMES = isLong ? 40 : 2;

describe('the kernel of the mill sees what the portable searcher sees', () => {
  it.each(IDS)('%s', (id) => {
    for (let seed = 0; seed < 2 * TIMES; seed++) positions(mill(id), seed);
  });

  it('house rule sets', () => {
    const random = randomFrom(11);
    for (let i = 0; i < 20 * TIMES; i++) positions(houseRules(random), i);
  });
});

describe('the kernel of the mill searches as the portable search does, node for node', () => {
  it.each(IDS)('%s', (id) => {
    for (let seed = 0; seed < TIMES; seed++) searches(mill(id), seed, 3000);
  });

  it('house rule sets', () => {
    const random = randomFrom(12);
    for (let i = 0; i < 12 * TIMES; i++) searches(houseRules(random), i, 2000);
  });

  it('with exact values', () => {
    for (let seed = 0; seed < 4 * TIMES; seed++)
      searches(mill(seed % 2 === 0 ? 'marelle' : 'marelle-de-poche'), seed, 3000, chancy(9));
  });
});

describe('what the kernel does not know', () => {
  afterEach(() => vi.unstubAllGlobals());

  const isKernel = (set: MillRuleSet): boolean =>
    millSearching(set, judging(set), SMALL).game instanceof KernelMillGame;

  it('is searched portably: dice, rules that few rule sets have, other evaluations', () => {
    expect(isKernel(mill('marelle'))).toBe(true);
    for (const id of ['marelle-avec-des', 'shax', 'one-time-mill', 'mul-mulan', 'da-san-qi'] as const)
      expect(isKernel(mill(id)), id).toBe(false);
    const { core } = mill('marelle');
    expect(millSearching(mill('marelle'), MATERIAL.mill(core), SMALL).game).not.toBeInstanceOf(KernelMillGame);
  });

  it('is searched portably where there is no memory of the size asked for', () => {
    class Refused {
      constructor() {
        throw new RangeError('no memory');
      }
    }
    vi.stubGlobal('WebAssembly', { ...WebAssembly, Module: WebAssembly.Module, Memory: Refused });
    expect(isKernel(mill('marelle'))).toBe(false);
  });
});

it('numbers of the kernel are those of the rules and of the features', () => {
  const places = Object.entries(kernelFeatures).map(([name, place]) => [
    name.toLowerCase().replaceAll('_', '-'),
    place,
  ]);
  const inOrder = (names: readonly string[]): unknown => names.map((name, place) => [name, place]);
  expect(places).toEqual(expect.arrayContaining(inOrder(MILL_FEATURES) as unknown[]));
  expect(places).toEqual(expect.arrayContaining(inOrder(MILL_PHASES) as unknown[]));
  expect(kernelFeatures.COUNTED).toBe(MILL_FEATURES.length);
  const { NONE, PASS, CAPTURE, EXTRA_TURN, FORBIDDEN, FROM_HAND } = kernelTurns;
  expect({ NONE, PASS, CAPTURE, EXTRA_TURN, FORBIDDEN, FROM_HAND }).toEqual({
    ...{ NONE: rules.NONE, PASS: rules.PASS, CAPTURE: rules.CAPTURE },
    ...{ EXTRA_TURN: rules.EXTRA_TURN, FORBIDDEN: rules.FORBIDDEN, FROM_HAND: rules.FROM_HAND },
  });
  expect(kernelTurns.NO_CAPTURES).toBe(rules.packQuiet(0, 0));
});
