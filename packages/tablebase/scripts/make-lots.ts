/**
 * Makes what is checked in about the openings of a solved rule set, from its tables:
 *
 *     node --conditions=source --import tsx packages/tablebase/scripts/make-lots.ts RULES FOLDER [--plies 4]
 *
 * Lots are chosen by exact values; what play left out before is kept. play-lots.ts plays them.
 */
import { parseArgs } from 'node:util';
import { DiskTables } from '@merellier/tablebase/node';
import { type JudgedOpening, judgeOpenings } from '../src/openings/judge.ts';
import { writeOpenings } from '../src/openings/known-openings.ts';
import { openingsText } from '../src/openings/load.ts';
import { chosenVariant } from './chosen-variant.ts';
import { writeOpeningsFile } from './openings-file.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { plies: { type: 'string', default: '4' } },
});
const [id = 'marelle', folder = '.'] = positionals;
const variant = chosenVariant(id);
const tables = DiskTables.open(variant, folder);
if (!tables) throw new Error(`no tables of ${id} in ${folder}`);
const judged = (plies: number): readonly JudgedOpening[] => {
  const openings = judgeOpenings(variant.rules, tables, plies);
  if (!openings) throw new Error(`tables are missing in ${folder}`);
  return openings;
};

const before = await openingsText(variant.rules);
const text = writeOpenings(judged(1), judged(2), judged(Number(values.plies)), before?.leftOut ?? '');
tables.close();
writeOpeningsFile(variant, text);
const { win, draw, loss } = text.counts;
console.log(`${id}: ${win} / ${draw} / ${loss}, ${text.masters.split('\n').length} lots of each grade`);
