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
import { type Position, ruleSet } from '@merellier/rules';
import { GRADES, type Grade, lotsOf } from '@merellier/tablebase/openings';
import { selfMatch } from './self-match.ts';

const [id = 'marelle', levelText = '8', gamesText = '100', seed = '1', file] = process.argv.slice(2);
const rules = ruleSet(id);
const [level, games] = [Number(levelText), Number(gamesText)];

const play = selfMatch(rules, level);

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
