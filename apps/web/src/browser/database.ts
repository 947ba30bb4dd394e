import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * A database of the browser with one store, whose records have an `id` and are found by when they were saved. It is opened when it
 * is first asked for, and anew after it was closed. Fails where the browser has none, or keeps nothing.
 */
export function browserDatabase<S extends DBSchema>(name: string, store: string): () => Promise<IDBPDatabase<S>> {
  let opened: Promise<IDBPDatabase<S>> | null = null;
  const forget = (): void => {
    opened = null;
  };
  return () => {
    if (opened) return opened;
    opened = openDB<S>(name, 1, {
      upgrade(db) {
        // The schema of each user is its own; what is made here is the same for all.
        (db as unknown as IDBPDatabase).createObjectStore(store, { keyPath: 'id' }).createIndex('saved', 'saved');
      },
      // Another tab has a newer page: it must not wait for this one.
      blocking(_, __, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  };
}
