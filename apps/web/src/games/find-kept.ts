import type { Game } from '@merellier/rules';
import { readSession } from '../session/saved-session.ts';
import type { Session } from '../session/session.ts';
import { allGames } from './game-store.ts';
import { plainTextOf } from './kept-from.ts';

/** The session of a game that this browser keeps already, word for word; null where it keeps none, or nothing at all. */
export async function findKept(game: Game): Promise<Session | null> {
  const text = plainTextOf(game);
  const known = await allGames().catch(() => []);
  for (const each of known) {
    if (each.rules.id !== game.rules.id) continue;
    const session = readSession(each.session);
    if (session && plainTextOf(session.game) === text) return session;
  }
  return null;
}
