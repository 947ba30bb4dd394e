import { type DBSchema, openDB } from 'idb';

interface SmallTables extends DBSchema {
  /** Compressed small tables by what their values depend on, and by the most men of a side: `nine-unless-all-fly3 5`. */
  small: { key: string; value: Blob };
}

/** Rule sets whose tables are kept: they take up to 30 MB each. */
const MOST_KEPT = 8;

const open = () =>
  openDB<SmallTables>('merellier-tables', 1, {
    upgrade(db) {
      db.createObjectStore('small');
    },
    blocking(_, __, event) {
      (event.target as IDBDatabase).close();
    },
  });

/** Small tables that were kept; null where there are none, or the browser keeps nothing. */
export async function keptTables(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const db = await open();
    const kept = await db.get('small', name);
    db.close();
    return kept ? bytesOf(kept.stream().pipeThrough(new DecompressionStream('gzip'))) : null;
  } catch {
    return null;
  }
}

/** Keeps small tables for the next time; where the browser has no room they are solved again. */
export async function keepTables(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
    const value = new Blob([await bytesOf(packed)]);
    const db = await open();
    const names = await db.getAllKeys('small');
    for (const old of names.filter((each) => each !== name).slice(0, Math.max(0, names.length + 1 - MOST_KEPT)))
      await db.delete('small', old);
    await db.put('small', value, name);
    db.close();
  } catch {
    // Solving is the way to have them, keeping only saves time.
  }
}

const bytesOf = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
