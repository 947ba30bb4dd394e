import type { GameType } from './pdn-game-type.ts';

/** The points of the boards of 24 as PlayOK numbers them, from 1: row by row from the top, left to right. */
export const PLAYOK_POINTS: readonly string[] = [
  ...['a7', 'd7', 'g7', 'b6', 'd6', 'f6', 'c5', 'd5', 'e5', 'a4', 'b4', 'c4'],
  ...['e4', 'f4', 'g4', 'c3', 'd3', 'e3', 'b2', 'd2', 'f2', 'a1', 'd1', 'g1'],
];

/** The game type that PlayOK gives its mill, `70,0`: which of the rules it follows is told nowhere. */
const PLAYOK_MILL = /^70(,|$)/;

/** PlayOK's GameType of the mill: nine men, flying with three, as the jeu du moulin has them. Null for any other. */
export const readPlayokType = (text: string): GameType | null =>
  PLAYOK_MILL.test(text.trim()) ? { number: 70, rules: 'jeu-du-moulin', changes: {}, naming: null, rough: true } : null;
