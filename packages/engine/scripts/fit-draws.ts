/**
 * Fits how likely a draw is by what the engine thinks of a position of the marelle: see `src/mill/draw-chances.ts`.
 *
 *     node --conditions=source --import tsx packages/engine/scripts/fit-draws.ts TABLES DATA [GAMES] [--write]
 *
 * Plays games between players who go wrong now and then, takes some positions of each, and has the engine think about them for 20,000
 * nodes. A position is worth what the tables in the folder TABLES say; one that they do not cover, with men in hand or nine men a side, what
 * the first one of its game that they cover is worth, or else how the game ended. The observations are kept in the file DATA: the same
 * command goes on where it was. One game in five is kept from the fit, and tells how good it is.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MillPosition, type MillRuleSet, outcomeOf, positionOf, ruleSet, type Turn } from '@merellier/rules';
import { countBits } from '@merellier/rules/kernel';
import { exactValue, isSolvable, variantOf } from '@merellier/tablebase';
import { DiskTables } from '@merellier/tablebase/node';
import { Engine } from '../src/engine.ts';
import { BUCKETS, type DrawModel, type DrawnLike, featuresOf, outcomesBy, turned } from '../src/mill/draw-chances.ts';
import { DRAW_WEIGHTS } from '../src/mill/draw-weights.ts';
import { randomFrom } from '../src/random.ts';
import { rootOf } from '../src/root.ts';
import { next, opening } from './selfplay.ts';

const [folder = '', file = '', games = '400', write] = process.argv.slice(2);
const rules = ruleSet('jeu-du-moulin') as MillRuleSet;
const NODES = 20_000;
/** 0 a loss, 1 a draw, 2 a win for the side to play. */
type Result = 0 | 1 | 2;
interface Observation extends DrawnLike {
  readonly game: number;
  readonly centimen: number;
  readonly result: Result;
  /** Whether the tables say so, not the rest of a game. */
  readonly exact: boolean;
}

const RESULTS = { loss: 0, draw: 1, win: 2 } as const;
const seenFromOther = (result: Result): Result => (2 - result) as Result;

function* observe(first: number): Generator<readonly Observation[]> {
  const variant = variantOf(rules);
  const tables = isSolvable(variant) ? DiskTables.open(variant, folder) : null;
  if (!tables) throw new Error(`no tables in ${folder}`);
  const engine = new Engine(rules, { memoryMb: 8 });
  for (let number = first; number < Number(games); number++) {
    const random = randomFrom(number + 1);
    let game = opening(rules, random, Math.floor(random() * 9));
    const seen: { position: MillPosition; exact: Result | null; taken: boolean }[] = [];
    for (let i = 0; i < 120 && outcomeOf(game) === null; i++) {
      const position = positionOf(game) as MillPosition;
      const covered = position.whiteHand + position.blackHand === 0 ? exactValue(rules, tables, position) : null;
      seen.push({ position, exact: covered && RESULTS[covered.value], taken: random() < 0.12 });
      const { lines } = engine.search(rootOf(game), { nodes: 400 }, { lines: 3 });
      game = next(game, lines[Math.floor(random() ** 3 * lines.length)]?.turns[0] as Turn, random);
    }
    const winner = outcomeOf(game)?.winner ?? null;
    const found: Observation[] = [];
    // Backward, so that each position finds what became of it.
    let white: Result = winner === null ? 1 : winner === 'white' ? 2 : 0;
    for (const { position, exact, taken } of seen.reverse()) {
      const isWhite = position.toPlay === 'white';
      if (exact !== null) white = isWhite ? exact : seenFromOther(exact);
      if (!taken) continue;
      engine.clear();
      const score = engine.search(position, { nodes: NODES }).lines[0]?.score;
      if (score?.kind !== 'estimate') continue;
      const [w, b] = [countBits(position.white) + position.whiteHand, countBits(position.black) + position.blackHand];
      found.push({
        ...{ game: number, own: isWhite ? w : b, other: isWhite ? b : w },
        ...{ hands: position.whiteHand + position.blackHand, centimen: score.centimen },
        ...{ result: isWhite ? white : seenFromOther(white), exact: exact !== null },
      });
    }
    yield found;
  }
}

