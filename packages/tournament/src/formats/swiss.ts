import { colourHistory, colourWish, hasWhite, refusedWish } from '../colours.ts';
import { type Encounter, encountersOf } from '../encounters.ts';
import { cheapestMatching, type Edge } from '../matching.ts';
import type { Draw } from '../pairing.ts';
import { randomFrom } from '../random.ts';
import { type Result, refuse } from '../refusal.ts';
import { compareNumbers, seeding } from '../seeding.ts';
import { present, type Tournament } from '../state.ts';

/** A player as the pairing sees one. */
interface Seed {
  readonly id: number;
  readonly team: string | null;
  readonly points: number;
  readonly met: ReadonlySet<number>;
  readonly mayPause: boolean;
  readonly encounters: readonly Encounter[];
  /** Place among those with the same points, from 0, and how many they are. */
  readonly place: number;
  readonly among: number;
  /** Met somebody with more points last time, or with fewer (or paused). */
  readonly floated: 'up' | 'down' | null;
}

/** The most that one pairing can cost, in the order in which costs count. */
const MOST = [1, 225, 3, 3, 63] as const;

/**
 * The next round of a Swiss tournament, in the spirit of FIDE's Dutch system (Handbook C.04.3): nobody meets twice, nobody pauses
 * twice; then, by a matching of least cost over all players: no colour that must not be, players with the same points, the colours
 * wished for, nobody floats in the same direction twice running, and the upper half of those with the same points meets the lower.
 * Who was given the points of a game because the other did not come pauses only where there is no pairing otherwise.
 */
export function pairSwiss(tournament: Tournament): Result<readonly Draw[]> {
  const found = matched(tournament, seedsOf(tournament)) ?? matched(tournament, seedsOf(tournament, true));
  if (!found) return refuse({ reason: 'no-pairing' });
  const { seeds, pairs } = found;
  const random = randomFrom(tournament.settings.seed);
  // Who stands higher begins with one colour at the first board and with the other at the second.
  const isWhiteFirst = random() < 0.5;
  const draws = [...pairs]
    .sort(([a, b], [c, d]) => compareTables(seeds, [a, b], [c, d]))
    .map(([a, b], table): Draw => {
      const [higher, lower] = [seeds[Math.min(a, b)] as Seed, seeds[Math.max(a, b)]];
      if (!lower) return { first: higher.id, second: null };
      const lot = (table % 2 === 0) === isWhiteFirst;
      const white = hasWhite(colourHistory(higher.encounters), colourHistory(lower.encounters), lot);
      return white ? { first: higher.id, second: lower.id } : { first: lower.id, second: higher.id };
    });
  return { ok: true, value: draws };
}

/** Everybody paired at the least cost; null where that cannot be. */
function matched(tournament: Tournament, seeds: readonly Seed[]) {
  const size = seeds.length + (seeds.length % 2);
  const pairs = cheapestMatching(size, edgesOf(tournament, seeds), MOST);
  return pairs.length * 2 < size ? null : { seeds, pairs };
}

/** All who are to be paired, the best first; `lenient` lets those pause too who have won without a game. */
function seedsOf(tournament: Tournament, lenient = false): readonly Seed[] {
  const all = encountersOf(tournament);
  const points = (id: number): number => (all.get(id) ?? []).reduce((sum, each) => sum + each.points, 0);
  const here = new Set(present(tournament).map(({ id }) => id));
  const ordered = seeding(tournament)
    .filter(({ id }) => here.has(id))
    .map((player) => ({ player, points: points(player.id) }))
    .sort((a, b) => compareNumbers(b.points, a.points));
  return ordered.map(({ player, points: own }) => {
    const alike = ordered.filter((each) => each.points === own);
    const encounters = all.get(player.id) ?? [];
    return {
      id: player.id,
      team: player.team,
      points: own,
      met: new Set(encounters.flatMap(({ opponent }) => opponent ?? [])),
      mayPause: !encounters.some(
        ({ state, points: got }) => state === 'bye' || (!lenient && state === 'forfeit' && got > 0),
      ),
      encounters,
      place: alike.findIndex((each) => each.player.id === player.id),
      among: alike.length,
      floated: floatOf(tournament, player.id, encounters, all),
    };
  });
}

