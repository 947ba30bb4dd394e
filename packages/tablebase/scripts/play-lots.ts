/**
 * Lets level 8 play the sharp lots of a rule set, and those for masters, and leaves out, in the file that make-lots.ts has made, all but
 * the third that is decided most often, for either side as often:
 *
 *     node --conditions=source --import tsx packages/tablebase/scripts/play-lots.ts RULES GAMES.txt [--seed 1]
 *
 * Each game is written to GAMES.txt once it has ended; games that it holds already are not played again. The same seed gives the same games.
 */
import { parseArgs } from 'node:util';
import type { MillPosition } from '@merellier/rules';
import { playedGames } from '../../engine/scripts/played-games.ts';
import { selfMatch } from '../../engine/scripts/self-match.ts';
import { chooseByPlay } from '../src/openings/by-play.ts';
import { readOpenings } from '../src/openings/known-openings.ts';
import { openingsText } from '../src/openings/load.ts';
import { positionAfter } from '../src/openings/lot.ts';
import { chosenVariant } from './chosen-variant.ts';
import { writeOpeningsFile } from './openings-file.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
});
const [id = 'marelle', gamesFile] = positionals;
const variant = chosenVariant(id);
const text = await openingsText(variant.rules);
if (!text) throw new Error(`no openings of ${id}: make-lots.ts makes them`);

/** Strong, and it plays nearly as good turns too: its games from the same start differ. */
const LEVEL = 8;
const games = playedGames(gamesFile);
const match = selfMatch(variant.rules, LEVEL);
const { lots } = readOpenings({ ...text, leftOut: '' });
const graded = (['sharp', 'masters'] as const).flatMap((grade, g) =>
  lots[grade].map((opening, i) => ({ opening, name: opening.turns.join(' '), place: 5e5 * g + 100 * i })),
);
const placeOf = new Map(graded.map(({ opening, place }) => [opening, place]));
const chosen = chooseByPlay([...placeOf.keys()], (opening, game) => {
  const name = opening.turns.join(' ');
  // Other numbers than those of a match that tests the lots: see lots-match.ts.
  const number = 1e6 * (1 + Number(values.seed)) + (placeOf.get(opening) ?? 0) + game;
  return games.result(`${id} ${LEVEL} ${values.seed} ${name} ${game}`, () =>
    match(positionAfter(variant.rules, opening.turns) as MillPosition, number),
  );
});
const leftOut = graded.filter(({ opening }) => !chosen.includes(opening)).map(({ name }) => name);
writeOpeningsFile(variant, { ...text, leftOut: leftOut.join('\n') });
console.log(`${id}: ${leftOut.length} left out`);