const done = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
const all: Observation[] = done.flatMap((line) => JSON.parse(line) as Observation[]);
for (const found of observe(done.length)) {
  appendFileSync(file, `${JSON.stringify(found)}\n`);
  all.push(...found);
}

const isKept = ({ game }: Observation): boolean => game % 5 === 0;
const fitted = all.filter((each) => !isKept(each));

/** Pulls the weights of rare situations towards nothing. */
const PULL = 0.00003;
const STEPS = 300;

/** Descends on the loss, by Adam. */
function descend(samples: readonly Observation[]): DrawModel {
  const size = 2 * BUCKETS;
  const weights = new Float64Array(size);
  const [first, second] = [new Float64Array(size), new Float64Array(size)];
  for (let step = 1; step <= STEPS; step++) {
    const slope = weights.map((weight) => 2 * PULL * weight);
    for (const at of samples) {
      const { centimen, result } = at;
      const said = outcomesBy(weights, at, centimen);
      const wins = (result === 2 ? 1 : 0) - said.win;
      const losses = (result === 0 ? 1 : 0) - said.loss;
      for (const [place, value] of featuresOf(at, centimen))
        slope[place] = (slope[place] as number) - (wins * value) / samples.length;
      for (const [place, value] of featuresOf(turned(at), -centimen))
        slope[place] = (slope[place] as number) - (losses * value) / samples.length;
    }
    for (let i = 0; i < size; i++) {
      const by = slope[i] as number;
      first[i] = 0.9 * (first[i] as number) + 0.1 * by;
      second[i] = 0.99 * (second[i] as number) + 0.01 * by * by;
      const rate = 0.05 * Math.min(1, (4 * (STEPS - step)) / STEPS);
      weights[i] =
        (weights[i] as number) - (rate * (first[i] as number)) / (Math.sqrt(second[i] as number) / 0.1 ** 0.5 + 1e-8);
    }
  }
  return weights;
}

function report(name: string, samples: readonly Observation[], model: DrawModel): void {
  // Without a model: how often each happens, by nothing else.
  const shares = [0, 1, 2].map((result) => samples.filter((each) => each.result === result).length / samples.length);
  const blind = -shares.reduce((sum, share) => sum + (share > 0 ? share * Math.log(share) : 0), 0);
  let loss = 0;
  const bins = Array.from({ length: 10 }, () => ({ said: 0, drawn: 0, count: 0 }));
  for (const at of samples) {
    const { result } = at;
    const { win, draw, loss: lost } = outcomesBy(model, at, at.centimen);
    loss -= Math.log([lost, draw, win][result] as number) / samples.length;
    const bin = bins[Math.min(9, Math.floor(draw * 10))] as (typeof bins)[number];
    bin.said += draw;
    bin.drawn += Number(result === 1);
    bin.count++;
  }
  console.log(`${name}: ${samples.length} positions, log loss ${loss.toFixed(4)}, ${blind.toFixed(4)} without a model`);
  for (const { said, drawn, count } of bins)
    if (count > 0)
      console.log(
        `  said ${((100 * said) / count).toFixed(0)} %, drawn ${((100 * drawn) / count).toFixed(0)} % of ${count}`,
      );
}

const model = process.argv.includes('--check') ? Float64Array.from(DRAW_WEIGHTS) : descend(fitted);
report('fitted', fitted, model);
const kept = all.filter(isKept);
report('kept, all', kept, model);
report(
  'kept, exact',
  kept.filter(({ exact }) => exact),
  model,
);
report(
  'kept, with men in hand',
  kept.filter(({ hands }) => hands > 0),
  model,
);
if (write === '--write') {
  const path = fileURLToPath(new URL('../src/mill/draw-weights.ts', import.meta.url));
  const text = Array.from(model, (weight) => weight.toFixed(2)).join(', ');
  writeFileSync(
    path,
    `/** Fitted by scripts/fit-draws.ts to ${fitted.length} positions of ${Math.max(Number(games), done.length)} games: see draw-chances.ts. */\nexport const DRAW_WEIGHTS: readonly number[] = [${text}];\n`,
  );
}
