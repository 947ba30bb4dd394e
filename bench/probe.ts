import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ruleSet } from '@merellier/rules';
import { isSolvable, MemoryTables, Places, pairsUpTo, solveSmall, variantOf, writeSmall } from '@merellier/tablebase';
import { DiskTables, solveToFolder, tableFolder } from '@merellier/tablebase/node';
import { type Figure, printFigures, whole } from './figures.ts';

/** Probes a second, by issue: in memory, and from a file that nothing has read yet. */
const IN_MEMORY = 200_000;
const COLD = 5_000;
const MEN = 5;
const PROBES = { memory: 2_000_000, cold: 5_000 } as const;

const variant = variantOf(ruleSet('marelle'));
if (!isSolvable(variant)) throw new Error('the marelle is solvable');
const places = new Places(variant.rules);

/** A number from 0 up to `most`, the same in every run. */
let state = 1;
const random = (most: number): number => {
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
  return ((state >>> 0) * most) / 2 ** 32;
};

/** Random positions of all pairs up to so many men, by how many positions each has: own men, opponent's. */
function positions(count: number, men: number): Int32Array {
  const pairs = pairsUpTo(men).map((pair) => ({ pair, size: places.size(pair) }));
  const all = pairs.reduce((sum, { size }) => sum + size, 0);
  const found = new Int32Array(2 * count);
  for (let i = 0; i < count; i++) {
    let at = random(all);
    const one = pairs.find(({ size }) => {
      at -= size;
      return at < 0;
    });
    const { pair, size } = one ?? (pairs.at(-1) as (typeof pairs)[number]);
    const [white, black] = places.at(pair, Math.floor(random(size)));
    const swapped = random(2) < 1;
    found[2 * i] = swapped ? black : white;
    found[2 * i + 1] = swapped ? white : black;
  }
  return found;
}

/** Probes a second, by the clock and by the time that the processor really gave. */
function rate(tables: Pick<DiskTables, 'look'>, at: Int32Array): { readonly wall: number; readonly busy: number } {
  let sum = 0;
  const cpu = process.cpuUsage();
  const started = performance.now();
  for (let i = 0; i < at.length; i += 2) sum += tables.look(at[i] as number, at[i + 1] as number);
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  if (Number.isNaN(sum)) throw new Error('a probe gave no number');
  const probes = at.length / 2;
  return { wall: probes / seconds, busy: probes / ((user + system) / 1e6) };
}

const shown = ({ wall, busy }: ReturnType<typeof rate>): string => `${whole(wall)} (${whole(busy)} by processor time)`;

const figures: Figure[] = [];
const comparedTo = 'our own limit';

const before = performance.now();
const cpu = process.cpuUsage();
const solved = await solveSmall(variant, MEN);
const solving = (performance.now() - before) / 1000;
const worked = process.cpuUsage(cpu).user / 1e6;
figures.push({
  what: `marelle up to ${MEN} men a side, solved in memory on one thread`,
  ours: `${solving.toFixed(1)} s (${worked.toFixed(1)} s of processor time), ${(writeSmall(variant, solved).length / 1e6).toFixed(1)} MB`,
  limit: '15 s or less',
  met: solving <= 15,
  comparedTo,
});

const memory = new MemoryTables(places, solved.tables);
const many = positions(PROBES.memory / 4, MEN);
rate(memory, many.subarray(0, 20_000));
const inMemory = rate(memory, many);
figures.push({
  what: 'random probes in memory, a second',
  ours: shown(inMemory),
  limit: `${whole(IN_MEMORY)} or more`,
  met: inMemory.wall >= IN_MEMORY,
  comparedTo,
});

// A folder of one's own tables is measured where the environment names one; else a small one is made.
const own = process.env.TABLES;
const folder = own ?? mkdtempSync(join(tmpdir(), 'merellier-bench-'));
try {
  if (own === undefined)
    await solveToFolder(variant, { folder, men: MEN, threads: 2, memory: 2 ** 30, distances: false });
  const files = readdirSync(tableFolder(folder, variant)).filter((name) => name.endsWith('.table'));
  const dropped = files.every((name) => forget(join(tableFolder(folder, variant), name)));
  const disk = DiskTables.open(variant, folder);
  if (!disk) throw new Error('no tables in the folder');
  const cold = positions(PROBES.cold, disk.men);
  const first = rate(disk, cold);
  disk.close();
  figures.push({
    what: `random probes from ${own === undefined ? 'a file' : `tables of ${disk.men} men`} ${dropped ? 'that no memory holds' : 'just opened'}, a second`,
    ours: shown(first),
    limit: `${whole(COLD)} or more`,
    met: first.wall >= COLD,
    comparedTo,
  });
  const again = DiskTables.open(variant, folder);
  if (!again) throw new Error('no tables in the folder');
  figures.push({
    what: 'the same once the system has read it',
    ours: shown(rate(again, cold)),
    limit: 'none',
    met: true,
    comparedTo,
  });
  again.close();
} finally {
  if (own === undefined) rmSync(folder, { recursive: true });
}
printFigures(figures);

/** Has the system forget what it holds of a file; false where it cannot be asked to. */
function forget(file: string): boolean {
  try {
    execFileSync('dd', [`if=${file}`, 'iflag=nocache', 'count=0'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
