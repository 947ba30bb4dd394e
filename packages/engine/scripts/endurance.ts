/**
 * Plays many fast games of each rule set and looks for what must not happen: a turn that is missing or illegal, a search that
 * takes too long, memory that grows.
 *
 *     node --expose-gc --conditions=source --import tsx packages/engine/scripts/endurance.ts [GAMES] [RULES,…] [NODES]
 *
 * Memory is what is in use after a full collection, half way through and at the end; without `--expose-gc` it is not looked at.
 */
import { newGame, outcomeOf, playTurn, positionOf, RULE_SET_IDS, ruleSet, type Turn } from '@merellier/rules';
import { chooseTurn } from '../src/choose.ts';
import { Engine } from '../src/engine.ts';
import { randomFrom } from '../src/random.ts';
import { rootOf } from '../src/root.ts';
import { thrown } from './selfplay.ts';

const [games = '1000', ids = RULE_SET_IDS.join(','), nodes = '40'] = process.argv.slice(2);
/** Long enough for most games to end by themselves. */
const MOST_TURNS = 160;
const collect = (globalThis as { gc?: () => void }).gc;

function usedMegabytes(): number | null {
  if (!collect) return null;
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

let faults = 0;
console.log('| rule set | games | turns | faults | slowest turn, ms of computing | memory half way, at the end, MB |');
console.log('|---|---|---|---|---|---|');
for (const id of ids.split(',')) {
  const rules = ruleSet(id);
  const engine = new Engine(rules, { memoryMb: 1 });
  let turns = 0;
  let slowest = 0;
  let wrong = 0;
  let halfWay: number | null = null;
  for (let i = 0; i < Number(games); i++) {
    const random = randomFrom(i);
    // Every tenth game is played by levels, the others by short searches.
    const levels = i % 10 === 0;
    let game = thrown(newGame(rules), random);
    for (let n = 0; n < MOST_TURNS && outcomeOf(game) === null; n++) {
      const before = process.cpuUsage();
      const root = rootOf(game);
      const turn = levels
        ? chooseTurn(engine, root, 1 + Math.floor(random() * 4), { random })
        : engine.search(root, { nodes: 1 + Math.floor(random() * Number(nodes)) }).turn;
      const { user, system } = process.cpuUsage(before);
      slowest = Math.max(slowest, (user + system) / 1000);
      const legal = turn !== null && rules.turns(positionOf(game)).some((each) => rules.same(each, turn));
      const played = playTurn(game, (legal ? turn : rules.turns(positionOf(game))[0]) as Turn);
      if (!legal || !played.ok) wrong++;
      if (!played.ok) break;
      game = outcomeOf(played.value) === null ? thrown(played.value, random) : played.value;
      turns++;
    }
    if (i === Math.floor(Number(games) / 2)) halfWay = usedMegabytes();
  }
  const end = usedMegabytes();
  faults += wrong;
  const memory = halfWay === null || end === null ? '–' : `${halfWay.toFixed(1)}, ${end.toFixed(1)}`;
  console.log(`| ${id} | ${games} | ${turns} | ${wrong} | ${slowest.toFixed(0)} | ${memory} |`);
}
if (faults > 0) process.exitCode = 1;
