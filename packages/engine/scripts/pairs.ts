import type { Tally } from './result.ts';

/** Plays one game from the start that a seed gives; the colour that won, or null. */
export type PlayGame = (firstIsWhite: boolean, seed: number) => 'white' | 'black' | null;

/** Plays so many games in pairs, each opening from both sides; counts for the first player. */
export function playPairs(games: number, seed: number, play: PlayGame, onGame?: (tally: Tally) => void): Tally {
  const tally: Tally = { won: 0, drawn: 0, lost: 0 };
  for (let i = 0; i < games; i++) {
    const asWhite = i % 2 === 0;
    const winner = play(asWhite, seed * 7919 + (i >> 1));
    tally[winner === null ? 'drawn' : (winner === 'white') === asWhite ? 'won' : 'lost']++;
    onGame?.(tally);
  }
  return tally;
}
