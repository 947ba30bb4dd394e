/**
 * Makes what is checked in about the openings of a solved rule set, from its tables:
 *
 *     node --conditions=source --import tsx packages/tablebase/scripts/make-lots.ts RULES FOLDER [--plies 4] [--games 4]
 *
 * Each fair opening is played so many times, a level against itself; those that the same side wins time and again are left out.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DiskTables } from '@merellier/tablebase/node';
import { selfMatch } from '../../engine/scripts/self-match.ts';
import { type JudgedOpening, judgeOpenings } from '../src/openings/judge.ts';
import { writeOpenings } from '../src/openings/known-openings.ts';
import { openingsKey } from '../src/openings/load.ts';
import { isFair } from '../src/openings/lots.ts';
import { chosenVariant } from './chosen-variant.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { plies: { type: 'string', default: '4' }, games: { type: 'string', default: '4' } },
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

/** Strong, and it plays nearly as good turns too: its games from the same start differ. */
const LEVEL = 8;
/** The share of the points that each side must make. */
const LEAST_POINTS = 0.25;
const games = Number(values.games);
const play = selfMatch(variant.rules, LEVEL);
/** Plays until both sides have their points, or one cannot come to them any more. */
function isLopsided({ position }: JudgedOpening): boolean {
  const least = LEAST_POINTS * games;
  let [own, others] = [0, 0];
  for (let game = 1; game <= games && Math.min(own, others) < least; game++) {
    const points = play(position, game);
    own += points;
    others += 1 - points;
    if (Math.min(own, others) + games - game < least) return true;
  }
  return Math.min(own, others) < least;
}

const all = judged(Number(values.plies));
const known = writeOpenings(
  judged(1),
  judged(2),
  all,
  all
    .filter((opening) => isFair(opening) && isLopsided(opening))
    .map(({ turns }) => turns.join(' '))
    .join('\n'),
);
const { first, second, gentle, sharp, masters, lopsided, plies, counts } = known;
const key = openingsKey(variant);
tables.close();
const list = (text: string): string => (text === '' ? `''` : `\`\n${text}\n\`.trim()`);
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
  lopsided: ${list(lopsided)},
};
`;
const path = new URL(`../src/openings/data/${key}.ts`, import.meta.url);
writeFileSync(path, file);
console.log(
  `${key}: ${counts.win} / ${counts.draw} / ${counts.loss}, ${gentle.split('\n').length} lots a grade, ${lopsided === '' ? 0 : lopsided.split('\n').length} lopsided`,
);
