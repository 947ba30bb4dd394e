/**
 * Tunes the evaluation of the draughts family, as scripts/tune-mill.ts does that of the mill, and writes what it finds into
 * src/draughts/weights-table.ts.
 *
 *     node --conditions=source --import tsx packages/engine/scripts/tune-draughts.ts RULES [GAMES] [NODES] [SEED]
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type DraughtsPosition, type DraughtsRuleSet, ruleSet } from '@merellier/rules';
import { pieceAt } from '@merellier/rules/kernel';
import { DraughtsGame } from '../src/draughts/draughts-game.ts';
import { DRAUGHTS_FEATURES } from '../src/draughts/evaluation.ts';
import { weightsFor } from '../src/draughts/weights.ts';
import { DRAUGHTS_WEIGHTS, type DraughtsWeights } from '../src/draughts/weights-table.ts';
import { randomFrom } from '../src/random.ts';
import { lineOf, nowOf } from '../src/root.ts';
import { FORCED } from '../src/search-game.ts';
import { chance, type Observation, regress } from './regression.ts';
import { player, selfplay } from './selfplay.ts';

const [id = 'dames', games = '2000', nodes = '4000', seed = '1'] = process.argv.slice(2);
const rules = ruleSet(id) as DraughtsRuleSet;
const { layout } = rules.core;
const { squares } = layout;
const engine = player(rules);
const game = new DraughtsGame(rules);
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
  for (const [i, feature] of game.evaluation.features.entries()) {
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

const start = weightsFor(rules.core);
const flat = [...start.man, start.king, ...start.counted].flat();
const { weights, before, after } = regress(observations, [flat]);
const found = weights[0] as number[];
console.error(`loss ${before.toFixed(5)} -> ${after.toFixed(5)}`);
const men = found.slice(0, 2 * squares);
const unit = 100 / (men.reduce((total, each) => total + each, 0) / men.length);
const rounded = found.map((weight) => Math.round(weight * unit));
const part = (from: number, length: number): number[] => rounded.slice(from, from + length);
const tuned: DraughtsWeights = {
  provenance: `${games} games of ${nodes} nodes a turn, seed ${seed}: ${observations.length} positions, loss ${before.toFixed(4)} to ${after.toFixed(4)}`,
  man: [part(0, squares), part(squares, squares)],
  king: part(2 * squares, squares),
  counted: [part(3 * squares, counted), part(3 * squares + counted, counted)],
};
console.error(tuned);
write({ ...DRAUGHTS_WEIGHTS, [id]: tuned });

function write(table: Readonly<Record<string, DraughtsWeights>>): void {
  const path = fileURLToPath(new URL('../src/draughts/weights-table.ts', import.meta.url));
  writeFileSync(
    path,
    `/** Weights that were tuned for one rule set of draughts. Of two rows the first is for a full board, the second for an empty one. */
export interface DraughtsWeights {
  /** How they were found: the arguments of scripts/tune-draughts.ts and what came out. */
  readonly provenance: string;
  /** The value of a man on each square, seen by White. */
  readonly man: readonly (readonly number[])[];
  /** The value of a king on each square, seen by White. */
  readonly king: readonly number[];
  /** The weights of what is counted, in the order of DRAUGHTS_FEATURES. */
  readonly counted: readonly (readonly number[])[];
}

/**
 * What a piece is worth on each square, and what each feature, in hundredths of a man, for the rule sets that were tuned.
 * Written by scripts/tune-draughts.ts, one rule set at a time.
 */
export const DRAUGHTS_WEIGHTS: Readonly<Record<string, DraughtsWeights>> = ${JSON.stringify(table, null, 2)};
`,
  );
}
