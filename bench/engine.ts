import { Engine, type SearchResult } from '@merellier/engine';
import { ruleSet } from '@merellier/rules';
import { type Figure, printFigures, whole } from './figures.ts';

/**
 * Rule set, depths in whole turns, the seconds that each may take at most, nodes a second at least. The reference counts
 * half-steps, a removal being one of its own: a depth of so many turns is never less than as many half-steps.
 */
const RUNS: readonly {
  readonly id: string;
  readonly depths: readonly (readonly [depth: number, most: number | null])[];
  readonly rate: number | null;
  readonly comparedTo: string;
}[] = [
  {
    id: 'marelle',
    depths: [
      [12, 0.49],
      [14, 2.2],
      [16, 7.8],
    ],
    rate: null,
    comparedTo:
      'native Rust with MTD(f): 11 M nodes/s; depth in half-steps, a removal counted as one: 12 in 0.49 s, 14 in 2.2 s, 16 in 7.8 s',
  },
  {
    id: 'dame-100',
    depths: [
      [12, null],
      [14, null],
      [16, null],
    ],
    rate: 3e6,
    comparedTo: '3 M nodes/s asked for',
  },
  {
    id: 'international',
    depths: [
      [12, null],
      [14, null],
      [16, null],
    ],
    rate: 3e6,
    comparedTo: '3 M nodes/s asked for',
  },
];
/** Megabytes for the table: what an engine takes unless told otherwise. */
const MEMORY = 32;

/** Nodes of the search by which the speed is measured: some seconds, as an analysis takes. */
const LONG = 12_000_000;

/** Half-steps of the best line: its turns, and its removals. */
const halfSteps = ({ lines }: SearchResult): number =>
  (lines[0]?.turns ?? []).reduce(
    (sum, turn) => sum + 1 + (turn as unknown as { captures: readonly number[] }).captures.length,
    0,
  );

function computed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const figures: Figure[] = [];
for (const { id, depths, rate, comparedTo } of RUNS) {
  const rules = ruleSet(id);
  const deepest = Math.max(...depths.map(([depth]) => depth));
  const reached = new Map<number, SearchResult>();
  // A long search first: the compiler learns the code, and the speed is not that of the first moments.
  const before = computed();
  new Engine(rules, { memoryMb: MEMORY }).search(rules.start(), { nodes: LONG });
  const speed = (1000 * LONG) / (computed() - before);
  new Engine(rules, { memoryMb: MEMORY }).search(
    rules.start(),
    { depth: deepest, millis: 60_000 },
    { now: () => performance.now(), onInfo: (result) => reached.set(result.depth, result) },
  );
  for (const [depth, most] of depths) {
    const result = reached.get(depth);
    const seconds = (result?.millis ?? Number.POSITIVE_INFINITY) / 1000;
    figures.push({
      what: `${id} from the start, depth ${depth}`,
      ours: result
        ? `${seconds.toFixed(2)} s, ${whole(result.nodes)} nodes, best line ${halfSteps(result)} half-steps`
        : 'not reached in 60 s',
      limit: most === null ? 'none' : `${most} s`,
      met: most === null || seconds <= most,
      comparedTo,
    });
  }
  figures.push({
    what: `${id}, nodes a second of computing`,
    ours: `${(speed / 1e6).toFixed(2)} M`,
    limit: rate === null ? 'none' : `${rate / 1e6} M or more`,
    met: rate === null || speed >= rate,
    comparedTo,
  });
}
printFigures(figures);
