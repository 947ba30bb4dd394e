/**
 * Judges what the review says of mistakes in games between levels, drawn by a seed: for each, whether everything that is said is
 * right, something is wrong, or nothing is said that explains it. Prints each with its sentences, and the counts of docs/training.md:
 *
 *     node --conditions=source --import tsx apps/web/scripts/judge-mistakes.ts SEED COUNT FOLDER [RULES …]
 *
 * COUNT is of each rule set. Six men's morris is judged by its tables in FOLDER, the others by the rules and by a search that is twelve
 * times longer than the one that was reviewed with.
 */
import {
  chanceOf,
  chooseTurn,
  Engine,
  loadEvaluations,
  type Reviewed,
  randomFrom,
  reviewGame,
  rootOf,
} from '@merellier/engine';
import { type Game, newGame, outcomeOf, type Position, playTurn, type Reason, type Turn } from '@merellier/rules';
import { writeFen, writeTurn } from '@merellier/rules/notation';
import { loadWords } from '@merellier/words';
import { check } from '../../../packages/engine/scripts/reasons/check.ts';
import { bestValue, isWorse, type Oracle, oracleOf } from '../../../packages/engine/scripts/reasons/oracle.ts';
import { positionBefore } from '../src/lines/trace.ts';
import { explainTurn, inOne, saidOf } from '../src/views/analysis/lines/explain.ts';
import { refutationSaid } from '../src/views/analysis/review/refutation-words.ts';
import { fr } from '../src/views/analysis/strings/fr.ts';

const [seedText, count, folder, ...chosen] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say the seed, how many games, and the folder of the tables.');
const seed = Number(seedText);
const RULES = chosen.length > 0 ? chosen : ['marelle-a-6', 'marelle', 'dames', 'english'];
/** Pairs of levels, in turn. */
const LEVELS = [
  [3, 5],
  [4, 6],
  [2, 7],
  [5, 5],
  [6, 3],
  [7, 4],
] as const;
const NODES = 6000;
const MOST_TURNS = 80;
/** A turn that a longer search finds this much worse is a mistake, by the chance to win. */
const LEAST_COST = 0.06;

const words = await loadWords('fr');
const totals = { right: 0, wrong: 0, empty: 0, line: 0, notWorse: 0, proved: 0, exact: 0 };

function playGame(engine: Engine, levels: readonly [number, number], game: number): Game {
  const random = randomFrom(seed * 1000 + game);
  let now = newGame(engine.rules);
  engine.clear();
  for (let i = 0; i < MOST_TURNS && outcomeOf(now) === null; i++) {
    const turn = chooseTurn(engine, rootOf(now), levels[i % 2 === 0 ? 0 : 1], { random });
    const played = turn && playTurn(now, turn);
    if (!played?.ok) break;
    now = played.value;
  }
  return now;
}

/** The chance to win after a turn, for the side that plays it, by a longer search. */
function chanceAfter(engine: Engine, position: Position, turn: Turn): number {
  const next = engine.rules.play(position, turn);
  const outcome = engine.rules.outcome(next);
  if (outcome) return outcome.winner === null ? 0.5 : Number(outcome.winner === position.toPlay);
  const chance = chanceOf(engine.search(next, { nodes: 12 * NODES }).lines[0]?.score ?? { kind: 'draw' });
  return next.toPlay === position.toPlay ? chance : 1 - chance;
}

/** Whether a reason is right where no exact value is known: an answer that it speaks of must be about the best by a longer search. */
function checkBySearch(engine: Engine, oracle: Oracle, position: Position, turn: Turn, reason: Reason): boolean | null {
  const plain = check(oracle, position, turn, reason);
  if (plain !== null) return plain;
  const next = engine.rules.play(position, turn);
  if (reason.reason === 'wins-by-force' || reason.reason === 'loses-by-force')
    return chanceAfter(engine, position, turn) === (reason.reason === 'wins-by-force' ? 1 : 0);
  const best = 1 - chanceAfter(engine, position, turn);
  const doing = engine.rules.turns(next).filter((answer) => {
    const only: Oracle = { rules: engine.rules, turns: () => [{ turn: answer, value: 'draw', distance: null }] };
    return check(only, position, turn, reason) === true;
  });
  return doing.some((answer) => chanceAfter(engine, next, answer) >= best - LEAST_COST);
}

