import { newId } from '../browser/chance.ts';
import { readSession, writeSession } from '../session/saved-session.ts';
import type { Session } from '../session/session.ts';
import { changeGame } from './game-store.ts';
import { gameToKeep, grewFrom } from './kept-game.ts';

/** This tab, as long as the page is not loaded anew. */
const TAB = newId();

let last: Promise<void> = Promise.resolve();

/**
 * Keeps a game among all games, once a turn has been played in it. Where the same game went on in another tab too (a tab
 * that was doubled), both are kept: this one under another name, which is told. That the browser keeps nothing is said
 * elsewhere: the last game is kept in another way too, and the list of games says it. Fulfilled when all is done.
 */
export function keepGame(session: Session, text: string, rename: (id: string) => void): Promise<void> {
  if (session.game.nodes.length >= 2) last = last.then(() => keep(session, text, rename)).catch(() => {});
  return last;
}

async function keep(session: Session, text: string, rename: (id: string) => void): Promise<void> {
  const saved = Date.now();
  let apart: Session | null = null;
  await changeGame(session.id, (before) => {
    if (before?.session === text) return null;
    const begun = before?.begun ?? saved;
    if (!before || before.tab === TAB || hasGrown(session, before.session))
      return { ...gameToKeep(session, text), begun, saved, tab: TAB };
    apart = { ...session, id: newId() };
    return { ...gameToKeep(apart, writeSession(apart)), begun, saved, tab: TAB };
  });
  if (apart) rename((apart as Session).id);
}

function hasGrown(session: Session, before: string): boolean {
  const earlier = readSession(before);
  return earlier === null || grewFrom(session.game, earlier.game);
}
