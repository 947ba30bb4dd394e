import type { Game } from '@merellier/rules';
import { allGames, putGames } from '../games/game-store.ts';
import { keptOf, newAmong } from '../games/kept-from.ts';

/** Puts games among those that the browser keeps, but for those that are there already. Fails where there is no room. */
export async function keepAll(
  games: readonly Game[],
  level: number,
): Promise<{ readonly kept: number; readonly known: number }> {
  const fresh = newAmong(
    await allGames(),
    games.map((game) => keptOf(game, level)),
  );
  await putGames(fresh);
  return { kept: fresh.length, known: games.length - fresh.length };
}
