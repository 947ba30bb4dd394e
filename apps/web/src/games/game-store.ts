import type { DBSchema } from 'idb';
import { browserDatabase } from '../browser/database.ts';
import type { KeptGame } from './kept-game.ts';

interface Games extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { saved: number } };
}

const database = browserDatabase<Games>('merellier', 'games');

export const getGame = async (id: string): Promise<KeptGame | undefined> => (await database()).get('games', id);

const watching = new Set<() => void>();

/** Hears when a game has been kept that is being played: turns are kept a moment after they were played. Gives what ends it. */
export function watchGames(hear: () => void): () => void {
  watching.add(hear);
  return () => watching.delete(hear);
}

/** Puts in what becomes of a game, given what is kept under its name: nothing comes between, from another tab neither. */
export async function changeGame(id: string, become: (before: KeptGame | undefined) => KeptGame | null): Promise<void> {
  const change = (await database()).transaction('games', 'readwrite');
  const next = become(await change.store.get(id));
  await Promise.all([...(next ? [change.store.put(next)] : []), change.done]);
  if (next) for (const hear of watching) hear();
}

/** Puts games in, in the place of those of the same name: all of them, or, where the store is full, none. */
export async function putGames(games: readonly KeptGame[]): Promise<void> {
  const change = (await database()).transaction('games', 'readwrite');
  await Promise.all([...games.map((game) => change.store.put(game)), change.done]);
}

export const deleteGame = async (id: string): Promise<void> => (await database()).delete('games', id);

/** All games, those changed last first. */
export async function allGames(): Promise<readonly KeptGame[]> {
  return (await (await database()).getAllFromIndex('games', 'saved')).reverse();
}
