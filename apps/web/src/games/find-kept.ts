import type { Game } from '@merellier/rules';
import { writeGame } from '@merellier/rules/notation';
import { readSession } from '../saved-session.ts';
import type { Session } from '../session.ts';
import { allGames } from './game-store.ts';
import { textOf } from './transfer.ts';

/** The session of a game that this browser keeps already, word for word; null where it keeps none, or nothing at all. */
export async function findKept(game: Game): Promise<Session | null> {
  const text = writeGame(game);
  const known = await allGames().catch(() => []);
  const same = known.find((each) => each.rules.id === game.rules.id && textOf(each) === text);
  return same ? readSession(same.session) : null;
}
