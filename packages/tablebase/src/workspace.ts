import { LEAST_MEN } from '@merellier/rules';
import * as abi from './abi.ts';
import { Arena } from './arena.ts';
import { compileKernel, type Kernel, makeKernel, makeMemory } from './kernel.ts';
import { type Pair, sidesOf } from './pair.ts';
import { choose, permutationTables, pickingTable, rankTable } from './sets.ts';
import type { Variant } from './variant.ts';

// The rules in the kernel's own numbers.
const PROTECTIONS = { 'unless-all': abi.UNLESS_ALL, always: abi.ALWAYS, never: abi.NEVER } as const;
const BLOCKED = {
  loses: abi.LOSES,
  'loses-unless-full': abi.LOSES_UNLESS_FULL,
  passes: abi.PASSES,
  draws: abi.DRAWS,
  // Refused by `variantOf`.
  takes: abi.DRAWS,
  'takes-and-plays': abi.DRAWS,
  'each-takes': abi.DRAWS,
  'each-takes-if-full': abi.DRAWS,
} as const;
const AT_ENTRY = {
  capture: abi.TAKES,
  nothing: abi.EARNS_NOTHING,
  forbidden: abi.FORBIDDEN,
  'extra-turn': abi.FURTHER_TURN,
  wins: abi.ENDS,
} as const;

/** Where the states of the pair that is being solved lie, and how many there are of each side. */
export interface PairArrays {
  readonly whiteStates: number;
  readonly blackStates: number;
  readonly whiteDistances: number;
  readonly blackDistances: number;
  readonly size: number;
}

/** The same for positions with men in hand: one side only. */
export interface EntryArrays extends PairArrays {
  /** Runs something with the pair that entries lead to as the present one. */
  readonly inSource: (run: () => Promise<unknown>) => Promise<void>;
}

/** The memory of a solver, laid out: tables of the board, then what the present pair needs. */
export class Workspace {
  readonly variant: Variant;
  readonly arena: Arena;
  readonly module: WebAssembly.Module;
  readonly kernel: Kernel;
  readonly threads: number;
  /** The canonical sets of each number of men. */
  readonly classCounts: readonly number[];
  private readonly scratches: readonly number[];
  private readonly base: number;

  /**
   * `most` is the largest number of men of a side that will be solved; `threads` share the memory, but where it is 0: then
   * it belongs to this thread alone.
   */
  constructor(variant: Variant, most: number, threads: number) {
    this.variant = variant;
    this.threads = threads;
    this.arena = new Arena(makeMemory(1 << 20, threads > 0), abi.WORDS + 4 * abi.WORD_COUNT);
    this.module = compileKernel(threads > 0);
    this.kernel = makeKernel(this.module, this.arena.memory);
    this.layBoard();
    this.scratches = Array.from({ length: Math.max(1, threads) }, () =>
      this.arena.take(abi.FIXED_SCRATCH + 48 * (longestBlock(this.points, most) + 128)),
    );
    this.kernel.attach(this.scratch(0));
    const counts: number[] = [];
    for (let men = 0; men <= most; men++) counts.push(this.layClasses(men));
    this.classCounts = counts;
    // Where both sides have as many men Black's moves are not counted: so none for the most men.
    for (let men = LEAST_MEN; men < most; men++) this.layMobility(men);
    this.base = this.arena.used;
  }

  get points(): number {
    return this.variant.rules.board.names.length;
  }

  scratch(thread: number): number {
    return this.scratches[thread] as number;
  }

  /** How many values a table of one side of a pair holds. */
  size({ white, black }: Pair): number {
    return (this.classCounts[white] ?? 0) * choose(this.points - white, black);
  }

  private set(word: number, value: number): void {
    this.arena.words(abi.WORDS, abi.WORD_COUNT)[word] = value;
  }

  private get(word: number): number {
    return this.arena.words(abi.WORDS, abi.WORD_COUNT)[word] as number;
  }

  private lay(values: ArrayLike<number>): number {
    const address = this.arena.take(values.length * 4);
    this.arena.words(address, values.length).set(values);
    return address;
  }

