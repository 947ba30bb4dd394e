import { colourHistory, hasWhite } from '../colours.ts';
import { encountersOf } from '../encounters.ts';
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

/**
 * Pairs those who are free with others of about as many points. Two who have just met do not meet again at once, unless hardly anybody
 * else is there.
 */
export function pairArena(tournament: Tournament): Result<readonly Draw[]> {
  const free = freePlayers(tournament);
  const encounters = encountersOf(tournament);
  const points = free.map((id) => (encounters.get(id) ?? []).reduce((sum, each) => sum + each.points, 0));
  const few = tournament.players.filter(({ withdrawn }) => !withdrawn).length <= 3;
  const edges: Edge[] = [];
  for (const [a, id] of free.entries())
    for (let b = a + 1; b < free.length; b++) {
      const other = free[b] as number;
      const again = [id, other].some((each) => {
        const last = encounters.get(each)?.at(-1);
        return last?.opponent === (each === id ? other : id);
      });
      if (again && !few) continue;
      const apart = Math.abs((points[a] ?? 0) - (points[b] ?? 0)) / (tournament.settings.points.draw || 1);
      edges.push({ a, b, costs: [Number(again), Math.round(apart)] });
    }
  if (edges.length === 0) return refuse({ reason: 'nobody-free' });
  const pairs = cheapestMatching(free.length, edges, [1, FARTHEST]);
  const draws = pairs.map(([a, b], table): Draw => {
    const [one, two] = [free[a] as number, free[b] as number];
    const history = (id: number) => colourHistory(encounters.get(id) ?? []);
    return hasWhite(history(one), history(two), table % 2 === 0)
      ? { first: one, second: two }
      : { first: two, second: one };
  });
  return { ok: true, value: draws };
}
