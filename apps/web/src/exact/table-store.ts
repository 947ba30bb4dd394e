import { type DBSchema, openDB } from 'idb';

interface SmallTables extends DBSchema {
  /** Compressed small tables by what their values depend on, and by the most men of a side: `nine-unless-all-fly3 5`. */
  small: { key: string; value: Blob };
}

/** Tables, and what is kept of them. */
export interface WithBytes<Tables> {
  readonly tables: Tables;
  readonly bytes: Uint8Array<ArrayBuffer>;
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
async function keptTables(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const db = await open();
    const kept = await db.get('small', name);
    db.close();
    return kept ? bytesOf(kept.stream().pipeThrough(new DecompressionStream('gzip'))) : null;
  } catch {
    return null;
  }
}

/**
 * Tables by the bytes that were kept under a name; where there are none, or they are of another version or damaged, those that
 * are made now, which are kept for the next time.
 */
export async function keptOrMade<Tables>(
  name: string,
  read: (bytes: Uint8Array<ArrayBuffer>) => Tables,
  make: () => Promise<WithBytes<Tables>>,
): Promise<WithBytes<Tables>> {
  const kept = await keptTables(name);
  if (kept) {
    try {
      return { tables: read(kept), bytes: kept };
    } catch {
      // They are made anew.
    }
  }
  const made = await make();
  void keepTables(name, made.bytes);
  return made;
}

/** Keeps small tables for the next time; where the browser has no room they are solved again. */
async function keepTables(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
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
