import type { LeaderboardRow } from '@merellier/protocol';

/** Rows of a leaderboard with their ranks, the best first: equal points are one rank. */
export function ranked(rows: readonly Omit<LeaderboardRow, 'rank'>[]): readonly LeaderboardRow[] {
  const sorted = [...rows].sort((a, b) => b.points - a.points || (a.player.id < b.player.id ? -1 : 1));
  let rank = 0;
  return sorted.map((row, i) => {
    if (row.points !== sorted[i - 1]?.points) rank = i + 1;
    return { ...row, rank };
  });
}
