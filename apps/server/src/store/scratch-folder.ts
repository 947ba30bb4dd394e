import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a temporary folder of this process, called after what it is for. Those that killed processes left behind for the same
 * purpose are deleted first.
 */
export async function makeScratchFolder(purpose: string): Promise<string> {
  const top = tmpdir();
  for (const name of await readdir(top).catch(() => [])) {
    const pid = new RegExp(`^merellier-${purpose}-(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && (await isLeft(join(top, name), Number(pid))))
      await rm(join(top, name), { recursive: true, force: true }).catch(() => undefined);
  }
  return mkdtemp(join(top, `merellier-${purpose}-${process.pid}-`));
}

/** Whether the process that made a folder has ended. In a container the next one may have the same number. */
async function isLeft(folder: string, pid: number): Promise<boolean> {
  if (pid !== process.pid) return !isAlive(pid);
  const startedAt = Date.now() - process.uptime() * 1_000;
  const made = await stat(folder).catch(() => null);
  return made !== null && made.mtimeMs < startedAt - 1_000;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else's lives all the same.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
