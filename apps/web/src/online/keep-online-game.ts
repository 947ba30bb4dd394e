import { type GameState, recordOf } from '@merellier/protocol';
import { getGame } from '../games/game-store.ts';
import { keepGame } from '../games/keep-game.ts';
import { writeSession } from '../session/saved-session.ts';
import type { Session } from '../session/session.ts';

/** A finished online game as one among my games, under a name made of its id, so that it is kept once. */
export function sessionOf(state: GameState, bottom: Session['bottom']): Session {
  const id = Array.from(state.id, (letter) => letter.charCodeAt(0).toString(16)).join('');
  return { id, game: recordOf(state), seats: { white: 'person', black: 'person' }, bottom, level: 1 };
}

/** Keeps a finished game among my games, unless it lies there: perhaps with variations by now. Tells whether it does. */
export async function keepOnlineGame(state: GameState, bottom: Session['bottom']): Promise<boolean> {
  const session = sessionOf(state, bottom);
  const isKept = async (): Promise<boolean> => (await getGame(session.id).catch(() => undefined)) !== undefined;
  if (await isKept()) return true;
  await keepGame(session, writeSession(session), () => {});
  return isKept();
}
