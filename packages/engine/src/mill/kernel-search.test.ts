import { lineTo, type MillPosition, type MillRuleSet, positionOf, ruleSet } from '@merellier/rules';
import * as rules from '@merellier/rules/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isLong } from '../../../../scripts/long.mjs';
import { GameEngine } from '../game-engine.ts';
import { type Probe, UNKNOWN } from '../probe.ts';
import { type Random, randomFrom } from '../random.ts';
import { rootOf } from '../root.ts';
import { portableSearching } from '../search.ts';
import { HAS_WON, LOST, type RootGame } from '../search-game.ts';
import type { Searching } from '../searcher.ts';
import { MATERIAL } from '../testing/material.ts';
import { houseRules, pick, randomGame } from '../testing/positions.ts';
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
function both(set: MillRuleSet): [Searching, Searching] {
  const kernel = kernelSearching(set, judging(set), SMALL);
  if (!kernel) throw new Error(`no kernel for ${set.id}`);
  return [portableSearching(new MillGame(set, judging(set)), SMALL), kernel];
}

/** A house rule set that the kernel knows. */
function knownHouseRules(random: Random): MillRuleSet {
  for (;;) {
    const set = houseRules(pick(random, IDS), random) as MillRuleSet;
    if (kernelKnows(set.core)) return set;
  }
}

/** Everything that is asked of a position, in a form that is the same on either side. */
function look(game: RootGame): unknown {
  const end = game.generate(0);
  const state = game.state();
  return {
    position: { ...game.view() },
    turns: Array.from({ length: end }, (_, i) => [game.turns[i], game.ranks[i]]),
    state,
    value: (state & (LOST | HAS_WON)) !== 0 ? null : game.evaluate(),
    men: game.men(),
    side: game.side(),
    glance: game.glance(),
  };
}

/** Goes through a random game on both sides. */
function comparePositions(set: MillRuleSet, seed: number): void {
  const random = randomFrom(seed);
  const start = randomGame(set, random, Math.floor(random() * 30));
  const games = both(set).map(({ game }) => game);
  for (const game of games) game.load(lineTo(start, start.at), positionOf(start));
  const [plain, kernel] = games as [RootGame, RootGame];
  for (let i = 0; i < 40; i++) {
    expect(look(kernel), `${set.id} ${JSON.stringify(set.changes)}`).toEqual(look(plain));
    const end = plain.generate(0);
    if (end === 0) break;
    kernel.generate(0);
    const index = Math.floor(random() * end);
    for (const game of games) game.make(index);
  }
}

/** A probe that knows every other position of few men, and values it by chance: the same each time. */
const chancy: Probe = {
  mostMen: 9,
  slow: false,
  value: (position) => {
    const { white, black } = position as MillPosition;
    const drawn = Math.imul(white ^ (black << 5), 0x2c1b3c6d) >>> 20;
    return drawn % 2 === 0 ? UNKNOWN : (drawn % 7) - 3;
  },
  turns: () => null,
};

/** Searches where a random game stands, on both sides, in many slices; the second search knows what the first has learnt. */
function compareSearches(set: MillRuleSet, seed: number, nodes: number, probe: Probe | null = null): void {
  const random = randomFrom(seed);
  const game = randomGame(set, random, Math.floor(random() * 40));
  const engines = both(set).map((searching) => new GameEngine(set, searching, { probe }));
  for (const limits of [{ nodes: nodes / 4, depth: 4 }, { nodes }]) {
    const found = engines.map((engine) => {
      const depths: unknown[] = [];
      const { millis: _, ...result } = engine.search(rootOf(game), limits, {
        ...{ now: () => 0, lines: seed % 3 === 0 ? 3 : 1 },
        onInfo: ({ depth, nodes, lines }) => depths.push([depth, nodes, lines[0]?.score]),
      });
      return { result, depths };
    });
    expect(found[1], `${set.id} ${JSON.stringify(set.changes)} ${set.key(positionOf(game) as MillPosition)}`).toEqual(
      found[0],
    );
  }
}

const TIMES = isLong ? 40 : 2;

describe('the kernel of the mill sees what the portable searcher sees', () => {
  it.each(IDS)('%s', (id) => {
    for (let seed = 0; seed < 2 * TIMES; seed++) comparePositions(mill(id), seed);
  });

  it('house rule sets', () => {
    const random = randomFrom(11);
    for (let i = 0; i < 20 * TIMES; i++) comparePositions(knownHouseRules(random), i);
  });
});

describe('the kernel of the mill searches as the portable search does, node for node', () => {
  it.each(IDS)('%s', (id) => {
    for (let seed = 0; seed < TIMES; seed++) compareSearches(mill(id), seed, 3000);
  });

  it('house rule sets', () => {
    const random = randomFrom(12);
    for (let i = 0; i < 12 * TIMES; i++) compareSearches(knownHouseRules(random), i, 2000);
  });

  it('with exact values', () => {
    for (let seed = 0; seed < 4 * TIMES; seed++)
      compareSearches(mill(seed % 2 === 0 ? 'marelle' : 'marelle-de-poche'), seed, 3000, chancy);
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
