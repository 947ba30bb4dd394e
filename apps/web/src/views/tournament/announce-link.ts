import type { GameResult } from '@merellier/tournament';

/** A game of a tournament, as a code on a score sheet names it: counted from 1, as people count. */
export interface AnnouncedGame {
  readonly round: number;
  readonly table: number;
  readonly game: number;
}

/**
 * The address at which the result of a game is reported, or, with a result, by which it is handed over. It stands after `#`, which
 * no server sees, and is the same in all languages.
 */
export const announceLink = (id: string, round: number, table: number, game: number, result?: GameResult): string =>
  [`${location.origin}/#/tournament/result`, id, `${round}-${table + 1}-${game + 1}`, ...(result ? [result] : [])].join(
    '/',
  );

/** Which game the words of such an address name; null for none. Tables and games count from 0 here. */
export function readAnnounced(word: string | undefined): AnnouncedGame | null {
  const [, round, table, game] = /^(\d{1,4})-(\d{1,4})-(\d{1,4})$/.exec(word ?? '') ?? [];
  if (!round || !table || !game) return null;
  return { round: Number(round), table: Number(table) - 1, game: Number(game) - 1 };
}
