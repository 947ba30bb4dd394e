import type { Standing } from './standings.ts';
import { playerOf, type Tournament } from './state.ts';

/** A team: its players' points together. */
export interface TeamStanding {
  readonly rank: number;
  readonly team: string;
  readonly points: number;
  readonly players: readonly number[];
}

/** All teams, the best first; `standings` are those of the players. */
export function teamStandings(tournament: Tournament, standings: readonly Standing[]): readonly TeamStanding[] {
  const teams = new Map<string, Standing[]>();
  for (const standing of standings) {
    const team = playerOf(tournament, standing.player)?.team;
    if (team) teams.set(team, [...(teams.get(team) ?? []), standing]);
  }
  const sums = [...teams].map(([team, members]) => ({
    team,
    points: members.reduce((sum, { points }) => sum + points, 0),
    players: members.map(({ player }) => player),
  }));
  sums.sort((a, b) => b.points - a.points);
  return sums.map((each) => ({ ...each, rank: 1 + sums.filter(({ points }) => points > each.points).length }));
}
