/**
 * Tunes the evaluation of the draughts family, as scripts/tune-mill.ts does that of the mill, and writes what it finds into
 * src/draughts/weights-table.ts.
 *
 *     node --conditions=source --import tsx packages/engine/scripts/tune-draughts.ts RULES [GAMES] [NODES] [SEED]
 */
import { type DraughtsPosition, type DraughtsRuleSet, ruleSet } from '@merellier/rules';
import { pieceAt } from '@merellier/rules/kernel';
import { DraughtsGame } from '../src/draughts/draughts-game.ts';
import { DraughtsFeatureEvaluation } from '../src/draughts/feature-evaluation.ts';
import { DRAUGHTS_FEATURES, type DraughtsWeights } from '../src/draughts/features.ts';
import { weightsFor } from '../src/draughts/weights.ts';
import { DRAUGHTS_WEIGHTS } from '../src/draughts/weights-table.ts';
import { randomFrom } from '../src/random.ts';
import { lineOf, nowOf } from '../src/root.ts';
import { FORCED } from '../src/search-game.ts';
import { named, rowOf } from '../src/weights.ts';
import { chance, type Observation, regress } from './regression.ts';
import { player, selfplay } from './selfplay.ts';
import { writeWeights } from './weights-file.ts';

const [id = 'dames', games = '2000', nodes = '4000', seed = '1'] = process.argv.slice(2);
const rules = ruleSet(id) as DraughtsRuleSet;
const { layout } = rules.core;
const { squares } = layout;
const engine = player(rules);
const start = weightsFor(rules.core);
const evaluation = new DraughtsFeatureEvaluation(rules.core, start);
const game = new DraughtsGame(rules, evaluation);
const counted = DRAUGHTS_FEATURES.length;

/** A position as one row of numbers: men by square for a full and for an empty board, kings by square, then what is counted. */
function observe(position: DraughtsPosition): number[] {
  const row = new Array<number>(3 * squares + 2 * counted).fill(0);
  const add = (at: number, amount: number): void => {
    row[at] = (row[at] as number) + amount;
  };
  const full = game.men() / (2 * rules.core.pieces);
  for (let place = 0; place < squares; place++) {
    const piece = pieceAt(layout, position, place);
    if (!piece) continue;
    const own = piece.side === position.toPlay ? 1 : -1;
    const seen = piece.side === 'white' ? place : squares - 1 - place;
    if (piece.king) add(2 * squares + seen, own);
    else {
      add(seen, own * full);
      add(squares + seen, own * (1 - full));
    }
  }
  for (const [i, feature] of evaluation.features.entries()) {
    add(3 * squares + i, feature * full);
    add(3 * squares + counted + i, feature * (1 - full));
  }
  return row;
}

const observations: Observation[] = [];
for (let i = 0; i < Number(games); i++) {
  const random = randomFrom(Number(seed) * 1_000_003 + i);
  engine.clear();
  for (const { root, value, result } of selfplay(engine, random, Number(nodes))) {
    if (Math.abs(value) > 20_000) continue;
    const position = nowOf(root) as DraughtsPosition;
    game.load(lineOf(root), position);
    // Where something must be taken, what stands on the board says nothing.
    if ((game.state() & FORCED) !== 0) continue;
    game.evaluate();
    observations.push({ phase: 0, features: observe(position), target: 0.5 * result + 0.5 * chance(value) });
  }
  if (i % 100 === 99) console.error(`${i + 1} games, ${observations.length} positions`);
}

const { man, king, counted: worth } = start;
const rows = [rowOf(DRAUGHTS_FEATURES, worth.full), rowOf(DRAUGHTS_FEATURES, worth.empty)];
const flat = [man.full, man.empty, king, ...rows].flat();
const { weights, before, after } = regress(observations, [flat]);
const found = weights[0] as number[];
console.error(`loss ${before.toFixed(5)} -> ${after.toFixed(5)}`);
const men = found.slice(0, 2 * squares);
const unit = 100 / (men.reduce((total, each) => total + each, 0) / men.length);
const rounded = found.map((weight) => Math.round(weight * unit));
const part = (from: number, length: number): number[] => rounded.slice(from, from + length);
const features = (from: number): DraughtsWeights['counted']['full'] => named(DRAUGHTS_FEATURES, part(from, counted));
const tuned: DraughtsWeights = {
  man: { full: part(0, squares), empty: part(squares, squares) },
  king: part(2 * squares, squares),
  counted: { full: features(3 * squares), empty: features(3 * squares + counted) },
};
console.error(tuned);
const provenance = `${games} games of ${nodes} nodes a turn, seed ${seed}: ${observations.length} positions, loss ${before.toFixed(4)} to ${after.toFixed(4)}`;
writeWeights('draughts', { ...DRAUGHTS_WEIGHTS, [id]: { provenance, weights: tuned } });
