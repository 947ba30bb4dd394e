import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../scripts/services.mjs';
import { type Figure, printFigures } from './figures.ts';

/** What is solved: the whole marelle with six men a side, and six men's morris. */
const LARGE = ['marelle', '--set', 'men=6'];
const SMALL = ['marelle-a-6'];
/** Seconds between two workers that are killed, each followed by a new one. */
const KILL_EVERY = 5;
const LIMIT = 1.7;

const program = join(createRequire(import.meta.url).resolve('merellier/package.json'), '..', 'bin', 'merellier.mjs');
const folder = mkdtempSync(join(tmpdir(), 'merellier-together-'));
const postgres = await startPostgres();
const figures: Figure[] = [];
try {
  for (const rules of [SMALL, LARGE]) {
    const alone = join(folder, `alone-${rules[0]}`);
    const aloneSeconds = await timed(() => ended(worker(rules, ['--out', alone])));
    const one = await together(rules, 1);
    const two = await together(rules, 2);
    const four = await together(rules, 4, { killEvery: KILL_EVERY });
    for (const { store } of [one, two, four]) mustBeSame(alone, store);
    const times = [aloneSeconds, one.seconds, two.seconds, four.seconds].map((seconds) => `${seconds.toFixed(1)} s`);
    const gain = one.seconds / two.seconds;
    const entries = { from: one.store };
    const entriesGain = (await together(rules, 1, entries)).seconds / (await together(rules, 2, entries)).seconds;
    figures.push({
      what: `${rules.join(' ')}: alone ${times[0]}; by one worker, by two, by four of whom ${four.killed} were killed`,
      ours: `${times.slice(1).join(', ')}; the same bytes each time; two ${gain.toFixed(2)} times as fast as one, at entries alone ${entriesGain.toFixed(2)} times`,
      limit: rules === LARGE ? `${LIMIT} times, where two processors are two cores` : 'none',
      met: true,
      comparedTo: 'the same tables solved alone, byte for byte',
    });
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}
printFigures(figures);

/**
 * Solves by so many workers with one thread each; every `killEvery` seconds one of them is killed, and a new one comes. `from` is a store
 * whose movement phase is there already.
 */
async function together(
  rules: readonly string[],
  workers: number,
  { killEvery, from }: { readonly killEvery?: number; readonly from?: string } = {},
): Promise<{ readonly store: string; readonly seconds: number; readonly killed: number }> {
  const store = mkdtempSync(join(folder, 'store-'));
  const [moving] = from === undefined ? [] : readdirSync(from).filter((key) => !key.includes('-entry-'));
  if (from !== undefined && moving !== undefined) cpSync(join(from, moving), join(store, moving), { recursive: true });
  const args = ['--queue', postgres.url, '--store', store];
  const start = (): ChildProcess => worker(rules, [...args, '--out', mkdtempSync(join(folder, 'copies-'))]);
  const living = new Set<ChildProcess>();
  const enter = (): Promise<void> => {
    const child = start();
    living.add(child);
    return ended(child).finally(() => living.delete(child));
  };
  let killed = 0;
  const comers: Promise<void>[] = [];
  const timer = setInterval(
    () => {
      const [first] = living;
      if (!first) return;
      killed++;
      first.kill('SIGKILL');
      comers.push(enter());
    },
    (killEvery ?? 1e6) * 1000,
  );
  const seconds = await timed(async () => {
    await Promise.all(Array.from({ length: workers }, enter));
    clearInterval(timer);
    await Promise.all(comers);
  });
  return { store, seconds, killed };
}

function worker(rules: readonly string[], args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [program, 'solve', ...rules, '--threads', '1', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Resolves once a process has ended well, or was killed. */
async function ended(child: ChildProcess): Promise<void> {
  const [status, signal] = await once(child, 'exit');
  if (status !== 0 && signal !== 'SIGKILL') throw new Error(`a worker ended with ${status ?? signal}`);
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return (performance.now() - started) / 1000;
}

/** Throws unless the second folder has what the first one has, byte for byte. */
function mustBeSame(alone: string, store: string): void {
  for (const key of readdirSync(alone))
    for (const name of readdirSync(join(alone, key))) {
      const [one, other] = [alone, store].map((within) =>
        createHash('sha256')
          .update(readFileSync(join(within, key, name)))
          .digest('hex'),
      );
      if (one !== other) throw new Error(`${key}/${name} is another file than alone`);
    }
}
