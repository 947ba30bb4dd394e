import { rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';

/** Another process is solving into the folder; `file` is its lock. */
export interface Held {
  readonly pid: number;
  readonly file: string;
}

/**
 * Marks a folder as being solved into, by a file that names this process: two at once would take each other's unfinished
 * tables for remains of a killed run. What a killed process left does not count. Gives what ends it, or who is there.
 */
export async function holdFolder(file: string): Promise<(() => Promise<void>) | Held> {
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' });
      // A process that ends early removes its own lock.
      const remove = (): void => rmSync(file, { force: true });
      process.once('exit', remove);
      return () => {
        process.off('exit', remove);
        return rm(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const pid = Number(await readFile(file, 'utf8').catch(() => ''));
    if (pid !== process.pid && isAlive(pid)) return { pid, file };
    await rm(file, { force: true });
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process is alive, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
