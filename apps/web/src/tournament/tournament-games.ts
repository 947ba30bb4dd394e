import type { Side } from '@merellier/rules';
import { type GameResult, type Pairing, whiteOf } from '@merellier/tournament';
import type { KeptGame } from '../games/kept-game.ts';
import { GAME_TAG } from './game-tag.ts';

/** A game of a tournament: tables and games count from 0. */
export interface TournamentGame {
  readonly tournament: string;
  readonly round: number;
  readonly table: number;
  readonly game: number;
}

export const writeGameTag = ({ tournament, round, table, game }: TournamentGame): string =>
  `${tournament} ${round}-${table}-${game}`;

/** What {@link writeGameTag} wrote; null for anything else. */
export function readGameTag(tag: string | undefined): TournamentGame | null {
  const [, tournament, round, table, game] = /^([a-z0-9-]+) (\d+)-(\d+)-(\d+)$/.exec(tag ?? '') ?? [];
  if (!tournament) return null;
  return { tournament, round: Number(round), table: Number(table), game: Number(game) };
}

/** The games of one tournament among all that this browser keeps, the first one first. */
export function gamesOf(
  tournament: string,
  games: readonly KeptGame[],
): readonly { readonly kept: KeptGame; readonly game: TournamentGame }[] {
  return games
    .flatMap((kept) => {
      const game = readGameTag(kept.tags[GAME_TAG]);
      return game?.tournament === tournament ? [{ kept, game }] : [];
    })
    .sort((a, b) => a.kept.begun - b.kept.begun);
}

/** What a game that is over says about its pairing. */
export function resultOf(pairing: Pairing, game: number, winner: Side | null): GameResult {
  if (winner === null) return 'draw';
  return (whiteOf(pairing, game) === pairing.first) === (winner === 'white') ? 'first' : 'second';
}
