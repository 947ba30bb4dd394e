/**
 * Tunes the evaluation of the mill family: plays games of the engine with itself, fits the weights to how they ended and to
 * what the search thought, and writes them into src/mill/weights-table.ts.
 *
 *     node --conditions=source --import tsx packages/engine/scripts/tune-mill.ts RULES [GAMES] [NODES] [SEED]
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MillRuleSet, ruleSet } from '@merellier/rules';
import { MILL_FEATURES, MILL_PHASES } from '../src/mill/evaluation.ts';
import { MillGame } from '../src/mill/mill-game.ts';
import { weightsFor } from '../src/mill/weights.ts';
import { MILL_WEIGHTS, type MillWeights } from '../src/mill/weights-table.ts';
import { randomFrom } from '../src/random.ts';
import { lineOf, nowOf } from '../src/root.ts';
import { chance, type Observation, regress } from './regression.ts';
import { player, selfplay } from './selfplay.ts';

const [id = 'marelle', games = '2000', nodes = '4000', seed = '1'] = process.argv.slice(2);
const rules = ruleSet(id) as MillRuleSet;
const engine = player(rules);
const game = new MillGame(rules);
const observations: Observation[] = [];
for (let i = 0; i < Number(games); i++) {
  const random = randomFrom(Number(seed) * 1_000_003 + i);
  engine.clear();
  for (const { root, value, result } of selfplay(engine, random, Number(nodes))) {
    // A throw that stands is not part of what is judged, and at a forced end there is nothing to judge.
    if (Math.abs(value) > 20_000) continue;
    game.load(lineOf(root), nowOf(root));
    game.evaluate();
    const { phase, features } = game.evaluation;
    observations.push({ phase, features: [...features], target: 0.5 * result + 0.5 * chance(value) });
  }
  if (i % 100 === 99) console.error(`${i + 1} games, ${observations.length} positions`);
}

const start = weightsFor(rules.core);
const { weights, before, after } = regress(observations, start);
console.error(`loss ${before.toFixed(5)} -> ${after.toFixed(5)}`);
// A man in the middle of the game is worth a hundred of the unit.
const unit = 100 / ((weights[MILL_PHASES.indexOf('moving')] as number[])[MILL_FEATURES.indexOf('men')] as number);
const rounded = weights.map((row) => row.map((weight) => Math.round(weight * unit)));
for (const [i, row] of rounded.entries()) console.error((MILL_PHASES[i] as string).padEnd(12), row.join(' '));
const provenance = `${games} games of ${nodes} nodes a turn, seed ${seed}: ${observations.length} positions, loss ${before.toFixed(4)} to ${after.toFixed(4)}`;
write({ ...MILL_WEIGHTS, [id]: { provenance, rows: rounded } });

function write(table: Readonly<Record<string, MillWeights>>): void {
  const entries = Object.entries(table).map(
    ([name, { provenance: from, rows }]) =>
      `  ${/^\w+$/.test(name) ? name : `'${name}'`}: {\n    provenance: '${from}',\n    rows: [\n${rows.map((row) => `      [${row.join(', ')}],`).join('\n')}\n    ],\n  },`,
  );
  const path = fileURLToPath(new URL('../src/mill/weights-table.ts', import.meta.url));
  writeFileSync(
    path,
    `/** Weights that were tuned for one rule set. */
export interface MillWeights {
  /** How they were found: the arguments of scripts/tune-mill.ts and what came out. */
  readonly provenance: string;
  /** One row for each phase, one number for each feature. */
  readonly rows: readonly (readonly number[])[];
}

/**
 * What each feature is worth in each phase, in hundredths of a man, for the rule sets that were tuned. Written by
 * scripts/tune-mill.ts, one rule set at a time; a row is a phase, in the order of MILL_PHASES.
 */
export const MILL_WEIGHTS: Readonly<Record<string, MillWeights>> = {
${entries.join('\n')}
};
`,
  );
}
