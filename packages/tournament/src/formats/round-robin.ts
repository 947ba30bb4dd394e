import { bergerRounds, doubleBergerRounds, type TablePair } from '../berger.ts';
import { colourHistory, colourWish, hasWhite, refusedWish } from '../colours.ts';
import { encountersOf } from '../encounters.ts';
import { cheapestMatching, type Edge } from '../matching.ts';
import type { Draw } from '../pairing.ts';
import type { Player } from '../player.ts';
import { type Result, refuse } from '../refusal.ts';
import { rutschRounds } from '../rutsch.ts';
import { seeding } from '../seeding.ts';
import type { Tournament } from '../state.ts';

/** The table by which a tournament of so many players is paired. */
export function tableOf({ settings: { format } }: Tournament, players: number): readonly (readonly TablePair[])[] {
  if (format.kind === 'rutsch') return rutschRounds(players);
  return format.kind === 'round-robin' && format.cycles === 2 ? doubleBergerRounds(players) : bergerRounds(players);
}

/** Draws of a table's numbers; who would meet somebody who has left pauses. */
export function drawsOf(pairs: readonly TablePair[], players: readonly Player[], group?: number): readonly Draw[] {
  const draws = pairs.flatMap(([white, black]): readonly Draw[] => {
    const [a, b] = [players[white - 1], black === null ? undefined : players[black - 1]];
    const here = [a, b].filter((player): player is Player => player !== undefined && !player.withdrawn);
    const [first, second] = here;
    if (!first) return [];
    return [{ first: first.id, second: second?.id ?? null, ...(group === undefined ? {} : { group }) }];
  });
  return [...draws.filter(({ second }) => second !== null), ...draws.filter(({ second }) => second === null)];
}

/**
 * The next round in which all meet: by the table while the players are those who began, and once somebody has come late, by
 * matching those who have not met yet.
 */
export function pairRoundRobin(tournament: Tournament): Result<readonly Draw[]> {
  const players = seeding(tournament);
  if (players.every(({ from }) => from === 1)) {
    const pairs = tableOf(tournament, players.length)[tournament.rounds.length];
    if (pairs) return { ok: true, value: drawsOf(pairs, players) };
  }
  return pairUnmet(tournament, players);
}

/** The pairings that are still due: how often two players must yet meet. */
function due(tournament: Tournament): (a: number, b: number) => number {
  const { format } = tournament.settings;
  const cycles = format.kind === 'round-robin' ? format.cycles : 1;
  const met = new Map<string, number>();
  for (const { pairings } of tournament.rounds)
    for (const { first, second } of pairings) {
      if (second === null) continue;
      const key = `${Math.min(first, second)} ${Math.max(first, second)}`;
      met.set(key, (met.get(key) ?? 0) + 1);
    }
  return (a, b) => cycles - (met.get(`${Math.min(a, b)} ${Math.max(a, b)}`) ?? 0);
}

/** Whether everybody who is there has met everybody. */
export function isRoundRobinOver(tournament: Tournament): boolean {
  const here = tournament.players.filter(({ withdrawn }) => !withdrawn);
  const remaining = due(tournament);
  return here.every(({ id }, i) => here.slice(i + 1).every((other) => remaining(id, other.id) <= 0));
}

/**
 * How many rounds there will be in which all meet, as things stand: by pairing on to the end, since a player who comes late
 * may cost one round or several.
 */
export function meetingRounds(tournament: Tournament): number {
  let now = tournament;
  while (now.rounds.length === 0 || !isRoundRobinOver(now)) {
    const next = pairRoundRobin(now);
    if (!next.ok || next.value.every(({ second }) => second === null)) break;
    const pairings = next.value.map((draw) => ({ ...draw, games: [] }));
    now = { ...now, rounds: [...now.rounds, { number: now.rounds.length + 1, pairings }] };
  }
  return now.rounds.length;
}

/** Most games of those with the most to play: so the fewest rounds are left. */
function pairUnmet(tournament: Tournament, players: readonly Player[]): Result<readonly Draw[]> {
  const here = players.filter(({ withdrawn }) => !withdrawn);
  const remaining = due(tournament);
  const encounters = encountersOf(tournament);
  const load = here.map(({ id }) =>
    here.reduce((sum, other) => sum + (other.id === id ? 0 : remaining(id, other.id)), 0),
  );
  const mostLoad = Math.max(0, ...load);
  const history = here.map(({ id }) => colourHistory(encounters.get(id) ?? []));
  const edges: Edge[] = [];
  for (const [a, { id }] of here.entries())
    for (let b = a + 1; b < here.length; b++) {
      if (remaining(id, here[b]?.id ?? id) <= 0) continue;
      const slack = 2 * mostLoad - (load[a] ?? 0) - (load[b] ?? 0);
      edges.push({ a, b, costs: [slack, refusedWish(colourWish(history[a] ?? []), colourWish(history[b] ?? []))] });
    }
  if (edges.length === 0) return refuse({ reason: 'no-rounds-left' });
  const pairs = cheapestMatching(here.length, edges, [2 * mostLoad, 3]);
  const paired = new Set(pairs.flat());
  const draws = pairs.map(([a, b], table): Draw => {
    const white = hasWhite(history[a] ?? [], history[b] ?? [], table % 2 === 0);
    const [first, second] = white ? [a, b] : [b, a];
    return { first: here[first]?.id ?? 0, second: here[second]?.id ?? null };
  });
  const pauses = here.filter((_, i) => !paired.has(i)).map(({ id }): Draw => ({ first: id, second: null }));
  return { ok: true, value: [...draws, ...pauses] };
}
