import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Another process is solving into the folder; `pid` is its number where it runs, `file` its lock. */
export interface Held {
  readonly pid: number;
  readonly host: string;
  readonly file: string;
}

/** What a lock says of who holds it. The token is its own alone: numbers of processes come again, and in each container. */
interface Holder {
  readonly token: string;
  readonly pid: number;
  readonly host: string;
}

/** How often a holder shows that it lives, and how long without a sign it counts as gone; milliseconds. */
export interface LockTimes {
  readonly beat: number;
  readonly patience: number;
}
const TIMES: LockTimes = { beat: 1000, patience: 10_000 };

/**
 * Marks a folder as being solved into: two solvers at once would take each other's unfinished tables for remains of a
 * killed run. A lock counts as long as its file is touched, whichever machine or container its holder is in, and whatever
 * their clocks say; what a killed process left is taken over. Gives what ends it, or who is there. `onLost` hears where
 * another process has taken it over all the same, since this one was stopped for long.
 */
export async function holdFolder(
  file: string,
  onLost: (by: Held) => void = () => {},
  times: LockTimes = TIMES,
): Promise<(() => Promise<void>) | Held> {
  const own: Holder = { token: randomUUID(), pid: process.pid, host: hostname() };
  if (!(await create(file, own))) {
    const present = await readHolder(file);
    if (await isBeating(file, times)) return heldBy(present, file);
    // Several may find it left at once: the last to put its own there has it, and the others see that.
    await writeFile(`${file}.${own.token}`, JSON.stringify(own));
    await rename(`${file}.${own.token}`, file);
    await wait(2 * times.beat);
    const now = await readHolder(file);
    if (now?.token !== own.token) return heldBy(now, file);
  }
  return keep(file, own, onLost, times);
}

async function create(file: string, own: Holder): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(own), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Whether the file changes, or goes and comes again, while it is watched. */
async function isBeating(file: string, { beat, patience }: LockTimes): Promise<boolean> {
  const sign = async (): Promise<string> =>
    stat(file).then(
      ({ mtimeMs, ino }) => `${ino} ${mtimeMs}`,
      () => '',
    );
  const first = await sign();
  for (let waited = 0; waited < patience; waited += beat / 2) {
    await wait(beat / 2);
    const now = await sign();
    if (now === '') return false;
    if (now !== first) return true;
  }
  return false;
}

function keep(file: string, own: Holder, onLost: (by: Held) => void, { beat }: LockTimes): () => Promise<void> {
  // A thread of its own: the program's may be busy for longer than others would wait.
  const heart = new Worker(HEART_CODE, { eval: true, workerData: { file, token: own.token, beat }, execArgv: [] });
  heart.unref();
  heart.on('message', () => void readHolder(file).then((holder) => onLost(heldBy(holder, file))));
  const remove = (): void => {
    if (parse(readNow(file))?.token === own.token) rmSync(file, { force: true });
  };
  // A process that ends early removes its own lock.
  process.once('exit', remove);
  return async () => {
    process.off('exit', remove);
    await heart.terminate();
    remove();
  };
}

/** Touches the lock as long as it is this process's own. A text, so that it is there in whatever form this package is. */
const HEART_CODE = `
const { readFileSync, utimesSync } = require('node:fs');
const { parentPort, workerData: { file, token, beat } } = require('node:worker_threads');
const timer = setInterval(() => {
  try {
    if (readFileSync(file, 'utf8').includes(token)) return utimesSync(file, new Date(), new Date());
  } catch {}
  clearInterval(timer);
  parentPort.postMessage('lost');
}, beat);`;

const readHolder = async (file: string): Promise<Holder | null> => parse(await readFile(file, 'utf8').catch(() => ''));

function readNow(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function parse(text: string): Holder | null {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return null;
  }
}

const heldBy = (holder: Holder | null, file: string): Held => ({
  pid: holder?.pid ?? 0,
  host: holder?.host ?? '',
  file,
});
