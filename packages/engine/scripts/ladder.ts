/**
 * Lets each level play the one below it and prints the table for docs/engine.md.
 *
 *     node --conditions=source --import tsx packages/engine/scripts/ladder.ts [RULES] [GAMES] [LEVELS] [MILLIS] [SEED]
 *
 * LEVELS are those that meet the one below, `2-7` for instance; MILLIS is what the last level gets for a turn.
 */
import { newGame, outcomeOf, positionOf, type RuleSet, ruleSet, type Turn } from '@merellier/rules';
import { chooseTurn } from '../src/choose.ts';
import { Engine } from '../src/engine.ts';
import { levelOf } from '../src/levels.ts';
import { randomFrom } from '../src/random.ts';
import { rootOf } from '../src/root.ts';
import { describe, type Tally } from './result.ts';
import { next, thrown } from './selfplay.ts';

const [id = 'jeu-du-moulin', games = '200', levels = '2-10', millis = '300', seed = '1'] = process.argv.slice(2);
const rules = ruleSet(id);
const [first = 2, last = first] = levels.split('-').map(Number);
/** A game that has not ended after so many turns is a draw. */
const MOST_TURNS = 300;

/** 1 if White won, 0 if Black did, 0.5 for a draw. */
function play(white: number, black: number, engines: readonly [Engine, Engine], from: number): number {
  const random = randomFrom(from);
  let game = thrown(newGame(rules), random);
  for (const engine of engines) engine.clear();
  for (let i = 0; i < MOST_TURNS && outcomeOf(game) === null; i++) {
    const byWhite = positionOf(game).toPlay === 'white';
    const level = byWhite ? white : black;
    const turn = chooseTurn(engines[byWhite ? 0 : 1], rootOf(game), level, {
      random,
      now: () => performance.now(),
      ...(level === 10 && { millis: Number(millis) }),
    });
    game = next(game, turn as Turn, random);
  }
  const winner = outcomeOf(game)?.winner;
  return winner === 'white' ? 1 : winner === 'black' ? 0 : 0.5;
}

const newEngines = (set: RuleSet): [Engine, Engine] => [
  new Engine(set, { memoryMb: 8 }),
  new Engine(set, { memoryMb: 8 }),
];

console.log(`| ${id} | games | won | drawn | lost | score | Elo | better with |`);
console.log('|---|---|---|---|---|---|---|---|');
for (let level = first; level <= last; level++) {
  const tally: Tally = { won: 0, drawn: 0, lost: 0 };
  const engines = newEngines(rules);
  for (let i = 0; i < Number(games); i++) {
    const asWhite = i % 2 === 0;
    const result = play(
      asWhite ? level : level - 1,
      asWhite ? level - 1 : level,
      engines,
      Number(seed) * 7919 + 1000 * level + i,
    );
    const points = asWhite ? result : 1 - result;
    if (points === 1) tally.won++;
    else if (points === 0) tally.lost++;
    else tally.drawn++;
  }
  const { percent, error, elo, likelihood } = describe(tally);
  const names = `${level} ${levelOf(level).name} against ${level - 1}`;
  console.log(
    `| ${names} | ${games} | ${tally.won} | ${tally.drawn} | ${tally.lost} | ${percent.toFixed(1)} % ± ${error.toFixed(1)} | ${elo.toFixed(0)} | ${(100 * likelihood).toFixed(1)} % |`,
  );
}
