import { treeRounds } from './formats/knock-out.ts';
import { ladderOf } from './formats/ladder.ts';
import { winnerOf } from './match.ts';
import type { Tournament } from './state.ts';

/**
 * How far everybody came in a knock-out, or up a ladder, the more the better; empty for other formats. Who wins a match stands before who loses
 * it, and both before those who did not come so far.
 */
export function progressOf(tournament: Tournament): ReadonlyMap<number, number> {
  const progress = new Map<number, number>();
  const { kind } = tournament.settings.format;
  if (kind === 'ladder') {
    const ladder = ladderOf(tournament);
    return new Map(ladder.map((player, i) => [player, ladder.length - i]));
  }
  if (kind !== 'knock-out' && kind !== 'groups') return progress;
  for (const [i, { pairings }] of treeRounds(tournament).entries())
    for (const pairing of pairings) {
      // The match for the third place stands below the final.
      const reached = 2 * (pairing.third ? i : i + 1);
      const winner = winnerOf(tournament, pairing);
      for (const player of [pairing.first, pairing.second])
        if (player !== null) progress.set(player, reached + (player === winner ? 1 : 0));
    }
  return progress;
}
