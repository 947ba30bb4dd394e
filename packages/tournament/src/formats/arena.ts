import { colourHistory, hasWhite } from '../colours.ts';
import { type Encounter, encountersOf } from '../encounters.ts';
import { cheapestMatching, type Edge } from '../matching.ts';
import { type Draw, isFinished } from '../pairing.ts';
import { type Result, refuse } from '../refusal.ts';
import { seeding } from '../seeding.ts';
import type { Tournament } from '../state.ts';

/** Those who are there and wait for a game. */
export function freePlayers(tournament: Tournament): readonly number[] {
  const busy = new Set(
    tournament.rounds.flatMap(({ pairings }) =>
      pairings.flatMap((pairing) => (isFinished(pairing) ? [] : [pairing.first, pairing.second])),
    ),
  );
  return seeding(tournament).flatMap(({ id, withdrawn }) => (withdrawn || busy.has(id) ? [] : [id]));
}

/** How many points apart two players may be before it counts no more. */
const FARTHEST = 40;

/** So many neighbours in points are matched at once: more would take long, and bring nobody closer together. */
const AT_ONCE = 24;

/**
 * Pairs those who are free with others of about as many points. Two who have just met do not meet again at once, unless hardly anybody
 * else is there.
 */
export function pairArena(tournament: Tournament): Result<readonly Draw[]> {
  const encounters = encountersOf(tournament);
  const pointsOf = (id: number): number => (encounters.get(id) ?? []).reduce((sum, each) => sum + each.points, 0);
  const free = freePlayers(tournament)
    .map((id) => ({ id, points: pointsOf(id) }))
    .sort((a, b) => b.points - a.points);
  const few = tournament.players.filter(({ withdrawn }) => !withdrawn).length <= 3;
  const pairs: (readonly [number, number])[] = [];
  for (let at = 0; at < free.length; at += AT_ONCE)
    pairs.push(...matched(tournament, free.slice(at, at + AT_ONCE), encounters, few));
  if (pairs.length === 0) return refuse({ reason: 'nobody-free' });
  const draws = pairs.map(([one, two], table): Draw => {
    const history = (id: number) => colourHistory(encounters.get(id) ?? []);
    return hasWhite(history(one), history(two), table % 2 === 0)
      ? { first: one, second: two }
      : { first: two, second: one };
  });
  return { ok: true, value: draws };
}

function matched(
  tournament: Tournament,
  free: readonly { readonly id: number; readonly points: number }[],
  encounters: ReadonlyMap<number, readonly Encounter[]>,
  few: boolean,
): readonly (readonly [number, number])[] {
  const edges: Edge[] = [];
  for (const [a, one] of free.entries())
    for (const [b, two] of free.entries()) {
      if (b <= a) continue;
      const again = [one, two].some(({ id }) => {
        const last = encounters.get(id)?.at(-1);
        return last?.opponent === (id === one.id ? two.id : one.id);
      });
      if (again && !few) continue;
      const apart = Math.abs(one.points - two.points) / (tournament.settings.points.draw || 1);
      edges.push({ a, b, costs: [Number(again), Math.round(apart)] });
    }
  if (edges.length === 0) return [];
  return cheapestMatching(free.length, edges, [1, FARTHEST]).map(([a, b]) => [
    (free[a] as { readonly id: number }).id,
    (free[b] as { readonly id: number }).id,
  ]);
}
