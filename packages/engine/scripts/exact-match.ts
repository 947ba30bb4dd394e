/**
 * Lets level 9 with exact values play drawn lots, both colours, against a level that has none, and prints how often it wins.
 *
 *     node --conditions=source --import tsx packages/engine/scripts/exact-match.ts RULES FOLDER OTHER GAMES [--seed 1]
 *
 * FOLDER holds tables of `merellier solve`, and OTHER is the level of the other side.
 */
import { parseArgs } from 'node:util';
import { type MillPosition, ruleSet } from '@merellier/rules';
import { isSolvable, searchProbe, variantOf } from '@merellier/tablebase';
import { DiskTables } from '@merellier/tablebase/node';
import { lotsOf } from '@merellier/tablebase/openings';
import { Engine } from '../src/engine.ts';
import { wilson } from './result.ts';
import { levelMatch } from './self-match.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
});
const [id = 'marelle-a-6', folder = '.', other = '8', games = '200'] = positionals;
/** The level that uses exact values and counts its nodes: the same everywhere. */
const EXACT = 9;

const variant = variantOf(ruleSet(id));
if (!isSolvable(variant)) throw new Error(`${id} has no tables`);
const { rules } = variant;
const tables = DiskTables.open(variant, folder);
const lots = (await lotsOf(rules)) ?? [];
if (!tables || lots.length === 0) throw new Error(`no tables of ${id} in ${folder}, or no lots`);
// The system keeps what was read of a small folder in memory.
const probe = searchProbe(rules, tables, { slow: false, hands: true });
const exact = { engine: new Engine(rules, { memoryMb: 8, probe }), level: EXACT };
const opponent = { engine: new Engine(rules, { memoryMb: 8 }), level: Number(other) };
const first = levelMatch(rules, [exact, opponent]);
const second = levelMatch(rules, [opponent, exact]);

let [won, drawn, lost] = [0, 0, 0];
for (let game = 0; game < Number(games); game++) {
  const start = lots[Math.floor(game / 2) % lots.length]?.position as MillPosition;
  const from = Number(values.seed) * 7919 + game;
  const points = game % 2 === 0 ? first(start, from) : 1 - second(start, from);
  if (points === 1) won++;
  else if (points === 0) lost++;
  else drawn++;
  const [low, high] = wilson(won, game + 1).map((share) => (100 * share).toFixed(0)) as [string, string];
  if (game % 10 === 9) console.log(`${id}, level ${other}: +${won} =${drawn} -${lost}, won ${low} to ${high} %`);
}
tables.close();
