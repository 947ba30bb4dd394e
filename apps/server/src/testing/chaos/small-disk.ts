import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory whose size can be changed, so that it can be full. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves no room, or next to none. */
  fill(): void;
  /** Leaves as much room as there was. */
  empty(): void;
  remove(): void;
}

const MEGABYTES = 512;
/** So many blocks may be left free on a full one, where it is written to all the time: a few megabytes. */
const MOST_ROOM = 1_000;

/** Mounts one; null where the system or this account does not allow it. */
export function mountSmallDisk(): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'merellier-disk-'));
  const mount = (...args: readonly string[]) => execFileSync('mount', [...args, folder], { stdio: 'pipe' });
  try {
    mount('-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs');
  } catch {
    rmdirSync(folder);
    return null;
  }
  chmodSync(folder, 0o755);
  let isThere = true;
  return {
    folder,
    fill: () => {
      // What is written between the look and the change is refused, since it would have no room: looked again, with a little more.
      for (let more = 0; ; more = 2 * more + 1) {
        const { blocks, bfree, bsize } = statfsSync(folder);
        try {
          mount('-o', `remount,size=${(blocks - bfree + more) * bsize}`);
          return;
        } catch (error) {
          if (more > MOST_ROOM) throw error;
        }
      }
    },
    empty: () => void mount('-o', `remount,size=${MEGABYTES}m`),
    remove: () => {
      if (!isThere) return;
      isThere = false;
      execFileSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}
