/**
 * Lets a level play itself from the empty board and from lots, each lot with both colours, and prints how many games are decided: the
 * table of docs/training.md.
 *
 *     node --conditions=source --import tsx packages/engine/scripts/lots-match.ts [RULES] [LEVEL] [GAMES] [SEED] [FILE]
 *
 * GAMES is how many of each sort. With FILE, each game is written there once it has ended, and games that it holds already are
 * not played again.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { newGame, outcomeOf, type Position, playTurn, ruleSet } from '@merellier/rules';
import { GRADES, type Grade, lotsOf } from '@merellier/tablebase/openings';
import { chooseTurn } from '../src/choose.ts';
import { Engine } from '../src/engine.ts';
import { randomFrom } from '../src/random.ts';
import { rootOf } from '../src/root.ts';

const [id = 'marelle', levelText = '8', gamesText = '100', seed = '1', file] = process.argv.slice(2);
const rules = ruleSet(id);
const [level, games] = [Number(levelText), Number(gamesText)];
/** A game that has not ended after so many turns is a draw. */
const MOST_TURNS = 300;

const engines = [new Engine(rules, { memoryMb: 8 }), new Engine(rules, { memoryMb: 8 })] as const;

/** 1 if the side that begins from the start given won, 0 if it lost, 0.5 for a draw. */
function play(start: Position, from: number): number {
  const random = randomFrom(from);
  let game = newGame(rules, start);
  for (const engine of engines) engine.clear();
  for (let i = 0; i < MOST_TURNS && outcomeOf(game) === null; i++) {
    const turn = chooseTurn(engines[i % 2 === 0 ? 0 : 1], rootOf(game), level, { random });
    const played = turn && playTurn(game, turn);
    if (!played?.ok) throw new Error('no legal turn');
    game = played.value;
  }
  const winner = outcomeOf(game)?.winner;
  return winner ? Number(winner === start.toPlay) : 0.5;
}

type Sort = 'empty' | Grade;
const lots = (await lotsOf(rules)) ?? [];
/** The start of a game: each lot twice in a row, the colours exchanged between the same two players. */
function startOf(sort: Sort, game: number): Position {
  const some = lots.filter(({ grade }) => grade === sort);
  return some[Math.floor(game / 2) % Math.max(1, some.length)]?.position ?? rules.start();
}

const results = new Map<string, number>();
if (file !== undefined && existsSync(file))
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [of, result] = line.split(' = ');
    if (of && result) results.set(of, Number(result));
  }
const sorts: readonly Sort[] = ['empty', ...GRADES];
const nameOf = (sort: Sort, game: number): string => `${id} ${level} ${seed} ${sort} ${game}`;
for (let game = 0; game < games; game++)
  for (const [i, sort] of sorts.entries()) {
    const name = nameOf(sort, game);
    if (results.has(name)) continue;
    const result = play(startOf(sort, game), Number(seed) * 7919 + 1000 * i + game);
    results.set(name, result);
    if (file !== undefined) appendFileSync(file, `${name} = ${result}\n`);
  }

console.log(`| ${id}, level ${level} | games | decided | won by the side to play | by the other |`);
console.log('|---|--:|--:|--:|--:|');
for (const sort of sorts) {
  const all = Array.from({ length: games }, (_, game) => results.get(nameOf(sort, game)));
  const [won, lost] = [1, 0].map((wanted) => all.filter((result) => result === wanted).length) as [number, number];
  console.log(
    `| ${sort} | ${games} | ${won + lost} (${Math.round((100 * (won + lost)) / games)} %) | ${won} | ${lost} |`,
  );
}
