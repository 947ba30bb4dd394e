import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chooseTurn, Engine, randomFrom, rootOf } from '@merellier/engine';
import {
  type Game,
  newGame,
  outcomeOf,
  playTurn,
  positionOf,
  RULE_SET_IDS,
  type RuleSet,
  ruleSet,
  THROWS,
  throwDice,
} from '@merellier/rules';

// node --conditions=source --import tsx apps/web/scripts/game-lengths.ts [--games 9]
//
// How many turns a game takes, as it is played at home: the median of games between levels 3 and 4, which miss what people
// miss. Written beside the code that makes minutes of it.

const { values } = parseArgs({ options: { games: { type: 'string', default: '9' } } });
const FILE = new URL('../src/views/learn/game-turns.json', import.meta.url);
/** A game that is not over by then counts as this long: people would agree to a draw. */
const MOST = 300;

function turnsOf(rules: RuleSet, seed: number): number {
  const random = randomFrom(seed);
  const engine = new Engine(rules, { memoryMb: 4 });
  const thrown = (game: Game): Game => {
    const dice = THROWS[Math.floor(random() * THROWS.length)]?.dice;
    return dice && !outcomeOf(game) && rules.awaitsThrow(positionOf(game)) ? throwDice(game, dice) : game;
  };
  let game = thrown(newGame(rules));
  for (let turns = 0; turns < MOST; turns++) {
    if (outcomeOf(game)) return turns;
    const level = (positionOf(game).toPlay === 'white') === (seed % 2 === 0) ? 3 : 4;
    const turn = chooseTurn(engine, rootOf(game), level, { random });
    const played = turn && playTurn(game, turn);
    if (!played?.ok) throw new Error(`${rules.id}: no turn`);
    game = thrown(played.value);
  }
  return MOST;
}

const found: Record<string, number> = {};
for (const id of RULE_SET_IDS) {
  const all = Array.from({ length: Number(values.games) }, (_, seed) => turnsOf(ruleSet(id), seed)).sort(
    (a, b) => a - b,
  );
  found[id] = all[Math.floor(all.length / 2)] ?? 0;
  console.log(`${id}: ${all.join(' ')}`);
  writeFileSync(FILE, `${JSON.stringify(found, null, 2)}\n`);
}
