import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux has a folder in memory. */
const IN_MEMORY = '/dev/shm';
/** The number of the process that made a folder follows. */
const NAME = 'merellier-tests-';
const PREFIX = join(IN_MEMORY, NAME);
/** What it calls such a file system. */
const TMPFS = 0x01021994;
/** Enough for what tests lay down at a time, several times over; a container has 64 MB by itself. */
const ROOM = 2 ** 31;

/**
 * Has a run of tests keep its temporary files in memory where there is room: half of the time of tests that start databases
 * was waiting for the disk, and none of them cuts the power. For vitest and Playwright, before their processes are made.
 * @returns {(() => void) | undefined} removes what is left of them
 */
export default function useMemory() {
  // Vitest asks for each of its projects: one folder is enough.
  if (process.env.TMPDIR?.startsWith(PREFIX) || !existsSync(IN_MEMORY)) return undefined;
  removeLeftovers();
  const { type, bavail, bsize } = statfsSync(IN_MEMORY);
  if (type !== TMPFS || bavail * bsize < ROOM) return undefined;
  const folder = mkdtempSync(`${PREFIX}${process.pid}-`);
  // PostgreSQL runs for an account of its own, which has to get through to its folder.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Removes what runs that were killed have left in memory. */
function removeLeftovers() {
  for (const name of readdirSync(IN_MEMORY)) {
    const [owner] = name.startsWith(NAME) ? name.slice(NAME.length).split('-') : [];
    if (owner && /^\d+$/.test(owner) && !existsSync(`/proc/${owner}`))
      rmSync(join(IN_MEMORY, name), { recursive: true, force: true });
  }
}