function judge(engine: Engine, oracle: Oracle, game: Game, reviewed: Reviewed): void {
  const { rules } = engine;
  const { node, turn, best, refutation } = reviewed;
  const position = positionBefore(game, node);
  const better = best.turns[0] as Turn;
  const { against, reasons } = saidOf(reviewed);
  const results = [
    ...against.map((reason) => [reason, checkBySearch(engine, oracle, position, turn, reason)] as const),
    ...reasons.map((reason) => [reason, checkBySearch(engine, oracle, position, better, reason)] as const),
  ];
  const known = oracle.turns(position);
  const value = known?.find((each) => rules.same(each.turn, turn))?.value;
  const isWorseTurn =
    known && value
      ? isWorse(value, bestValue(known))
      : chanceAfter(engine, position, better) - chanceAfter(engine, position, turn) >= LEAST_COST;
  if (!isWorseTurn) totals.notWorse++;
  if (refutation?.by === 'proof') totals.proved++;
  if (refutation?.by === 'exact') totals.exact++;
  const falseOnes = results.filter(([, right]) => right === false);
  const verdict = falseOnes.length > 0 ? 'wrong' : results.length > 0 ? 'right' : 'empty';
  totals[verdict]++;
  if (verdict === 'empty' && refutation) totals.line++;
  console.log(
    [
      `${verdict.toUpperCase()}${isWorseTurn ? '' : ' (the turn is no worse)'} ${rules.id} ${writeFen(rules, position)} ${writeTurn(rules, position, turn)}`,
      `  ${inOne(explainTurn(fr, words, rules, position, reviewed))}`,
      refutation
        ? `  ${refutationSaid(fr, rules, refutation, position)} ${treeText(rules, position, refutation.tree)}`
        : '',
      ...falseOnes.map(([reason]) => `  false: ${JSON.stringify(reason)}`),
    ].join('\n'),
  );
}

function treeText(rules: Engine['rules'], before: Position, step: NonNullable<Reviewed['refutation']>['tree']): string {
  const after = rules.play(before, step.turn);
  const text = `${writeTurn(rules, before, step.turn)}${step.alike > 0 ? ` (+${step.alike})` : ''}`;
  const next = step.next.map((each) => treeText(rules, after, each));
  const left = step.unshown > 0 ? [`… ${step.unshown}`] : [];
  return next.length === 0
    ? text
    : next.length === 1 && left.length === 0
      ? `${text} ${next[0]}`
      : `${text} [${[...next, ...left].join('; ')}]`;
}

for (const id of RULES) {
  const oracle = id === 'marelle-a-6' ? oracleOf(id, `${folder}/${id}`, 0) : null;
  const rules = oracle?.rules ?? (await import('@merellier/rules')).ruleSet(id);
  const { evaluations } = await loadEvaluations(rules);
  const [player, reviewer, judging] = [1, 2, 3].map(() => new Engine(rules, { memoryMb: 8, evaluations })) as [
    Engine,
    Engine,
    Engine,
  ];
  let left = Number(count);
  for (let game = 0; left > 0; game++) {
    const played = playGame(player, LEVELS[game % LEVELS.length] as readonly [number, number], game);
    reviewer.clear();
    // A few of each game, so that there are many games.
    const mistakes = reviewGame(reviewer, played, { nodes: NODES }).filter(({ verdict }) => verdict !== 'good');
    const random = randomFrom(seed + game);
    for (const reviewed of mistakes.filter(() => random() < 0.5).slice(0, Math.min(7, left))) {
      judge(judging, oracle ?? { rules, turns: () => null }, played, reviewed);
      left--;
    }
  }
  console.log(JSON.stringify({ rules: id, ...totals }));
}