/** How somebody floated in the last round: the points of both before it are compared. */
function floatOf(
  { rounds }: Tournament,
  player: number,
  encounters: readonly Encounter[],
  all: ReadonlyMap<number, readonly Encounter[]>,
): Seed['floated'] {
  const last = encounters.at(-1);
  if (!last || last.round !== rounds.length) return null;
  if (last.opponent === null) return 'down';
  const before = (id: number): number =>
    (all.get(id) ?? []).reduce((sum, each) => sum + (each.round < last.round ? each.points : 0), 0);
  const [own, other] = [before(player), before(last.opponent)];
  return own === other ? null : own > other ? 'down' : 'up';
}

function edgesOf({ settings }: Tournament, seeds: readonly Seed[]): readonly Edge[] {
  // What one game can give is measured in its smallest parts: half points, or points.
  const part = (settings.points.draw || settings.points.win) * settings.games;
  const wishes = seeds.map(({ encounters }) => colourWish(colourHistory(encounters)));
  const edges: Edge[] = [];
  for (const [a, higher] of seeds.entries()) {
    for (let b = a + 1; b < seeds.length; b++) {
      const lower = seeds[b] as Seed;
      if (higher.met.has(lower.id)) continue;
      const [wish, other] = [wishes[a], wishes[b]];
      const refused = settings.games === 1 && wish && other ? refusedWish(wish, other) : 0;
      const apart = Math.round(((higher.points - lower.points) * 2) / part);
      const floats = apart > 0 ? Number(higher.floated === 'down' || lower.floated === 'up') : 0;
      const team = settings.teamsApart && higher.team !== null && higher.team === lower.team ? 2 : 0;
      edges.push({
        ...{ a, b },
        costs: [
          refused === 3 ? 1 : 0,
          apart * apart,
          refused === 3 ? 0 : refused,
          floats + team,
          disorder(higher, lower),
        ],
      });
    }
    if (seeds.length % 2 === 1 && higher.mayPause) edges.push(pauseEdge(seeds, a, part));
  }
  return edges;
}

/** A pause is like meeting somebody with a little less than the last. */
function pauseEdge(seeds: readonly Seed[], a: number, part: number): Edge {
  const seed = seeds[a] as Seed;
  const apart = Math.round(((seed.points - (seeds.at(-1)?.points ?? 0)) * 2) / part) + 1;
  return {
    a,
    b: seeds.length,
    costs: [0, apart * apart, 0, Number(seed.floated === 'down'), seed.among - 1 - seed.place],
  };
}

/** How far a pairing is from the upper half meeting the lower, or from the last of more points meeting the first of fewer. */
function disorder(higher: Seed, lower: Seed): number {
  if (higher.points === lower.points) {
    return Math.abs(lower.place - higher.place - Math.floor(higher.among / 2));
  }
  return higher.among - 1 - higher.place + lower.place;
}

/** The first boards are for those with the most points; a pause stands last. */
function compareTables(
  seeds: readonly Seed[],
  [a, b]: readonly [number, number],
  [c, d]: readonly [number, number],
): number {
  const isPause = (x: number, y: number): number => Number(Math.max(x, y) >= seeds.length);
  const order = compareNumbers(isPause(a, b), isPause(c, d));
  if (order !== 0) return order;
  const points = (x: number): number => seeds[x]?.points ?? 0;
  return (
    compareNumbers(Math.max(points(c), points(d)), Math.max(points(a), points(b))) ||
    compareNumbers(points(c) + points(d), points(a) + points(b)) ||
    compareNumbers(Math.min(a, b), Math.min(c, d))
  );
}
