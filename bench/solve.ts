import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ruleSet } from '@merellier/rules';
import { isSolvable, solveSmall, type Variant, variantOf } from '@merellier/tablebase';
import { type SolvedLayer, type SolvedPair, solveToFolder } from '@merellier/tablebase/node';
import { type Figure, printFigures, whole } from './figures.ts';

/** Men a side of the game that is solved here, and its largest pair of subspaces. */
const MEN = 5;
const PAGE_SECONDS = 15;
const NATIVE =
  'a trial in native code, the whole game with nine men: 1,400 CPU s for 28.5 thousand million values, 0.049 µs each; the same in AssemblyScript 0.063 to 0.070';

const figures: Figure[] = [copying()];
const variant = solvable(MEN);
const pairs: SolvedPair[] = [];
const layers: SolvedLayer[] = [];
const folder = mkdtempSync(join(tmpdir(), 'merellier-bench-'));
let spent = process.cpuUsage();
/** CPU seconds since the last time it was asked: on a busy machine they say more than the clock. */
function cpu(): number {
  const { user, system } = process.cpuUsage(spent);
  spent = process.cpuUsage();
  return (user + system) / 1e6;
}
const cost = { largest: 0, entries: 0 };
try {
  await solveToFolder(variant, {
    ...{ folder, threads: 1, memory: 2 ** 31, distances: false },
    onPair: (pair) => {
      pairs.push(pair);
      cost.largest = cpu();
    },
    onLayer: (layer) => {
      layers.push(layer);
      cost.entries += cpu();
    },
  });
} finally {
  rmSync(folder, { recursive: true });
}
const largest = pairs.at(-1) as SolvedPair;
const positions = [...(largest.pair.white === largest.pair.black ? largest.counts.slice(0, 1) : largest.counts)];
figures.push(
  perValue(`movement, ${MEN} men against ${MEN}, files and checksums too`, count(positions), cost.largest),
  perValue(
    `entries of the game with ${MEN} men a side, ${layers.length} layers`,
    count(layers.map(({ counts }) => counts)),
    cost.entries,
  ),
);

const anyTime = solvable(6, 'marelle-mixte', { board: 'six', flying: 0 });
const entering: SolvedLayer[] = [];
const room = mkdtempSync(join(tmpdir(), 'merellier-bench-'));
try {
  await solveToFolder(anyTime, {
    ...{ folder: room, threads: 1, memory: 2 ** 31, distances: false },
    onPair: () => cpu(),
    onLayer: (layer) => entering.push(layer),
  });
} finally {
  rmSync(room, { recursive: true });
}
figures.push(
  perValue(
    `six men’s morris entering at any time, each position twice, ${entering.length} layers`,
    count(entering.map(({ counts }) => counts)),
    cpu(),
  ),
);

cpu();
await solveSmall(solvable(9), MEN);
const seconds = cpu();
figures.push({
  what: `all positions up to ${MEN} men a side, with distances, in memory`,
  ours: `${seconds.toFixed(1)} CPU s, one thread`,
  limit: `${PAGE_SECONDS} s`,
  met: seconds <= PAGE_SECONDS,
  comparedTo: 'our own limit, for a page',
});
printFigures(figures);

function solvable(men: number, id = 'marelle', changes: Readonly<Record<string, string | number>> = {}): Variant {
  const found = variantOf(ruleSet(id, { men, ...changes }));
  if (!isSolvable(found)) throw new Error(found.reason);
  return found;
}

function count(of: readonly { readonly wins: number; readonly losses: number; readonly draws: number }[]): number {
  return of.reduce((sum, { wins, losses, draws }) => sum + wins + losses + draws, 0);
}

function perValue(what: string, values: number, seconds: number): Figure {
  const each = `${((seconds / values) * 1e6).toFixed(3)} µs a value`;
  return {
    what,
    ours: `${each} (${whole(values)} in ${seconds.toFixed(1)} CPU s)`,
    limit: 'none',
    met: true,
    comparedTo: NATIVE,
  };
}

/** What the memory of this machine can do: the limit of any solver, which passes over its values again and again. */
function copying(): Figure {
  const from = new Uint8Array(2 ** 28).fill(1);
  const to = new Uint8Array(from.length).fill(2);
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5; run++) {
    const start = performance.now();
    to.set(from);
    best = Math.min(best, (performance.now() - start) / 1000);
  }
  return {
    what: 'copying memory',
    ours: `${(from.length / best / 1e9).toFixed(1)} GB/s, ${((1e6 * best) / from.length).toFixed(5)} µs a byte`,
    limit: 'none',
    met: true,
    comparedTo: 'what passing once over a byte costs at least',
  };
}
