import type { Leaderboard, PlayerGames, PlayerProfile, RatingGroup, RatingPoint } from '@merellier/protocol';
import { askServer } from '../ask-server.ts';

/** What was asked of the server; or that there is no such player, or no answer now. */
export type Found<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: 'missing' | 'unavailable' };

const of = (player: string, rest = ''): string => `/api/v1/players/${encodeURIComponent(player)}${rest}`;

/** A player: name, ratings, results. */
export const playerProfile = (player: string, fetcher?: typeof fetch): Promise<Found<PlayerProfile>> =>
  ask(of(player), 'player', fetcher);

/** One page of a player's games that are over; `before` is the `next` of the page before. */
export const playerGames = (
  player: string,
  before: string | null,
  fetcher?: typeof fetch,
): Promise<Found<PlayerGames>> =>
  ask(of(player, `/games${before === null ? '' : `?before=${before}`}`), 'games', fetcher);

/** One's own games under way. */
export const gamesUnderWay = (player: string, fetcher?: typeof fetch): Promise<Found<PlayerGames>> =>
  ask(of(player, '/games?state=under-way'), 'games', fetcher);

/** How a player's ratings went, in the order of time. */
export const ratingCurves = (
  player: string,
  fetcher?: typeof fetch,
): Promise<Found<{ readonly points: readonly RatingPoint[] }>> => ask(of(player, '/ratings'), 'points', fetcher);

/** The best players of a group. */
export const leaderboard = (group: RatingGroup, fetcher?: typeof fetch): Promise<Found<Leaderboard>> =>
  ask(`/api/v1/leaderboard?group=${group}`, 'players', fetcher);

/** The address of a player's games as a file. */
export const gamesFile = (player: string, format: 'text' | 'pdn'): string =>
  of(player, `/games/export?format=${format}`);

/** The address of one game as a file. */
export const gameFile = (game: string): string => `/api/v1/games/${encodeURIComponent(game)}/export`;

/** Asks; an answer that lacks this part comes from another server. */
async function ask<Value>(path: string, part: string, fetcher?: typeof fetch): Promise<Found<Value>> {
  const asked = await askServer<Value>('GET', path, { part, fetcher });
  if (asked.ok) return asked;
  const { reason } = asked.refusal;
  return { ok: false, why: reason === 'not-found' || reason === 'malformed' ? 'missing' : 'unavailable' };
}
