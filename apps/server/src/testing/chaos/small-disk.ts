import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory whose size can be changed, so that it can be full. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves no room at all. */
  fill(): void;
  /** Leaves as much room as there was. */
  empty(): void;
  remove(): void;
}

const MEGABYTES = 512;

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
      const { blocks, bfree, bsize } = statfsSync(folder);
      mount('-o', `remount,size=${(blocks - bfree) * bsize}`);
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
