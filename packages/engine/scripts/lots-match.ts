/**
 * Lets a level play itself from the empty board and from lots, each lot with both colours, and prints how many games are decided: the
 * table of docs/training.md.
 *
 *     node --conditions=source --import tsx packages/engine/scripts/lots-match.ts RULES LEVEL GAMES [--seed 1] [--file FILE] [--starts empty,lots]
 *
 * GAMES is how many from each sort of start: `empty`, a grade, or `lots` for the sharp ones and those for masters together. Their games
 * take turns. With FILE, each game is written there once it has ended, and games that it holds already are not played again.
 */
import { parseArgs } from 'node:util';
import { type Position, ruleSet } from '@merellier/rules';
import { GRADES, lotsOf } from '@merellier/tablebase/openings';
import { playedGames } from './played-games.ts';
import { wilson } from './result.ts';
import { selfMatch } from './self-match.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    file: { type: 'string' },
    starts: { type: 'string', default: ['empty', ...GRADES].join(',') },
  },
});
const [id = 'marelle', level = '8', gamesText = '100'] = positionals;
const [games, seed] = [Number(gamesText), Number(values.seed)];
const rules = ruleSet(id);
const lots = (await lotsOf(rules)) ?? [];

/** The positions that the games of a sort begin with, each lot twice in a row: once with each colour. */
function startsOf(sort: string): readonly Position[] {
  if (sort === 'empty') return [rules.start()];
  const some = lots.filter(({ grade }) => grade === sort || (sort === 'lots' && grade !== 'gentle'));
  if (some.length === 0) throw new RangeError(`there are no lots of the sort ${sort}`);
  return some.flatMap(({ position }) => [position, position]);
}

const sorts = values.starts.split(',').map((sort) => ({ sort, starts: startsOf(sort), points: [] as number[] }));
const played = playedGames(values.file);
const play = selfMatch(rules, Number(level));
for (let game = 0; game < games; game++)
  for (const [i, { sort, starts, points }] of sorts.entries()) {
    const name = `${id} ${level} ${seed} ${sort} ${game}`;
    const start = starts[game % starts.length] as Position;
    points.push(played.result(name, () => play(start, seed * 7919 + 1000 * i + game)));
  }

/** So many of so many, and between which shares the true one lies in 95 of 100 such samples. */
function share(some: number, all: number): string {
  const percent = (value: number): string => (100 * value).toFixed(0);
  const [low, high] = wilson(some, all);
  return all === 0 ? '–' : `${some}, ${percent(some / all)} % (${percent(low)} to ${percent(high)})`;
}

console.log(`| \`${id}\`, level ${level} | games | decided | of these won by the side to play |`);
console.log('|---|--:|--:|--:|');
for (const { sort, points } of sorts) {
  const [won, lost] = [1, 0].map((wanted) => points.filter((each) => each === wanted).length) as [number, number];
  console.log(`| ${sort} | ${points.length} | ${share(won + lost, points.length)} | ${share(won, won + lost)} |`);
}
