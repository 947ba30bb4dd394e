import { Engine, type SearchResult } from '@merellier/engine';
import { type Position, type Result, type RuleSetId, ruleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { type Figure, printFigures, whole } from './figures.ts';

/**
 * Rule set, depths in whole turns, the seconds that each may take at most. The reference counts half-steps, a removal being one
 * of its own: a depth of so many turns is never less than as many half-steps.
 */
const RUNS: readonly {
  readonly id: RuleSetId;
  readonly depths: readonly (readonly [depth: number, most: number | null])[];
  readonly comparedTo: string;
}[] = [
  {
    id: 'marelle',
    depths: [
      [12, 0.49],
      [14, 2.2],
      [16, 7.8],
    ],
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
    comparedTo: 'nothing',
  },
  {
    id: 'international',
    depths: [
      [12, null],
      [14, null],
      [16, null],
    ],
    comparedTo: 'nothing',
  },
];

/** Positions in which the speed is measured, and nodes a second at least. */
const SPEEDS: readonly (readonly [what: string, id: RuleSetId, fen: string | null, rate: number])[] = [
  ['start', 'marelle', null, 4e6],
  ['entering', 'marelle', 'W:Wc4,d2,d6,e4:Bb4,d1,f2,f4:H5,5', 4e6],
  ['full', 'marelle', 'W:Wa1,b2,b4,c3,d1,d6,e4,f6,g7:Ba4,b6,c4,d2,d5,d7,f2,f4,g1', 4e6],
  ['middle game', 'marelle', 'W:Wc3,d3,d7,f6,g1,g4:Ba4,b2,b6,d2,e4,f2', 4e6],
  ['few men', 'marelle', 'W:Wa1,b4,d6:Bc3,c4,d7,f4', 4e6],
  ['crowded', 'lasker', 'W:Wa1,a4,c3,c5,d2,d5,d7,e5,f6,g4:Ba7,b2,c4,d1,d3,d6,e4,f4,g7', 4e6],
  ['start', 'jeu-du-moulin', null, 4e6],
  ['start', 'merels-diagonals', null, 4e6],
  ['start', 'marelle-de-poche', null, 4e6],
  ['start', 'lasker', null, 4e6],
  ['start', 'morabaraba', null, 4e6],
  ['start', 'international', null, 3e6],
  ['full', 'international', 'B:W30-33,36-38,40-43,45-50:B1-8,10-20', 3e6],
  ['middle game', 'international', 'W:W26,33,38,41,43-49:B2-8,10,13,15,18,19,27,34', 3e6],
  ['late', 'international', 'W:W26,31,35,36,38,39,48,49:B3,4,10,12,14,17-19,22,27', 3e6],
  ['few men', 'international', 'W:W26,34,36,38:B3,4,14,22,27,28', 3e6],
  ['kings', 'international', 'W:WK46,31,36,38:B4,K15,24,13', 3e6],
  ['start', 'dame-100', null, 3e6],
  ['full', 'dame-100', 'B:W31,33-39,41-44,46-49:B1-12,14-16,20,22,25', 3e6],
  ['middle game', 'dame-100', 'B:W33-36,39,41-44,46-48:B1,3-6,8-10,15,18-20,25,26', 3e6],
  ['late', 'dame-100', 'W:W30,34,36,38,41,43,44,47:B4,5,7,9,10,12,17,19,23,25', 3e6],
  ['few men', 'dame-100', 'B:W26,29,34,48:B4,10,17,19,22,35', 3e6],
  ['kings', 'dame-100', 'W:WK46,32,37,38,43:B4,K15,24,13,9', 3e6],
];

/** Nodes of the search by which the speed is measured: a second or some, as an analysis takes. */
const LONG = 6_000_000;

/** Megabytes for the table: what an engine takes unless told otherwise. */
const MEMORY = 32;

/** Half-steps of the best line: its turns, and its removals. */
const halfSteps = ({ lines }: SearchResult): number =>
  (lines[0]?.turns ?? []).reduce(
    (sum, turn) => sum + 1 + (turn as unknown as { captures: readonly number[] }).captures.length,
    0,
  );

/** A position that is known to be readable. */
function read(found: Result<Position, unknown>): Position {
  if (!found.ok) throw new RangeError(JSON.stringify(found.error));
  return found.value;
}

function computed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const figures: Figure[] = [];
for (const { id, depths, comparedTo } of RUNS) {
  const rules = ruleSet(id);
  const deepest = Math.max(...depths.map(([depth]) => depth));
  const reached = new Map<number, SearchResult>();
  // A search before: the compiler learns the code.
  new Engine(rules, { memoryMb: MEMORY }).search(rules.start(), { nodes: LONG / 4 });
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
}
for (const [what, id, fen, rate] of SPEEDS) {
  const rules = ruleSet(id);
  const position = fen === null ? rules.start() : read(readFen(rules, fen));
  const before = computed();
  const { nodes } = new Engine(rules, { memoryMb: MEMORY }).search(position, { nodes: LONG });
  const speed = (1000 * nodes) / (computed() - before);
  figures.push({
    what: `${id}, ${what}: nodes a second of computing`,
    ours: `${(speed / 1e6).toFixed(2)} M`,
    limit: `${rate / 1e6} M or more`,
    met: speed >= rate,
    comparedTo: 'what was asked for',
  });
}
printFigures(figures);
