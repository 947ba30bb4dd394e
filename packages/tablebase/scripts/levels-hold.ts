/**
 * Measures how often the levels hold the draw in the openings of a solved rule set, one turn from each, and prints rows of docs/training.md:
 *
 *     node --conditions=source --import tsx packages/tablebase/scripts/levels-hold.ts RULES FOLDER [--entries 2,4,6] [--most 400] [--seed 1]
 *
 * For all drawn openings of so many entries (of more than `--most` as many by chance), and for the lots of each grade. FOLDER holds the
 * tables; the levels have none. Openings in which every turn holds, or one alone can be played, say nothing and are left out.
 */
import { parseArgs } from 'node:util';
import { chooseTurn, Engine, loadEvaluations, randomFrom, rootOf } from '@merellier/engine';
import { type MillPosition, newGame } from '@merellier/rules';
import { exactTurns } from '@merellier/tablebase';
import { DiskTables } from '@merellier/tablebase/node';
import { judgeOpenings } from '../src/openings/judge.ts';
import { lotsOf } from '../src/openings/lot.ts';
import { GRADES } from '../src/openings/lots.ts';
import { chosenVariant } from './chosen-variant.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    entries: { type: 'string', default: '4' },
    most: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
  },
});
const [id = 'marelle-a-6', folder = '.'] = positionals;
const variant = chosenVariant(id);
const { rules } = variant;
const tables = DiskTables.open(variant, folder);
if (!tables) throw new Error(`no tables of ${id} in ${folder}`);
/** The last level takes all the time it is given: it is none that could be measured so. */
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Turns that are asked of each level for a row, at least about. */
const TURNS = 200;
const { evaluations } = await loadEvaluations(rules);
const engine = new Engine(rules, { memoryMb: 8, evaluations });

/** Prints how often each level plays a turn that holds, in drawn positions in which some do and others do not. */
function measure(name: string, positions: readonly MillPosition[]): void {
  const held = LEVELS.map(() => 0);
  let [count, byChance] = [0, 0];
  // Of few positions several turns each: levels draw among theirs by chance.
  const times = Math.max(1, Math.round(TURNS / positions.length));
  for (const [i, position] of positions.flatMap((each) => Array<MillPosition>(times).fill(each)).entries()) {
    const turns = exactTurns(rules, tables as DiskTables, position, false) ?? [];
    const holding = turns.filter(({ value }) => value === 'draw');
    if (holding.length === turns.length) continue;
    count++;
    byChance += holding.length / turns.length;
    for (const [l, level] of LEVELS.entries()) {
      engine.clear();
      const random = randomFrom(Number(values.seed) * 1e6 + i * 10 + level);
      const turn = chooseTurn(engine, rootOf(newGame(rules, position)), level, { random });
      if (holding.some((each) => turn !== null && rules.same(each.turn, turn as never)))
        held[l] = (held[l] as number) + 1;
    }
  }
  const percent = (part: number): string => (count === 0 ? '–' : `${Math.round((100 * part) / count)} %`);
  console.log(`| \`${id}\` | ${name} | ${count / times} | ${percent(byChance)} | ${held.map(percent).join(' | ')} |`);
}

for (const entries of values.entries.split(',').map(Number)) {
  const drawn = (judgeOpenings(rules, tables, entries, 0) ?? []).filter(({ value }) => value === 'draw');
  const random = randomFrom(Number(values.seed));
  const chosen = drawn
    .map((opening) => [random(), opening] as const)
    .sort(([a], [b]) => a - b)
    .slice(0, Number(values.most));
  measure(
    `${entries} entries`,
    chosen.map(([, { position }]) => position),
  );
}
const lots = await lotsOf(rules);
for (const grade of lots ? GRADES : []) {
  const some = (lots ?? []).filter((lot) => lot.grade === grade);
  measure(
    `lots, ${grade}`,
    some.map(({ position }) => position as MillPosition),
  );
}
tables.close();
