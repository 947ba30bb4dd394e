import type { GameType } from './pdn-game-type.ts';

/** The points of the boards of 24 as PlayOK numbers them, from 1: row by row from the top, left to right. */
export const PLAYOK_POINTS: readonly string[] = [
  ...['a7', 'd7', 'g7', 'b6', 'd6', 'f6', 'c5', 'd5', 'e5', 'a4', 'b4', 'c4'],
  ...['e4', 'f4', 'g4', 'c3', 'd3', 'e3', 'b2', 'd2', 'f2', 'a1', 'd1', 'g1'],
];

/** The game type that PlayOK gives its mill, `70,0`: which of the rules it follows is told nowhere. */
const PLAYOK_MILL = /^70(,|$)/;
/** What Sanmill calls its games in the tag `Variant`; the rules may have been changed there without a word in the file. */
const SANMILL_NINE = /^Nine Men['’]s Morris$/i;
const SANMILL_TWELVE = /^Twelve Men['’]s Morris$/i;

/** A marelle as another program names it, by PlayOK's GameType or Sanmill's `Variant`. Null for any other. */
export function readMillType(text: string): GameType | null {
  const name = text.trim();
  const named = { number: 70, changes: {}, naming: null, rough: true };
  // Nine men, flying with three, as the jeu du moulin has them.
  if (PLAYOK_MILL.test(name) || SANMILL_NINE.test(name)) return { ...named, rules: 'jeu-du-moulin' };
  return SANMILL_TWELVE.test(name) ? { ...named, rules: 'marelle-a-12', changes: { flying: 3 } } : null;
}