  private layBoard(): void {
    const { entries } = this.variant;
    const { core, board, parameters } = this.variant.rules;
    const points = board.names.length;
    const { symmetries } = board;
    const inverse = (image: readonly number[]): number =>
      symmetries.findIndex((back) => image.every((to, from) => back[to] === from));
    const lines = core.partnersPerPoint;
    const partners = Array.from({ length: points * abi.PARTNER_ROOM }, (_, i) => {
      const which = i % abi.PARTNER_ROOM;
      const pair = which < lines ? core.partners[Math.floor(i / abi.PARTNER_ROOM) * lines + which] : 0;
      return pair || abi.NO_PAIR;
    });
    this.set(abi.POINTS, points);
    this.set(abi.SYMMETRIES, symmetries.length);
    this.set(abi.PERMUTATIONS, this.lay(permutationTables(symmetries)));
    const images = this.arena.take(symmetries.length * 32);
    for (const [i, image] of symmetries.entries()) this.arena.bytes(images + 32 * i, points).set(image);
    this.set(abi.IMAGES, images);
    const inverses = this.arena.take(symmetries.length);
    this.arena.bytes(inverses, symmetries.length).set(symmetries.map(inverse));
    this.set(abi.INVERSES, inverses);
    this.set(abi.NEAR, this.lay(core.near));
    this.set(abi.PARTNERS, this.lay(partners));
    this.set(abi.FLYING, parameters.flying);
    this.set(abi.LEAST_MEN, LEAST_MEN);
    // A mill that wins takes nothing.
    this.set(
      abi.PROTECTION,
      core.firstMill ? abi.UNLESS_ALL : PROTECTIONS[parameters.protection as keyof typeof PROTECTIONS],
    );
    this.set(abi.PER_MILL, Number(core.perMill && !core.firstMill));
    this.set(abi.FIRST_MILL, Number(core.firstMill));
    this.set(abi.LINES_PER_POINT, lines);
    this.set(abi.EXTRA_TURN, Number(parameters['mill-by-moving'] === 'capture-and-extra-turn'));
    this.set(abi.BLOCKED, BLOCKED[parameters.blocked]);
    this.set(abi.AT_ENTRY, AT_ENTRY[entries]);
    this.set(abi.THREADS, this.threads);
    this.set(abi.NEXT_BLOCK, this.arena.take(64));
    this.layRanks();
  }

  private layRanks(): void {
    this.set(abi.BINOMIALS, this.lay(Array.from({ length: 32 * 32 }, (_, i) => choose(i >> 5, i & 31))));
    const pickings = this.arena.take(65536);
    this.arena.bytes(pickings, 65536).set(pickingTable());
    this.set(abi.PICKINGS, pickings);
    this.set(abi.RANK_LOW_12, this.lay(rankTable(4096, 0, null)));
    this.set(abi.RANK_LOW, this.lay(rankTable(2048, 0, null)));
    for (let men = 0; men <= abi.MOST_MEN; men++) {
      this.set(abi.RANK_HIGH_12 + men, this.lay(rankTable(16_384, 12, men)));
      this.set(abi.RANK_HIGH + men, this.lay(rankTable(32_768, 11, men)));
    }
  }

  private layClasses(men: number): number {
    const sets = choose(this.points, men);
    this.set(abi.CLASS_TABLES + men, this.arena.take(4 * sets));
    // At most half of the sets could be canonical: every board here has more symmetries than one.
    const list = this.arena.take(4 * sets);
    this.set(abi.CLASS_SETS + men, list);
    const count = this.kernel.buildClasses(men);
    this.arena.release(list + 4 * count);
    this.set(abi.CLASS_COUNTS + men, count);
    return count;
  }

  /** How sets of so many men can move; the table has no room for those of a side that flies with more than seven. */
  private layMobility(men: number): void {
    if (men <= this.variant.rules.parameters.flying && men > 7) return;
    const at = this.arena.take(16 * choose(this.points, men));
    this.kernel.buildMobility(men, at);
    this.set(abi.MOBILITY + men, at);
  }

  /** Forgets everything but the board: the memory of the pair before is free again. */
  clear(): void {
    this.arena.release(this.base);
    this.arena.words(abi.WORDS, abi.WORD_COUNT).fill(0, abi.FINISHED);
  }

