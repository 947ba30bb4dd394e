/**
 * Lets each level play the one below it and prints the table for docs/engine.md.
 *
 *     node --conditions=source --import tsx packages/engine/scripts/ladder.ts [RULES] [GAMES] [LEVELS] [MILLIS] [SEED] [FILE]
 *
 * LEVELS are those that meet the one below, `2-7` for instance; MILLIS is what the last level gets for a turn, in
 * milliseconds of this process's own computing time, so that a busy machine does not make it weaker. With FILE, each game
 * is written there once it has ended, and games that it holds already are not played again: a long run can be
 * interrupted. Without GAMES left to play, it prints the table of what is there.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { newGame, outcomeOf, positionOf, ruleSet, type Turn } from '@merellier/rules';
import { chooseTurn } from '../src/choose.ts';
import { Engine } from '../src/engine.ts';
import { loadEvaluations } from '../src/evaluations.ts';
import { levelOf } from '../src/levels.ts';
import { randomFrom } from '../src/random.ts';
import { rootOf } from '../src/root.ts';
import { describe, type Tally } from './result.ts';
import { next, thrown } from './selfplay.ts';

const [id = 'jeu-du-moulin', games = '200', levels = '2-10', millis = '300', seed = '1', file] = process.argv.slice(2);
const rules = ruleSet(id);
const [first = 2, last = first] = levels.split('-').map(Number);
/** A game that has not ended after so many turns is a draw. */
const MOST_TURNS = 300;
/** So many games of each pair are played before the next pair has its turn. */
const ROUND = 20;

const { evaluations } = await loadEvaluations(rules);
const newEngine = (): Engine => new Engine(rules, { memoryMb: 8, evaluations });
const engines: readonly [Engine, Engine] = [newEngine(), newEngine()];

/** Milliseconds that this process has computed. */
function computed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** 1 if White won, 0 if Black did, 0.5 for a draw. */
function play(white: number, black: number, from: number): number {
  const random = randomFrom(from);
  let game = thrown(newGame(rules), random);
  for (const engine of engines) engine.clear();
  for (let i = 0; i < MOST_TURNS && outcomeOf(game) === null; i++) {
    const byWhite = positionOf(game).toPlay === 'white';
    const level = byWhite ? white : black;
    const turn = chooseTurn(engines[byWhite ? 0 : 1], rootOf(game), level, {
      random,
      ...(level === 10 && { now: computed, millis: Number(millis) }),
    });
    game = next(game, turn as Turn, random);
  }
  const winner = outcomeOf(game)?.winner;
  return winner === 'white' ? 1 : winner === 'black' ? 0 : 0.5;
}

/** Points of the higher level by game, for each level. */
const points = new Map<number, Map<number, number>>();
for (let level = first; level <= last; level++) points.set(level, new Map());
if (file !== undefined && existsSync(file))
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [rulesOf, level, game, result] = line.split(' ');
    if (rulesOf === id) points.get(Number(level))?.set(Number(game), Number(result));
  }

for (let round = 0; round < Number(games); round += ROUND)
  for (const [level, results] of points) {
    for (let i = round; i < Math.min(round + ROUND, Number(games)); i++) {
      if (results.has(i)) continue;
      const asWhite = i % 2 === 0;
      const from = Number(seed) * 7919 + 1000 * level + i;
      const result = play(asWhite ? level : level - 1, asWhite ? level - 1 : level, from);
      results.set(i, asWhite ? result : 1 - result);
      if (file !== undefined) appendFileSync(file, `${id} ${level} ${i} ${results.get(i)}\n`);
    }
  }

console.log(`| ${id} | games | won | drawn | lost | score | Elo | better with |`);
console.log('|---|---|---|---|---|---|---|---|');
for (const [level, results] of points) {
  const tally: Tally = { won: 0, drawn: 0, lost: 0 };
  for (const result of results.values()) tally[result === 1 ? 'won' : result === 0 ? 'lost' : 'drawn']++;
  const { games: played, percent, error, elo, likelihood } = describe(tally);
  console.log(
    `| ${level} ${levelOf(level).name} against ${level - 1} | ${played} | ${tally.won} | ${tally.drawn} | ${tally.lost} | ${percent.toFixed(1)} % ± ${error.toFixed(1)} | ${elo.toFixed(0)} | ${(100 * likelihood).toFixed(1)} % |`,
  );
}
