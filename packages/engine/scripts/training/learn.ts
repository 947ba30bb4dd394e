import type { DraughtsRuleSet } from '@merellier/rules';
import type { LearntWeights } from '../../src/draughts/features.ts';
import { weightsFor } from '../../src/draughts/weights.ts';
import { Engine } from '../../src/engine.ts';
import { type Evaluations, evaluationsWith } from '../../src/evaluations.ts';
import { collect, joined } from './collect.ts';
import { fitWeights } from './fit.ts';
import { observe, placesOf } from './observations.ts';
import { rowsOf, weightsOf } from './weights.ts';

export interface LearningPlan {
  readonly seed: number;
  /** Games of each generation, and nodes of each of their turns. */
  readonly games: number;
  readonly nodes: number;
  readonly generations: number;
  /** What the first generation plays with. */
  readonly first: Evaluations;
  /** Where games are kept: they are not played twice. */
  readonly folder: string;
  readonly bar: (name: string, of: number) => (done: number, remark?: string) => void;
}

/** What was learnt, and from what: positions, and the mean loss of the fit on those that it was not shown. */
export interface Learnt {
  readonly weights: LearntWeights;
  readonly evaluations: Evaluations;
  readonly games: number;
  readonly nodes: number;
  readonly generations: number;
  readonly seed: number;
  readonly positions: number;
  readonly before: number;
  readonly after: number;
}

const ROUNDS = 16;

/** Plays games and fits weights to them, generation by generation; the fit is to the games of all. */
export function learn(rules: DraughtsRuleSet, plan: LearningPlan): Learnt {
  const { seed, games, nodes, generations, first, folder, bar } = plan;
  const start = rowsOf(rules, weightsFor(rules.core));
  let evaluations = first;
  let learnt: Learnt | null = null;
  const samples: Int32Array[] = [];
  for (let generation = 1; generation <= generations; generation++) {
    const played = collect(new Engine(rules, { memoryMb: 1, evaluations }), {
      ...{ folder, seed, games, nodes, first: (generation - 1) * games },
      onGames: bar(`games, generation ${generation}`, games),
    });
    samples.push(played);
    const data = observe(rules, joined(samples));
    const progress = bar(`fit to ${data.count} positions`, ROUNDS);
    const { rows, before, after } = fitWeights(data, start, {
      ...{ patterns: placesOf(rules).patterns, rounds: ROUNDS },
      onRound: (round, loss) => progress(round, `loss ${loss.toFixed(5)}`),
    });
    const weights = weightsOf(rules, rows);
    evaluations = evaluationsWith(weights);
    learnt = {
      weights,
      evaluations,
      games,
      nodes,
      seed,
      generations: generation,
      positions: data.count,
      before,
      after,
    };
  }
  if (!learnt) throw new RangeError('at least one generation');
  return learnt;
}
