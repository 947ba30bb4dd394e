import { afterDrawn } from '../browser/after-drawn.ts';
import { readStored, type StorageArea, type StorageKey, writeStored } from '../browser/storage.ts';
import { engineHeard } from '../opponent/engine-worker.ts';
import type { Session } from './session.ts';

// What writes and reads games is loaded when there is something to write or read: the first page needs none of it.
const loadSaving = () => import('./saved-session.ts');
let write: ((session: Session) => string) | undefined;

/** The session that this tab had, else the last one that any tab kept; null where nothing is kept. */
export async function readKept(): Promise<Session | null> {
  const texts = [readStored('tab', 'game'), readStored('local', 'game')].filter((text) => text !== null);
  if (texts.length === 0) return null;
  const saving = await loadSaving();
  // What writes is here: from now on nothing is lost, however early the page is left.
  write = saving.writeSession;
  for (const text of texts) {
    const session = saving.readSession(text);
    if (session) return session;
  }
  return null;
}

/** A session that is to be written, under which name and where. */
interface Waiting {
  readonly key: StorageKey;
  readonly session: Session;
  readonly areas: readonly StorageArea[];
}

/**
 * Keeps sessions, always the newest under each name, and tells whether the browser lets it. A game that another tab goes on
 * with in its own way is renamed.
 */
export function createKeeper(
  tell: (works: boolean) => void,
  rename: (from: string, to: string) => void,
): (key: StorageKey, session: Session, tab?: boolean) => void {
  let file: typeof import('../games/keep-game.ts').keepGame | undefined;
  // By name and game: a turn that was played just before another game was opened is kept too.
  const waiting = new Map<string, Waiting>();

  function writeAll(): void {
    if (!write) return;
    for (const { key, session, areas } of waiting.values()) {
      const text = write(session);
      if (key === 'game') file?.(session, text, (id) => rename(session.id, id));
      tell(areas.map((area) => writeStored(area, key, text)).every((works) => works));
    }
    // A page that was left before it could file the game may be shown again, and files it then.
    if (file) waiting.clear();
  }

  // Not in the task that plays the turn, which has the board to draw; but before the page goes.
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('pagehide', writeAll);

  return (key, session, tab = true) => {
    const name = `${key} ${session.id}`;
    // The newest stands last, and is written last.
    waiting.delete(name);
    waiting.set(name, { key, session, areas: tab ? ['local', 'tab'] : ['local'] });
    if (file) {
      clearTimeout(timer);
      timer = setTimeout(writeAll);
      return;
    }
    // What writes comes once the turn is on the board, and the computer has what it answers with.
    afterDrawn()
      .then(engineHeard)
      .then(() => Promise.all([loadSaving(), import('../games/keep-game.ts')]))
      .then(
        ([saving, { keepGame }]) => {
          write = saving.writeSession;
          file = keepGame;
          writeAll();
        },
        () => tell(false),
      );
  };
}