  /** Room for a finished table, packed at two bits a value; side 0 has White to play. */
  layFinished(pair: Pair, side: 0 | 1): Uint8Array {
    const values = this.room(pair);
    this.set(abi.FINISHED + ((pair.white << 4) + pair.black) * 2 + side, values.byteOffset);
    return values;
  }

  /** Room for the packed values of one side. */
  private room(pair: Pair): Uint8Array {
    const length = Math.ceil(this.size(pair) / 4);
    // The kernel reads whole words of 64 values.
    return this.arena.bytes(this.arena.take(length + 24), length);
  }

  /**
   * Makes a pair the present one, without room for its states: enough for `check`. Its distances are checked too where there
   * is room for them, a byte for each position, whether decided or not: White to play first, then, with fewer men, Black.
   */
  enterPairToCheck(pair: Pair, distances: boolean): readonly Uint8Array[] {
    this.enterPair(pair);
    const size = this.size(pair);
    const places = distances ? sidesOf(pair).map(() => this.arena.take(size)) : [];
    this.set(abi.WHITE_DISTANCES, places[0] ?? 0);
    this.set(abi.BLACK_DISTANCES, places[1] ?? 0);
    return places.map((address) => this.arena.bytes(address, size));
  }

  private enterPair(pair: Pair): void {
    const free = this.points - pair.white;
    const sets = this.arena.take(4 * choose(free, pair.black));
    this.kernel.listSets(pair.black, free, sets);
    this.present(pair, sets);
  }

  private present({ white, black }: Pair, sets: number): void {
    const blockSize = choose(this.points - white, black);
    this.set(abi.WHITE, white);
    this.set(abi.BLACK, black);
    this.set(abi.BLOCK_SIZE, blockSize);
    this.set(abi.SET_OF_RANK, sets);
  }

  /** Makes a pair the present one and lays out the arrays that it is solved in. */
  layPair(pair: Pair, distances: boolean): PairArrays {
    this.enterPair(pair);
    this.layMarks(pair);
    const size = this.size(pair);
    // The kernel reads 64 states at once.
    const whiteStates = this.arena.take(size + 64);
    const blackStates = this.arena.take(size + 64);
    const whiteDistances = distances ? this.arena.take(size) : 0;
    const blackDistances = distances ? this.arena.take(size) : 0;
    this.set(abi.WHITE_STATES, whiteStates);
    this.set(abi.BLACK_STATES, blackStates);
    this.set(abi.WHITE_DISTANCES, whiteDistances);
    this.set(abi.BLACK_DISTANCES, blackDistances);
    return { whiteStates, blackStates, whiteDistances, blackDistances, size };
  }

  /** Marks of blocks that hold news, and their locks. */
  private layMarks(pair: Pair): void {
    const blocks = this.classCounts[pair.white] as number;
    const zeros = (bytes: number): number => {
      const address = this.arena.take(bytes);
      this.arena.bytes(address, bytes).fill(0);
      return address;
    };
    // Blocks of the pair are told from blocks of the same pair.
    const sets = this.get(abi.SET_OF_RANK);
    this.set(abi.SOURCE_SETS, sets);
    this.set(abi.SOURCE_SIZE, this.get(abi.BLOCK_SIZE));
    this.set(abi.HOLDING_MASKS, this.layMasks(pair, sets, true));
    this.set(abi.LACKING_MASKS, this.layMasks(pair, sets, false));
    this.set(abi.DIRTY_EVEN, zeros(blocks));
    this.set(abi.DIRTY_ODD, zeros(blocks));
    this.set(abi.LOCKS, zeros(4 * blocks));
    this.set(abi.OPENS, zeros(4 * blocks));
  }

  /** Makes a pair the present one and lays out what the values with White to play, and to move, are solved in. */
  layMoves(pair: Pair): PairArrays {
    this.enterPair(pair);
    this.layMarks(pair);
    return this.layStates(pair);
  }

