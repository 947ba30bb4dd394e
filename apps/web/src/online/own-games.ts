import { GAME_ID } from '@merellier/protocol';
import * as v from 'valibot';
import { listOf, readJson } from '../browser/schema.ts';
import { readStored, writeStored } from '../browser/storage.ts';

/** A server catches up with so many games in one greeting. */
const MOST = 20;

const GAMES = listOf(v.pipe(v.string(), v.regex(GAME_ID)));

/** The online games under way in which this browser has a seat, the newest first. */
export function ownGames(): readonly string[] {
  return readJson(GAMES, readStored('local', 'online'))?.slice(0, MOST) ?? [];
}

/** Notes a game under way. */
export function noteGame(id: string): void {
  const others = ownGames().filter((each) => each !== id);
  writeStored('local', 'online', JSON.stringify([id, ...others].slice(0, MOST)));
}

/** Notes all games under way, as the server tells them, and gives those that are kept. */
export function noteGames(games: readonly { readonly game: string }[]): readonly string[] {
  writeStored('local', 'online', JSON.stringify(games.map(({ game }) => game).slice(0, MOST)));
  return ownGames();
}

/** Forgets a game: it is over, or gone. */
export function forgetGame(id: string): void {
  writeStored('local', 'online', JSON.stringify(ownGames().filter((each) => each !== id)));
}
