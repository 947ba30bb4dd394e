/**
 * Learns the evaluation of a draughts rule set from games of the engine with itself: patterns of men, squares, features. One
 * command for all of it; after a kill the same command goes on where it was.
 *
 *     npm run train -- RULES [--seed 1] [--games 5000] [--nodes 400] [--generations 2] [--match 100]
 *       [--short] [--present] [--keep] [--fresh]
 *
 * Each generation plays GAMES games of NODES nodes a turn, the first with the weights that need no loading, or the present
 * ones with `--present`, the others with what was learnt from the games before. In every second game a turn in twelve is
 * random. A match at equal processor time against the present engine follows. With `--keep` weights that win it are
 * written into src/draughts/learnt, with a card that says what they come from. `--short` does all of it small, in about
 * half a minute; `--fresh` plays games anew that are there already.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DraughtsRuleSet, ruleSet } from '@merellier/rules';
import { EVALUATIONS, loadEvaluations } from '../src/evaluations.ts';
import { describe, sentence } from './result.ts';
import { duel, processorTime } from './training/duel.ts';
import { keep } from './training/keep.ts';
import { learn } from './training/learn.ts';
import { bar } from './training/progress.ts';
import { speeds } from './training/speed.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    games: { type: 'string' },
    nodes: { type: 'string' },
    generations: { type: 'string' },
    match: { type: 'string' },
    short: { type: 'boolean', default: false },
    present: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
  },
});
const [id] = positionals;
const rules = id === undefined ? null : ruleSet(id);
if (!(rules instanceof DraughtsRuleSet)) throw new Error('which draughts rule set? npm run train -- RULES');

const short = values.short;
const number = (given: string | undefined, long: number, small: number): number =>
  given === undefined ? (short ? small : long) : Number(given);
const plan = {
  seed: Number(values.seed),
  games: number(values.games, 5000, 200),
  nodes: number(values.nodes, 400, 200),
  generations: number(values.generations, 2, 1),
};
const match = number(values.match, 100, 20);
/** Milliseconds of processor time for each turn of the match. */
const MATCH_MILLIS = 10;
/** Turns that are played in a game, about. */
const TURNS = 70;

const { seed, games, nodes, generations } = plan;
const minutes = (generations * games * TURNS * (nodes / 2.2e6 + 0.00015) + match * TURNS * (MATCH_MILLIS / 1000)) / 60;
console.log(
  `${rules.id}: ${generations} × ${games} games of ${nodes} nodes a turn, then ${match} games of ${MATCH_MILLIS} ms a turn: ` +
    `about ${Math.ceil(minutes)} min of one processor. It can be ended at any moment and goes on where it was.`,
);

const folder = join(
  fileURLToPath(new URL('../../../.cache/train', import.meta.url)),
  `${rules.id}-${seed}-${games}-${nodes}`,
);
if (values.fresh) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const began = processorTime();
const present = (await loadEvaluations(rules)).evaluations;
const learnt = learn(rules, { ...plan, first: values.present ? present : EVALUATIONS, folder, bar });

const progress = bar('match', match);
const tally = duel(rules, [learnt.evaluations, present], {
  ...{ games: match, limits: { millis: MATCH_MILLIS }, seed: seed + 1 },
  onGame: (so) => progress(so.won + so.drawn + so.lost, sentence(so)),
});
const spent = `${((processorTime() - began) / 60_000).toFixed(1)} minutes of one processor`;
const [fast = 1, now = 1] = speeds(rules, [EVALUATIONS, learnt.evaluations]);
const pace = `${now.toFixed(0)} thousand nodes a second of processor time, ${((100 * now) / fast).toFixed(0)} % of those without patterns`;
console.log(pace);
const { percent, error } = describe(tally);
console.log(`against the present engine, ${MATCH_MILLIS} ms of processor time a turn: ${sentence(tally)}; ${spent}`);
if (percent - error <= 50) console.log('Not clearly better: nothing is written.');
else if (values.keep)
  keep(rules, learnt, [
    `Strength: ${sentence(tally)}, against the engine before, ${MATCH_MILLIS} ms of processor time a turn, openings of five random turns from both sides`,
    `Speed: ${pace}`,
    `Command: npm run train -- ${process.argv.slice(2).join(' ')}`,
  ]);
