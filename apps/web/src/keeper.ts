import type { Session } from './session.ts';
import { readStored, type StorageArea, type StorageKey, writeStored } from './storage.ts';

// What writes and reads game texts is loaded when there is something to write or read: the first page needs none of it.
const loadSaving = () => import('./saved-session.ts');

/** The session that this tab had, else the last one that any tab kept; null where nothing is kept. */
export async function readKept(): Promise<Session | null> {
  const texts = [readStored('tab', 'game'), readStored('local', 'game')].filter((text) => text !== null);
  if (texts.length === 0) return null;
  const { readSession } = await loadSaving();
  for (const text of texts) {
    const session = readSession(text);
    if (session) return session;
  }
  return null;
}

/** Keeps sessions, always the newest under each name, and tells whether the browser lets it. */
export function createKeeper(
  tell: (works: boolean) => void,
): (key: StorageKey, session: Session, tab?: boolean) => void {
  let write: ((session: Session) => string) | null = null;
  const waiting = new Map<StorageKey, { readonly session: Session; readonly areas: readonly StorageArea[] }>();

  function writeAll(): void {
    if (!write) return;
    for (const [key, { session, areas }] of waiting) {
      const text = write(session);
      tell(areas.map((area) => writeStored(area, key, text)).every((works) => works));
    }
    waiting.clear();
  }

  return (key, session, tab = true) => {
    waiting.set(key, { session, areas: tab ? ['local', 'tab'] : ['local'] });
    if (write) return writeAll();
    loadSaving().then(
      (saving) => {
        write = saving.writeSession;
        writeAll();
      },
      () => tell(false),
    );
  };
}
