/**
 * Tunes the evaluation of the mill family: plays games of the engine with itself, fits the weights to how they ended and to
 * what the search thought, and writes them into src/mill/weights-table.ts. It begins with the weights that the rule set has: another
 * seed makes another generation. A game in ten is kept from the fit, and says how well it does.
 *
 *     node --conditions=source --import tsx packages/engine/scripts/tune-mill.ts RULES [GAMES] [NODES] [SEED]
 */
import { type MillPosition, type MillRuleSet, ruleSet } from '@merellier/rules';
import { MillFeatureEvaluation } from '../src/mill/feature-evaluation.ts';
import { MILL_FEATURES, MILL_PHASES, type MillWeights } from '../src/mill/features.ts';
import { masksOf } from '../src/mill/masks.ts';
import { MillTactics } from '../src/mill/tactics.ts';
import { weightsFor } from '../src/mill/weights.ts';
import { MILL_WEIGHTS } from '../src/mill/weights-table.ts';
import { randomFrom } from '../src/random.ts';
import { nowOf } from '../src/root.ts';
import { named, rowOf } from '../src/weights.ts';
import { chance, lossOf, type Observation, regress } from './regression.ts';
import { player, selfplay } from './selfplay.ts';
import { writeWeights } from './weights-file.ts';

const [id = 'marelle', games = '2000', nodes = '4000', seed = '1'] = process.argv.slice(2);
const rules = ruleSet(id) as MillRuleSet;
const engine = player(rules);
const start = weightsFor(rules.core);
const evaluation = new MillFeatureEvaluation(rules.core, start);
const tactics = new MillTactics(rules.core, masksOf(rules.core));
const observations: Observation[] = [];
const kept: Observation[] = [];
/** Games that are kept, taken among all sorts. */
const isKept = (game: number): boolean => game % 20 < 2;
for (let i = 0; i < Number(games); i++) {
  const random = randomFrom(Number(seed) * 1_000_003 + i);
  engine.clear();
  for (const { root, value, result } of selfplay(engine, random, Number(nodes), { loose: i % 2 === 1 })) {
    // A throw that stands is not part of what is judged, and at a forced end there is nothing to judge.
    if (Math.abs(value) > 20_000) continue;
    const { white, black, whiteHand, blackHand, toPlay } = nowOf(root) as MillPosition;
    if (toPlay === 'white') tactics.read(white, black, whiteHand, blackHand);
    else tactics.read(black, white, blackHand, whiteHand);
    evaluation.count(tactics);
    const phase = MILL_PHASES.indexOf(evaluation.phase(tactics));
    const target = 0.5 * result + 0.5 * chance(value);
    (isKept(i) ? kept : observations).push({ phase, features: [...evaluation.features], target });
  }
  if (i % 100 === 99) console.error(`${i + 1} games, ${observations.length + kept.length} positions`);
}

const rows = MILL_PHASES.map((phase) => rowOf(MILL_FEATURES, start[phase]));
const { weights: found } = regress(observations, rows);
const [before, after] = [lossOf(kept, rows), lossOf(kept, found)];
console.error(`loss in games kept from the fit ${before.toFixed(5)} -> ${after.toFixed(5)}`);
// A man in the middle of the game is worth a hundred of the unit.
const unit = 100 / named(MILL_FEATURES, found[MILL_PHASES.indexOf('moving')] as number[]).men;
const weights = Object.fromEntries(
  MILL_PHASES.map((phase, i) => {
    const row = (found[i] as number[]).map((weight) => Math.round(weight * unit));
    return [phase, named(MILL_FEATURES, row)];
  }),
) as MillWeights;
console.error(weights);
const provenance = `${games} games of ${nodes} nodes a turn, seed ${seed}: ${observations.length + kept.length} positions, loss in games kept from the fit ${before.toFixed(4)} to ${after.toFixed(4)}`;
writeWeights('mill', { ...MILL_WEIGHTS, [id]: { provenance, weights } });
