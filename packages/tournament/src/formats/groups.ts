import { bergerRounds } from '../berger.ts';
import type { Draw } from '../pairing.ts';
import type { Player } from '../player.ts';
import type { Result } from '../refusal.ts';
import { seeding } from '../seeding.ts';
import { type Standing, standingsOf } from '../standings.ts';
import type { Tournament } from '../state.ts';
import { pairTree } from './knock-out.ts';
import { drawsOf } from './round-robin.ts';

/** The players of each group: the seeds go forward and back over the groups, so that all are about as strong. */
export function groupsOf(tournament: Tournament): readonly (readonly Player[])[] {
  const { format } = tournament.settings;
  const count = format.kind === 'groups' ? format.groups : 1;
  const groups: Player[][] = Array.from({ length: count }, () => []);
  for (const [i, player] of seeding(tournament).entries()) {
    const [lap, place] = [Math.floor(i / count), i % count];
    groups[lap % 2 === 0 ? place : count - 1 - place]?.push(player);
  }
  return groups;
}

/** How many rounds the groups play: the largest decides. */
export const groupRounds = (tournament: Tournament): number =>
  Math.max(0, ...groupsOf(tournament).map((players) => (players.length < 2 ? 0 : bergerRounds(players.length).length)));

/** The standings of one group alone. */
export function groupStandings(tournament: Tournament, group: number): readonly Standing[] {
  const players = groupsOf(tournament)[group] ?? [];
  const rounds = tournament.rounds.map((round) => ({
    ...round,
    pairings: round.pairings.filter((pairing) => pairing.group === group),
  }));
  const settings = { ...tournament.settings, format: { kind: 'round-robin', cycles: 1 } as const };
  return standingsOf({ ...tournament, settings, players, rounds });
}

/** Who goes on, in the order of the seeds: the first of all groups, then the second. */
function qualified(tournament: Tournament): readonly number[] {
  const { format } = tournament.settings;
  const advance = format.kind === 'groups' ? format.advance : 0;
  const standings = groupsOf(tournament).map((players, group) => {
    const left = new Set(players.filter(({ withdrawn }) => withdrawn).map(({ id }) => id));
    return groupStandings(tournament, group).filter(({ player }) => !left.has(player));
  });
  return Array.from({ length: advance }, (_, place) => standings.flatMap((group) => group[place]?.player ?? [])).flat();
}

/** The next round of the groups; after the last one, of the knock-out. */
export function pairGroups(tournament: Tournament): Result<readonly Draw[]> {
  const played = tournament.rounds.length;
  if (played >= groupRounds(tournament)) return pairTree(tournament, () => qualified(tournament));
  const draws = groupsOf(tournament).flatMap((players, group) =>
    drawsOf(bergerRounds(players.length)[played] ?? [], players, group),
  );
  return { ok: true, value: draws };
}
