import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** A file of the page as it goes out. */
export interface Asset {
  readonly bytes: Buffer;
  readonly type: string;
  readonly encoding: 'br' | null;
}

/** The page has three megabytes of them; what a host adds beyond that is read anew each time. */
const ROOM = 16 * 2 ** 20;

/** What the page is made of, and whether a compressed copy lies beside it. */
const TYPES: Readonly<Record<string, { readonly type: string; readonly isCompressed: boolean }>> = {
  '.js': { type: 'text/javascript; charset=utf-8', isCompressed: true },
  '.css': { type: 'text/css; charset=utf-8', isCompressed: true },
  '.avif': { type: 'image/avif', isCompressed: false },
  '.webp': { type: 'image/webp', isCompressed: false },
  '.woff2': { type: 'font/woff2', isCompressed: false },
};

/** A file right under `assets`, by a name that leads nowhere else. */
const ASSET = /^assets\/[\w-]+(\.[\w-]+)+$/;

/**
 * Finds files under `assets` in `root` as a browser that reads Brotli wants them, or null: then they are to be looked for on
 * the disk. Their names carry a hash of their content, so what was read once is kept in memory: a visit asks for a dozen of
 * them, and finding, opening, reading and closing each is most of what it costs the server.
 */
export function keepAssets(root: string, room: number = ROOM): (path: string) => Promise<Asset | null> {
  const kept = new Map<string, Asset>();
  let left = room;
  return async (path) => {
    const found = kept.get(path);
    if (found) return found;
    const kind = ASSET.test(path) ? TYPES[extname(path)] : undefined;
    if (!kind) return null;
    const file = join(root, kind.isCompressed ? `${path}.br` : path);
    const bytes = await readFile(file).catch(() => null);
    if (bytes === null) return null;
    const asset: Asset = { bytes, type: kind.type, encoding: kind.isCompressed ? 'br' : null };
    // Two visits may have read it at the same time.
    if (bytes.length <= left && !kept.has(path)) {
      kept.set(path, asset);
      left -= bytes.length;
    }
    return asset;
  };
}
