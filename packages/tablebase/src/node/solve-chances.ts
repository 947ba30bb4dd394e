import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import {
  CHANCE_CHUNK,
  type ChanceDescription,
  chunkBytes,
  describeChances,
  writeChanceHead,
} from '../chances/chance-file.ts';
import { ChancePair } from '../chances/chance-pair.ts';
import { ChancePlaces, type Sides, sidesName } from '../chances/chance-places.ts';
import { allSides, type ChanceRules } from '../chances/chance-rules.ts';
import { type ChanceTables, MemoryChances } from '../chances/chance-tables.ts';
import { shortfall } from '../chances/exact-chances.ts';
import { CERTAIN, NEAR_STEPS } from '../chances/scale.ts';
import { ENOUGH } from '../chances/solve-few.ts';
import { ChanceFile, chanceFile, chanceFolder } from './disk-chances.ts';
import { makeFolder } from './folder.ts';
import { SolveError, type SolveProgress } from './solve.ts';
import { holdFolder } from './solving-lock.ts';
import { removeRemains, writeWhole } from './write-whole.ts';

/** What chances take to find: positions, bytes of memory and at most on the disk, seconds of one processor, measured. */
export interface ChanceCost {
  readonly positions: number;
  readonly memory: number;
  readonly bytes: number;
  readonly seconds: number;
}

/** Bytes in memory for each position that is being solved and for one that turns lead to, bytes on the disk at most, and seconds. */
const [SOLVING, BELOW, KEPT, SECONDS] = [16, 4, 4, 2e-5];

/** What the chances of up to so many men a side take. */
export function chanceCost(places: ChancePlaces, { rules }: ChanceRules, men: number): ChanceCost {
  let [positions, memory] = [0, 0];
  for (const sides of allSides(men, rules.core.leastMen)) {
    const size = sum(bothSides(sides), (each) => places.size(each));
    const below = sum(leadsTo(sides, rules.core.leastMen), (each) => places.size(each));
    positions += size;
    memory = Math.max(memory, SOLVING * size + BELOW * (below + size));
  }
  return { positions, memory: memory + 2 ** 27, bytes: KEPT * positions, seconds: SECONDS * positions };
}

const sum = <Each>(all: readonly Each[], of: (each: Each) => number): number =>
  all.reduce((total, each) => total + of(each), 0);

/** Both sides to play; one where both have as many men. */
const bothSides = ({ own, opponent }: Sides): readonly Sides[] =>
  own === opponent
    ? [{ own, opponent }]
    : [
        { own, opponent },
        { own: opponent, opponent: own },
      ];

/** The tables that turns which take one man or two lead to. */
const leadsTo = (sides: Sides, least: number): readonly Sides[] =>
  bothSides(sides).flatMap(({ own, opponent }) =>
    [1, 2].flatMap((taken) => (opponent - taken >= least ? [{ own: opponent - taken, opponent: own }] : [])),
  );

export interface SolveChancesOptions {
  readonly folder: string;
  /** The most men of a side. */
  readonly men: number;
  /** Bytes of memory that may be used. */
  readonly memory: number;
  /** Hears of each file, those that were there already with `seconds` null. */
  readonly onTable?: (solved: SolvedChances) => void;
  readonly onProgress?: (progress: Pick<SolveProgress, 'name' | 'share' | 'left'>) => void;
}

/** A file of chances. */
export interface SolvedChances {
  readonly description: ChanceDescription;
  readonly bytes: number;
  readonly seconds: number | null;
}

/**
 * Finds the chances of all positions without men in hand, of up to so many men a side, into files: the smallest numbers of men first, what is
 * there already stays. Throws a `SolveError` where it takes more memory or room, or another process is at work there.
 */
export async function solveChancesToFolder(rules: ChanceRules, options: SolveChancesOptions): Promise<void> {
  const { folder, men, memory } = options;
  const places = new ChancePlaces(rules.rules);
  const cost = chanceCost(places, rules, men);
  if (cost.memory > memory) {
    let fewer = men - 1;
    while (fewer >= 3 && chanceCost(places, rules, fewer).memory > memory) fewer--;
    throw new SolveError({ problem: 'memory', needed: cost.memory, allowed: memory, men: fewer });
  }
  const within = chanceFolder(folder, rules);
  await makeFolder(within);
  const held = await holdFolder(join(within, 'solving.lock'));
  if (typeof held !== 'function') throw new SolveError({ problem: 'held', ...held });
  try {
    await removeRemains(within);
    const { bavail, bsize } = await statfs(within);
    const missing = allSides(men, rules.rules.core.leastMen).filter((sides) => !isThere(folder, rules, sides));
    const needed = KEPT * sum(missing, (sides) => sum(bothSides(sides), (each) => places.size(each)));
    if (bavail * bsize < needed) throw new SolveError({ problem: 'space', needed, free: bavail * bsize });
    await new FolderSolver(rules, places, options, cost.positions).run();
  } finally {
    await held();
  }
}

