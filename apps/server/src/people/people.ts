import { type PlayerGames, type PlayerProfile, RATING_GROUP_IDS, type RatingGroup } from '@merellier/protocol';
import { deviationAt, shown } from '../ratings/glicko.ts';
import type { GamesWanted, RatingStore } from '../store/rating-store.ts';

/** A player as anyone may see one, or with `all` as one sees oneself; null where there is none. */
export async function profileOf(
  store: RatingStore,
  id: string,
  { all, now }: { readonly all: boolean; readonly now: number },
): Promise<PlayerProfile | null> {
  const person = await store.person(id);
  if (!person) return null;
  const [ratings, games] = await Promise.all([store.ratingsOf(id), store.tallyOf(id, all)]);
  const place = ({ group }: { readonly group: RatingGroup }): number => RATING_GROUP_IDS.indexOf(group);
  return {
    player: { ...person.player, rating: null },
    since: person.since,
    ratings: [...ratings]
      .sort((a, b) => place(a) - place(b))
      .map((rating) => ({
        ...shown(rating, now),
        group: rating.group,
        deviation: Math.round(deviationAt(rating, now)),
        games: rating.games,
        at: rating.at,
      })),
    games,
  };
}

/** Where a list of games goes on: after the game that ended then. */
export const writeCursor = (endedAt: number, game: string): string => `${endedAt}.${game}`;

export function readCursor(text: string): GamesWanted['before'] {
  const [, endedAt = '', game = ''] = /^(\d{1,16})\.([\w-]{16,32})$/.exec(text) ?? [];
  return game === '' ? null : { endedAt: Number(endedAt), game };
}

/** One page of a player's games that are over. */
export async function gamesOver(store: RatingStore, player: string, wanted: GamesWanted): Promise<PlayerGames> {
  const { limit } = wanted;
  // One more tells whether there is a next page.
  const found = await store.gamesOver(player, { ...wanted, limit: limit + 1 });
  const games = found.slice(0, limit);
  const last = games.at(-1);
  return { games, next: found.length > limit && last?.endedAt ? writeCursor(last.endedAt, last.game) : null };
}
