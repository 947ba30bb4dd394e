import type { GameResult, Pairing, Tournament } from '@merellier/tournament';

/** A game of a tournament, as a code on a score sheet names it. Tables and games count from 0, in the address from 1. */
export interface AnnouncedGame {
  readonly round: number;
  readonly table: number;
  readonly game: number;
  /** The numbers of the two who are paired; null where the code does not say. */
  readonly players: readonly [first: number, second: number] | null;
}

/**
 * The address at which the result of a game is reported, or, with a result, by which it is handed over. It stands after `#`, which
 * no server sees, and is the same in all languages.
 */
export const announceLink = (id: string, game: AnnouncedGame, result?: GameResult): string =>
  [`${location.origin}/#/tournament/result`, id, writeAnnounced(game), ...(result ? [result] : [])].join('/');

/** A game as a word of such an address. */
export const writeAnnounced = ({ round, table, game, players }: AnnouncedGame): string =>
  [round, table + 1, game + 1, ...(players ?? [])].join('-');

/** Which game the words of such an address name; null for none. */
export function readAnnounced(word: string | undefined): AnnouncedGame | null {
  const [, round, table, game, first, second] =
    /^(\d{1,4})-(\d{1,4})-(\d{1,4})(?:-(\d{1,5})-(\d{1,5}))?$/.exec(word ?? '') ?? [];
  if (!round || !table || !game) return null;
  const players = first && second ? ([Number(first), Number(second)] as const) : null;
  return { round: Number(round), table: Number(table) - 1, game: Number(game) - 1, players };
}

/**
 * The pairing of a game that is to be played; null for no game of this tournament, as on a sheet that was printed before its round
 * was taken back and paired anew.
 */
export function announcedPairing({ rounds }: Tournament, announced: AnnouncedGame | null): Pairing | null {
  const pairing = announced && rounds[announced.round - 1]?.pairings[announced.table];
  if (!pairing || pairing.games[announced.game] === undefined) return null;
  const { players } = announced;
  return players && (players[0] !== pairing.first || players[1] !== pairing.second) ? null : pairing;
}
