import {
  type DraughtsRuleSet,
  lineTo,
  type MillPosition,
  type MillRuleSet,
  outcomeOf,
  ruleSet,
} from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { DraughtsGame } from './draughts/draughts-game.ts';
import { DraughtsFeatureEvaluation } from './draughts/feature-evaluation.ts';
import { DRAUGHTS_FEATURES, type DraughtsFeature, type DraughtsWeights } from './draughts/features.ts';
import { KernelDraughtsGame } from './draughts/kernel-game.ts';
import { weightsFor as draughtsWeights, plainWeights } from './draughts/weights.ts';
import { Engine } from './engine.ts';
import { EVALUATIONS, type Evaluations } from './evaluations.ts';
import { searchGame, searching } from './family.ts';
import { MillFeatureEvaluation } from './mill/feature-evaluation.ts';
import { MILL_FEATURES, MILL_PHASES, type MillFeature } from './mill/features.ts';
import { masksOf } from './mill/masks.ts';
import { MillTactics } from './mill/tactics.ts';
import { weightsFor as millWeights } from './mill/weights.ts';
import { randomFrom } from './random.ts';
import { rootOf } from './root.ts';
import { FORCED, type RootGame } from './search-game.ts';
import { MATERIAL } from './testing/material.ts';
import { randomGame } from './testing/positions.ts';

const read = (id: string, fen: string) => {
  const rules = ruleSet(id);
  const position = readFen(rules, fen);
  if (!position.ok) throw new Error(fen);
  return { rules, position: position.value };
};

describe('an evaluation given to the engine is what judges positions', () => {
  it.each([
    ['marelle', 'W:Wa1,b4,d2,d6,f2:Bb6,d5,f4', 200],
    ['dames', 'W:W25,27,29,K5:B1,2', 400],
    ['dames-a-souffler', 'W:W25,27,29:B1,2', 100],
  ])('%s', (id, fen, material) => {
    const { rules, position } = read(id, fen);
    const game = searchGame(rules, { evaluations: MATERIAL });
    game.load({ start: position, played: [] }, position);
    expect([game.evaluate(), game.glance()]).toEqual([material, material]);
    const ours = searchGame(rules);
    ours.load({ start: position, played: [] }, position);
    expect(ours.evaluate()).not.toBe(material);
  });

  it('the search finds another value with another one', () => {
    for (const id of ['marelle', 'dames']) {
      const rules = ruleSet(id);
      const [own, other] = [EVALUATIONS, MATERIAL].map((evaluations) => {
        const { lines } = new Engine(rules, { memoryMb: 1, evaluations }).search(rules.start(), { depth: 6 });
        return lines[0]?.score;
      });
      expect(other).toEqual({ kind: 'estimate', centimen: 0 });
      expect(own).not.toEqual(other);
    }
  });
});

it('the kernel weighs each feature of draughts by its own weight', () => {
  const rules = ruleSet('international') as DraughtsRuleSet;
  const base = draughtsWeights(rules.core);
  const random = randomFrom(5);
  for (const feature of DRAUGHTS_FEATURES) {
    const raised = (by: number): DraughtsWeights => ({
      ...base,
      counted: { full: { ...base.counted.full, [feature]: by }, empty: { ...base.counted.empty, [feature]: by } },
    });
    const evaluations = (by: number): Evaluations => ({
      ...EVALUATIONS,
      draughts: (core) => new DraughtsFeatureEvaluation(core, raised(by)),
    });
    const view = (by: number): RootGame => searching(rules, { evaluations: evaluations(by), memoryMb: 1 }).game;
    const kernel = view(1000);
    expect(kernel).toBeInstanceOf(KernelDraughtsGame);
    const portable = new DraughtsGame(rules, evaluations(1000).draughts(rules.core) as DraughtsFeatureEvaluation);
    const without = view(0);
    let told = 0;
    for (let i = 0; i < 20; i++) {
      const game = randomGame(rules, random, Math.floor(random() * 120));
      if (outcomeOf(game) !== null) continue;
      const { line, now } = rootOf(game) as { line: never; now: never };
      for (const each of [kernel, portable, without]) each.load(line, now);
      expect(kernel.evaluate()).toBe(portable.evaluate());
      if (kernel.evaluate() !== without.evaluate()) told++;
    }
    expect(told, `positions in which ${feature} counts`).toBeGreaterThan(0);
  }
});

describe('every feature on the list is counted', () => {
  it('mill, in every phase of the game', () => {
    const rules = ruleSet('marelle') as MillRuleSet;
    const evaluation = new MillFeatureEvaluation(rules.core, millWeights(rules.core));
    const tactics = new MillTactics(rules.core, masksOf(rules.core));
    const random = randomFrom(6);
    const counted = new Set<MillFeature>();
    const phases = new Set<string>();
    const look = (own: number, other: number, ownHand: number, otherHand: number): void => {
      tactics.read(own, other, ownHand, otherHand);
      evaluation.count(tactics);
      phases.add(evaluation.phase(tactics));
      for (const [i, feature] of MILL_FEATURES.entries()) if (evaluation.features[i] !== 0) counted.add(feature);
    };
    for (let i = 0; i < 80; i++)
      for (const { position } of lineTo(randomGame(rules, random, 120)).played) {
        const { white, black, whiteHand, blackHand } = position as MillPosition;
        look(white, black, whiteHand, blackHand);
        look(black, white, blackHand, whiteHand);
      }
    expect(MILL_FEATURES.filter((feature) => !counted.has(feature))).toEqual([]);
    expect(MILL_PHASES.filter((phase) => !phases.has(phase))).toEqual([]);
  });

  it('draughts', () => {
    const rules = ruleSet('dames') as DraughtsRuleSet;
    const evaluation = new DraughtsFeatureEvaluation(rules.core, plainWeights(rules.core));
    const searcher = new DraughtsGame(rules, evaluation);
    const random = randomFrom(7);
    const counted = new Set<DraughtsFeature>();
    for (let i = 0; i < 200; i++) {
      const game = randomGame(rules, random, Math.floor(random() * 90));
      const { line, now } = rootOf(game) as { line: never; now: never };
      searcher.load(line, now);
      if (outcomeOf(game) !== null || (searcher.state() & FORCED) !== 0) continue;
      searcher.evaluate();
      for (const [i, feature] of DRAUGHTS_FEATURES.entries()) if (evaluation.features[i] !== 0) counted.add(feature);
    }
    expect(DRAUGHTS_FEATURES.filter((feature) => !counted.has(feature))).toEqual([]);
  });
});

it('finds mills that hang without an evaluation being asked first', () => {
  const { rules, position } = read('marelle', 'W:Wa1,a4,d7,g1:Bb6,d5,f4,f6');
  const game = searchGame(rules);
  game.load({ start: position, played: [] }, position);
  const end = game.generateTactical(0);
  const fresh = game.generate(end);
  expect(end).toBeGreaterThan(0);
  expect(end).toBeLessThan(fresh - end);
});
