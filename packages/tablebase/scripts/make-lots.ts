/**
 * Makes what is checked in about the openings of a solved rule set, from its tables:
 *
 *     node --conditions=source --import tsx packages/tablebase/scripts/make-lots.ts RULES FOLDER [--plies 4]
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DiskTables } from '@merellier/tablebase/node';
import { type JudgedOpening, judgeOpenings } from '../src/openings/judge.ts';
import { writeOpenings } from '../src/openings/known-openings.ts';
import { openingsKey } from '../src/openings/load.ts';
import { chosenVariant } from './chosen-variant.ts';

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
const key = openingsKey(variant);
const { first, second, gentle, sharp, masters, plies, counts } = writeOpenings(
  judged(1),
  judged(2),
  judged(Number(values.plies)),
);
tables.close();
const list = (text: string): string => `\`${text === '' ? '' : `\n${text}\n`}\`.trim()`;
const file = `import type { OpeningsText } from '../known-openings.ts';

/** Made by scripts/make-lots.ts from the tables of \`${id}\`. */
export const OPENINGS: OpeningsText = {
  plies: ${plies},
  counts: { win: ${counts.win}, draw: ${counts.draw}, loss: ${counts.loss} },
  first: ${list(first)},
  second: ${list(second)},
  gentle: ${list(gentle)},
  sharp: ${list(sharp)},
  masters: ${list(masters)},
};
`;
const path = new URL(`../src/openings/data/${key}.ts`, import.meta.url);
writeFileSync(path, file);
console.log(`${key}: ${counts.win} / ${counts.draw} / ${counts.loss}, ${gentle.split('\n').length} lots a grade`);
