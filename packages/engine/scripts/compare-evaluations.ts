/**
 * Lets two evaluations play each other at equal nodes, every opening from both sides, and says how it went.
 *
 *     node --conditions=source --import tsx packages/engine/scripts/compare-evaluations.ts RULES FIRST SECOND [GAMES] [NODES] [SEED]
 *
 * FIRST and SECOND are names of CANDIDATES below: a new evaluation is measured by adding it there.
 */
import { outcomeOf, positionOf, ruleSet, type Turn } from '@merellier/rules';
import { DraughtsFeatureEvaluation } from '../src/draughts/feature-evaluation.ts';
import { plainWeights } from '../src/draughts/weights.ts';
import { Engine } from '../src/engine.ts';
import { EVALUATIONS, type Evaluations, loadEvaluations } from '../src/evaluations.ts';
import { MillFeatureEvaluation } from '../src/mill/feature-evaluation.ts';
import { MILL_WEIGHTS } from '../src/mill/weights-table.ts';
import { randomFrom } from '../src/random.ts';
import { rootOf } from '../src/root.ts';
import { MATERIAL } from '../src/testing/material.ts';
import { playPairs } from './pairs.ts';
import { describe } from './result.ts';
import { next, opening } from './selfplay.ts';

const [id = 'dames', first = 'ours', second = 'material', games = '100', nodes = '2000', seed = '1'] =
  process.argv.slice(2);
const rules = ruleSet(id);

const CANDIDATES: Readonly<Record<string, Evaluations>> = {
  /** What the engine plays with once it is loaded, and what it plays with unless it is. */
  ours: (await loadEvaluations(rules)).evaluations,
  unloaded: EVALUATIONS,
  /** The weights of draughts before tuning. */
  plain: { ...EVALUATIONS, draughts: (core) => new DraughtsFeatureEvaluation(core, plainWeights(core)) },
  /** What boards of the mill have that were not tuned themselves. */
  marelle: { ...EVALUATIONS, mill: (core) => new MillFeatureEvaluation(core, MILL_WEIGHTS.marelle.weights) },
  material: MATERIAL,
};

/** A game that has not ended after so many turns is a draw. */
const MOST_TURNS = 300;

function engineWith(name: string): Engine {
  const evaluations = CANDIDATES[name];
  if (!evaluations) throw new Error(`no evaluation ${name}: ${Object.keys(CANDIDATES).join(', ')}`);
  return new Engine(rules, { memoryMb: 8, evaluations });
}

/** Plays an opening out and gives the side that won. */
function play(white: Engine, black: Engine, from: number): 'white' | 'black' | null {
  const random = randomFrom(from);
  white.clear();
  black.clear();
  let game = opening(rules, random, 4);
  for (let i = 0; i < MOST_TURNS && outcomeOf(game) === null; i++) {
    const engine = positionOf(game).toPlay === 'white' ? white : black;
    const { turn } = engine.search(rootOf(game), { nodes: Number(nodes) });
    game = next(game, turn as Turn, random);
  }
  return outcomeOf(game)?.winner ?? null;
}

const [a, b] = [engineWith(first), engineWith(second)];
const tally = playPairs(Number(games), Number(seed), (isWhite, from) =>
  isWhite ? play(a, b, from) : play(b, a, from),
);
const { percent, error, elo, likelihood } = describe(tally);
console.log(
  `${id}, ${nodes} nodes a turn, ${first} against ${second}: +${tally.won} =${tally.drawn} -${tally.lost}, ` +
    `${percent.toFixed(1)} % ± ${error.toFixed(1)}, ${elo.toFixed(0)} Elo, better with ${(100 * likelihood).toFixed(1)} %`,
);