const isThere = (folder: string, rules: ChanceRules, sides: Sides): boolean =>
  bothSides(sides).every((each) => existsSync(chanceFile(folder, rules, each)));

/** Milliseconds between two rests, in which others are told and timers run. */
const REST = 200;

class FolderSolver {
  private readonly rules: ChanceRules;
  private readonly places: ChancePlaces;
  private readonly options: SolveChancesOptions;
  private readonly positions: number;
  private readonly started = performance.now();
  private readonly missing = new Map<string, number>();
  private rested = performance.now();
  /** Positions that are solved, and of them those that were there already. */
  private done = 0;
  private present = 0;

  constructor(rules: ChanceRules, places: ChancePlaces, options: SolveChancesOptions, positions: number) {
    this.rules = rules;
    this.places = places;
    this.options = options;
    this.positions = positions;
  }

  async run(): Promise<void> {
    const { rules, places, options } = this;
    for (const sides of allSides(options.men, rules.rules.core.leastMen)) {
      const size = sum(bothSides(sides), (each) => places.size(each));
      if (isThere(options.folder, rules, sides)) {
        for (const each of bothSides(sides)) {
          const file = new ChanceFile(options.folder, rules, each);
          file.close();
          this.tell(file.description, file.bytes, null);
        }
        this.present += size;
      } else await this.solve(sides, size);
      this.done += size;
    }
  }

  private async solve(sides: Sides, size: number): Promise<void> {
    const { rules, places, options } = this;
    const started = performance.now();
    const name = sidesName(sides);
    const below = new MemoryChances(places);
    for (const each of leadsTo(sides, rules.rules.core.leastMen)) {
      const file = new ChanceFile(options.folder, rules, each);
      below.set(each, file.load());
      file.close();
    }
    const pair = new ChancePair(rules.rules.core, places, sides, (own, opponent) => below.look(own, opponent));
    await this.rest(pair.take(), name, 0);
    const enough = Math.log(CERTAIN / ENOUGH);
    while (pair.missing() > ENOUGH) {
      // What is missing shrinks by about the same factor from sweep to sweep.
      const share = 1 - Math.log(pair.missing() / ENOUGH) / enough;
      await this.rest(pair.sweep(), name, (0.02 + 0.96 * share) * size);
    }
    const inherited = Math.max(
      NEAR_STEPS,
      ...leadsTo(sides, rules.rules.core.leastMen).map((each) => this.missing.get(sidesName(each)) ?? 0),
    );
    for (const half of pair.halves) {
      const chances = half.kept();
      const missing = inherited + pair.missing();
      const description: ChanceDescription = {
        ...{ key: rules.key, ...half.sides, size: half.size, sweeps: pair.sweeps, missing },
        ...describeChances(chances, missing),
      };
      const bytes = await write(chanceFile(options.folder, rules, half.sides), description, chances);
      this.tell(description, bytes, (performance.now() - started) / 1000);
    }
  }

  private tell(description: ChanceDescription, bytes: number, seconds: number | null): void {
    this.missing.set(sidesName(description), description.missing);
    this.options.onTable?.({ description, bytes, seconds });
  }

  /** Goes on with work to its end, and lets others in now and then. */
  private async rest(work: Iterable<number>, name: string, before: number): Promise<void> {
    for (const _ of work) {
      if (performance.now() - this.rested < REST) continue;
      const share = (this.done + before) / this.positions;
      const made = this.done + before - this.present;
      const seconds = (performance.now() - this.started) / 1000;
      const left = made <= 0 ? null : (seconds / made) * (this.positions - this.done - before);
      this.options.onProgress?.({ name, share, left });
      await new Promise((heard) => setImmediate(heard));
      this.rested = performance.now();
    }
  }
}

/** Writes the file of one side to play; the bytes of its chances. */
async function write(file: string, description: ChanceDescription, chances: Uint16Array): Promise<number> {
  const chunks: Uint8Array[] = [];
  for (let first = 0; first < description.size; first += CHANCE_CHUNK)
    chunks.push(deflateRawSync(chunkBytes(chances, first), { level: 4 }));
  await writeWhole(file, writeChanceHead(description, chunks), ...chunks);
  return sum(chunks, ({ length }) => length);
}

/** How many positions of a file have chances that their turns, by the rules, do not lead to, one in `step` being looked at. */
export function checkChances(
  { rules }: ChanceRules,
  tables: ChanceTables,
  { own, opponent, size, missing }: ChanceDescription,
  step: number,
): number {
  let wrong = 0;
  for (let index = step >> 1; index < size; index += step) {
    const [white, black] = tables.places.places.at({ white: own, black: opponent }, index);
    const position = { white, black, whiteHand: 0, blackHand: 0, toPlay: 'white', dice: null } as const;
    if (shortfall(rules, tables, position) > missing + 2) wrong++;
  }
  return wrong;
}