  /** Room for the states of one side. Counting looks at both sides of a pair: here they are one. */
  private layStates(pair: Pair): PairArrays {
    const size = this.size(pair);
    // The kernel reads 64 states at once.
    const states = this.arena.take(size + 64);
    this.set(abi.WHITE_STATES, states);
    this.set(abi.BLACK_STATES, states);
    this.set(abi.WHITE_DISTANCES, 0);
    this.set(abi.BLACK_DISTANCES, 0);
    return { whiteStates: states, blackStates: states, whiteDistances: 0, blackDistances: 0, size };
  }

  /**
   * Lays out what the values of one side of a pair with men in hand are solved in; `source` is the pair that an entry
   * leads to, and `mills` how many mills one may close at most, where that earns something that is kept for several of
   * them to ask for.
   */
  layEntries(pair: Pair, source: Pair, mills: number): EntryArrays {
    this.enterPair(source);
    const sourceSize = this.get(abi.BLOCK_SIZE);
    const sourceSets = this.get(abi.SET_OF_RANK);
    this.set(abi.SOURCE_SETS, sourceSets);
    this.set(abi.SOURCE_SIZE, sourceSize);
    this.set(abi.HOLDING_MASKS, this.layMasks(source, sourceSets, true));
    const closedSize = Math.ceil(sourceSize / 32) * 8 * (this.classCounts[source.white] as number);
    const closedValues = this.arena.take(mills * closedSize + 8);
    // All of them unknown.
    this.arena.bytes(closedValues, mills * closedSize).fill(255);
    this.set(abi.CLOSED_VALUES, closedValues);
    this.set(abi.CLOSED_SIZE, closedSize);
    this.enterPair(pair);
    const ownSets = this.get(abi.SET_OF_RANK);
    this.set(abi.LACKING_MASKS, this.layMasks(pair, ownSets, false));
    return {
      ...this.layStates(pair),
      inSource: async (run) => {
        this.present(source, sourceSets);
        await run();
        this.present(pair, ownSets);
      },
    };
  }

  /** For each free point a plane of a bit for each black set of a block: whether it holds the point, or does not. */
  private layMasks({ white, black }: Pair, sets: number, holding: boolean): number {
    const free = this.points - white;
    const count = choose(free, black);
    const at = this.arena.take(Math.ceil(count / 64) * 8 * free);
    this.kernel.listMasks(sets, count, free, holding, at);
    return at;
  }

  /**
   * Makes a pair the present one, with room for the packed values of one side that are to be checked. Entries lead to other
   * tables, moves that keep the turn to the same one.
   */
  layEntriesToCheck(pair: Pair, moves: boolean): Uint8Array {
    this.enterPair(pair);
    const values = moves ? this.layFinished(pair, 0) : this.room(pair);
    this.set(abi.BLACK_STATES, values.byteOffset);
    return values;
  }

  /** Sets the counter from which the threads take their blocks back to the first. */
  rewind(): void {
    this.arena.words(this.get(abi.NEXT_BLOCK), 1)[0] = 0;
  }

  /** How many blocks of the present pair have been taken, of how many. */
  progress(): readonly [taken: number, of: number] {
    const of = this.classCounts[this.get(abi.WHITE)] ?? 0;
    return [Math.min(of, this.arena.words(this.get(abi.NEXT_BLOCK), 1)[0] as number), of];
  }
}

/** The most black sets that a block may hold, up to so many men a side. */
function longestBlock(points: number, most: number): number {
  let longest = 0;
  for (let white = LEAST_MEN; white <= most; white++)
    for (let black = LEAST_MEN; black <= white; black++) longest = Math.max(longest, choose(points - white, black));
  return longest;
}

/** Bytes of memory that solving a pair takes, with the tables that it needs. */
export function memoryNeeded(workspace: Workspace, pair: Pair, distances: boolean): number {
  const { white, black } = pair;
  const below = [
    { white, black: black - 1 },
    { white: Math.max(white - 1, black), black: Math.min(white - 1, black) },
  ].filter((smaller) => smaller.black >= LEAST_MEN);
  const states = workspace.size(pair) * 2 * (distances ? 2 : 1);
  return workspace.arena.used + states + below.reduce((sum, smaller) => sum + workspace.size(smaller) / 2, 0);
}
