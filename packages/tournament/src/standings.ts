import { annulled, type Encounter, encountersOf } from './encounters.ts';
import { progressOf } from './progress.ts';
import { compareNumbers } from './seeding.ts';
import type { TieBreak } from './settings.ts';
import type { Tournament } from './state.ts';
import { type Score, tieBreakOf } from './tie-breaks.ts';

/** One line of the standings. */
export interface Standing {
  /** From 1; the same for those between whom nothing decides. */
  readonly rank: number;
  readonly player: number;
  readonly points: number;
  /** Pairings that are finished, and of them won, drawn, lost. */
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** One value for each tie-break chosen. */
  readonly tieBreaks: readonly number[];
  /** The games do not count, since most were not played. */
  readonly annulled: boolean;
}

/** The scores of all players. Encounters with players whose games do not count are left out. */
export function scoresOf(tournament: Tournament): ReadonlyMap<number, Score> {
  const encounters = encountersOf(tournament);
  const out = annulled(tournament, encounters);
  const { format, points: worth, games } = tournament.settings;
  const allMeet = format.kind === 'round-robin' || format.kind === 'rutsch' || format.kind === 'groups';
  const drawn = worth.draw * games;
  return new Map(
    tournament.players.map(({ id, from }) => {
      const counted = (encounters.get(id) ?? []).filter(
        ({ opponent }) => !out.has(id) && (opponent === null || !out.has(opponent)),
      );
      const points = counted.reduce((total, each) => total + each.points, 0);
      const rounds = Math.max(0, tournament.rounds.length - from + 1);
      const more = format.kind === 'swiss' ? missedAtTheEnd(tournament, counted) * drawn : 0;
      return [id, { player: id, points, encounters: counted, rounds, more, allMeet }];
    }),
  );
}

/** For how many rounds, up to now, a player has not been there to play. */
function missedAtTheEnd({ rounds }: Tournament, encounters: readonly Encounter[]): number {
  const there = encounters.findLast(({ state, points }) => state !== 'forfeit' || points > 0);
  return there ? rounds.length - there.round : 0;
}

/**
 * All players, the best first: in a knock-out by how far they came, else by points, then by the tie-breaks in their order. Each
 * tie-break looks only at those whom nothing before it tells apart.
 */
export function standingsOf(tournament: Tournament): readonly Standing[] {
  const { settings, players } = tournament;
  const scores = scoresOf(tournament);
  const out = annulled(tournament, encountersOf(tournament));
  const progress = progressOf(tournament);
  const all = players.flatMap(({ id }) => scores.get(id) ?? []);
  const first = groupBy(all, ({ player, points }) => [out.has(player) ? 0 : 1, progress.get(player) ?? 0, points]);
  const values = new Map<number, number[]>(all.map(({ player }) => [player, []]));
  let groups = first;
  for (const tieBreak of settings.tieBreaks) groups = groups.flatMap((tied) => divided(tieBreak, tied, scores, values));
  return groups.flatMap((tied, i) => {
    const rank = 1 + groups.slice(0, i).reduce((before, group) => before + group.length, 0);
    return tied.map((score) => standingOf(score, rank, values.get(score.player) ?? [], out.has(score.player)));
  });
}

/**
 * A group of tied players, divided further by a tie-break; what it gives to each is noted. The direct encounter is asked again among
 * those whom it has left together (as scalachess does, after the FIDE Handbook C.07, article 6).
 */
function divided(
  tieBreak: TieBreak,
  tied: readonly Score[],
  scores: ReadonlyMap<number, Score>,
  values: ReadonlyMap<number, number[]>,
): readonly (readonly Score[])[] {
  for (const score of tied) values.get(score.player)?.push(tieBreakOf(tieBreak, score, scores, tied));
  const groups = groupBy(tied, ({ player }) => [values.get(player)?.at(-1) ?? 0]);
  return tieBreak === 'direct-encounter' ? groups.flatMap((group) => amongThemselves(group, tied, scores)) : groups;
}

/** A group of those who are still tied, by their encounters with one another alone; as it is where these do not tell them apart. */
function amongThemselves(
  group: readonly Score[],
  before: readonly Score[],
  scores: ReadonlyMap<number, Score>,
): readonly (readonly Score[])[] {
  if (group.length < 2 || group.length === before.length) return [group];
  const parts = groupBy(group, (score) => [tieBreakOf('direct-encounter', score, scores, group)]);
  return parts.flatMap((part) => amongThemselves(part, group, scores));
}

/** Items with the same keys together, the groups with greater keys first. */
function groupBy<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly number[],
): readonly (readonly Item[])[] {
  const keyed = items.map((item) => ({ item, keys: keysOf(item) }));
  const compare = (a: readonly number[], b: readonly number[]): number => {
    const i = a.findIndex((key, at) => key !== b[at]);
    return i < 0 ? 0 : compareNumbers(b[i] ?? 0, a[i] ?? 0);
  };
  const groups: { item: Item; keys: readonly number[] }[][] = [];
  for (const each of [...keyed].sort((a, b) => compare(a.keys, b.keys))) {
    const last = groups.at(-1);
    if (last?.[0] && compare(last[0].keys, each.keys) === 0) last.push(each);
    else groups.push([each]);
  }
  return groups.map((group) => group.map(({ item }) => item));
}

function standingOf(score: Score, rank: number, tieBreaks: readonly number[], isOut: boolean): Standing {
  const finished = score.encounters.filter(({ state }) => state === 'played' || state === 'forfeit');
  const count = (is: (encounter: Encounter) => boolean): number => finished.filter(is).length;
  return {
    rank,
    player: score.player,
    points: score.points,
    played: finished.length,
    wins: count(({ points, most }) => points * 2 > most),
    draws: count(({ points, most }) => points * 2 === most && most > 0),
    losses: count(({ points, most }) => points * 2 < most),
    tieBreaks,
    annulled: isOut,
  };
}
