/**
 * Lets level 9 with exact values play drawn lots, both colours, against a level that has none, and prints how often it wins.
 *
 *     node --conditions=source --import tsx packages/engine/scripts/exact-match.ts RULES FOLDER OTHER GAMES [--seed 1]
 *
 * FOLDER holds tables of `merellier solve`, and OTHER is the level of the other side.
 */
import { parseArgs } from 'node:util';
import { type MillPosition, newGame, outcomeOf, playTurn, ruleSet } from '@merellier/rules';
import { isSolvable, searchProbe, variantOf } from '@merellier/tablebase';
import { DiskTables } from '@merellier/tablebase/node';
import { lotsOf } from '@merellier/tablebase/openings';
import { chooseTurn } from '../src/choose.ts';
import { Engine } from '../src/engine.ts';
import { randomFrom } from '../src/random.ts';
import { rootOf } from '../src/root.ts';
import { wilson } from './result.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
});
const [id = 'marelle-a-6', folder = '.', other = '8', games = '200'] = positionals;
/** The level that uses exact values and counts its nodes: the same everywhere. */
const EXACT = 9;
/** A game that has not ended after so many turns is a draw. */
const MOST_TURNS = 300;

const variant = variantOf(ruleSet(id));
if (!isSolvable(variant)) throw new Error(`${id} has no tables`);
const { rules } = variant;
const tables = DiskTables.open(variant, folder);
const lots = (await lotsOf(rules)) ?? [];
if (!tables || lots.length === 0) throw new Error(`no tables of ${id} in ${folder}, or no lots`);
// The system keeps what was read of a small folder in memory.
const exact = new Engine(rules, { memoryMb: 8, probe: searchProbe(rules, tables, { slow: false, hands: true }) });
const opponent = new Engine(rules, { memoryMb: 8 });

/** Points of the side with exact values: 1, 0.5 or 0. */
function play(start: MillPosition, isFirst: boolean, seed: number): number {
  const random = randomFrom(seed);
  let game = newGame(rules, start);
  exact.clear();
  opponent.clear();
  for (let i = 0; i < MOST_TURNS && outcomeOf(game) === null; i++) {
    const isExact = (i % 2 === 0) === isFirst;
    const turn = chooseTurn(isExact ? exact : opponent, rootOf(game), isExact ? EXACT : Number(other), { random });
    const played = turn && playTurn(game, turn);
    if (!played?.ok) throw new Error('no legal turn');
    game = played.value;
  }
  const winner = outcomeOf(game)?.winner;
  return winner ? Number((winner === start.toPlay) === isFirst) : 0.5;
}

let [won, drawn, lost] = [0, 0, 0];
for (let game = 0; game < Number(games); game++) {
  const start = lots[Math.floor(game / 2) % lots.length]?.position as MillPosition;
  const points = play(start, game % 2 === 0, Number(values.seed) * 7919 + game);
  if (points === 1) won++;
  else if (points === 0) lost++;
  else drawn++;
  const [low, high] = wilson(won, game + 1).map((share) => (100 * share).toFixed(0)) as [string, string];
  if (game % 10 === 9) console.log(`${id}, level ${other}: +${won} =${drawn} -${lost}, won ${low} to ${high} %`);
}
tables.close();
