// The solver's view of its memory. The host lays everything out, writes addresses and parameters into a table of words
// (src/abi.ts says what each word means), and has every instance read it (`attach`) before a phase: instances share the
// memory, but not their globals.

import * as abi from '../src/abi';

function word(index: i32): u32 {
  return load<u32>(abi.WORDS + ((<usize>index) << 2));
}

// The board and the rules.
export let points: i32 = 0;
export let symmetries: i32 = 0;
export let permutations: usize = 0;
export let images: usize = 0;
export let inverses: usize = 0;
export let near: usize = 0;
export let partners: usize = 0;
export let flying: i32 = 0;
export let leastMen: i32 = 0;
export let protection: i32 = 0;
export let perMill: bool = false;
export let extra: bool = false;
export let blocked: i32 = 0;
export let atEntry: i32 = 0;
export let linesPerPoint: i32 = 0;
export let firstMill: bool = false;
export let binomials: usize = 0;
export let pickings: usize = 0;
export let rankLow12: usize = 0;
export let rankLow: usize = 0;

// The pair of subspaces that is being solved: `w` white men against `b` black ones.
export let w: i32 = 0;
export let b: i32 = 0;
export let whiteStates: usize = 0;
export let blackStates: usize = 0;
export let whiteDistances: usize = 0;
export let blackDistances: usize = 0;
export let dirtyEven: usize = 0;
export let dirtyOdd: usize = 0;
export let locks: usize = 0;
export let opens: usize = 0;
export let nextBlock: usize = 0;
export let setOfRank: usize = 0;
export let blockSize: u32 = 0;
export let threads: i32 = 0;
/** Whether distances are asked for. */
export let levels: bool = false;
/** This thread's own working memory. */
export let scratch: usize = 0;

// The layer of positions with men in hand that is being solved.
export let closedValues: usize = 0;
export let closedSize: usize = 0;
export let sourceSets: usize = 0;
export let sourceSize: u32 = 0;
export let lackingMasks: usize = 0;
export let holdingMasks: usize = 0;

/** Reads the table of words; `at` is this thread's own working memory. */
export function attach(at: usize): void {
  points = word(abi.POINTS);
  symmetries = word(abi.SYMMETRIES);
  permutations = word(abi.PERMUTATIONS);
  images = word(abi.IMAGES);
  inverses = word(abi.INVERSES);
  near = word(abi.NEAR);
  partners = word(abi.PARTNERS);
  flying = word(abi.FLYING);
  leastMen = word(abi.LEAST_MEN);
  protection = word(abi.PROTECTION);
  perMill = word(abi.PER_MILL) !== 0;
  extra = word(abi.EXTRA_TURN) !== 0;
  blocked = word(abi.BLOCKED);
  atEntry = word(abi.AT_ENTRY);
  linesPerPoint = word(abi.LINES_PER_POINT);
  firstMill = word(abi.FIRST_MILL) !== 0;
  binomials = word(abi.BINOMIALS);
  pickings = word(abi.PICKINGS);
  rankLow12 = word(abi.RANK_LOW_12);
  rankLow = word(abi.RANK_LOW);
  w = word(abi.WHITE);
  b = word(abi.BLACK);
  whiteStates = word(abi.WHITE_STATES);
  blackStates = word(abi.BLACK_STATES);
  whiteDistances = word(abi.WHITE_DISTANCES);
  blackDistances = word(abi.BLACK_DISTANCES);
  dirtyEven = word(abi.DIRTY_EVEN);
  dirtyOdd = word(abi.DIRTY_ODD);
  locks = word(abi.LOCKS);
  opens = word(abi.OPENS);
  nextBlock = word(abi.NEXT_BLOCK);
  setOfRank = word(abi.SET_OF_RANK);
  blockSize = word(abi.BLOCK_SIZE);
  threads = word(abi.THREADS);
  closedValues = word(abi.CLOSED_VALUES);
  closedSize = word(abi.CLOSED_SIZE);
  sourceSets = word(abi.SOURCE_SETS);
  sourceSize = word(abi.SOURCE_SIZE);
  lackingMasks = word(abi.LACKING_MASKS);
  holdingMasks = word(abi.HOLDING_MASKS);
  levels = whiteDistances !== 0;
  scratch = at;
}

/** One of the {@link linesPerPoint} pairs that make a line with a point. */
export function partnersOf(point: i32, which: i32): u32 {
  return load<u32>(partners + ((<usize>point * abi.PARTNER_ROOM + which) << 2));
}

export function rankHigh12(men: i32): usize {
  return word(abi.RANK_HIGH_12 + men);
}

export function rankHigh(men: i32): usize {
  return word(abi.RANK_HIGH + men);
}

export function classTable(men: i32): usize {
  return word(abi.CLASS_TABLES + men);
}

export function classSets(men: i32): usize {
  return word(abi.CLASS_SETS + men);
}

export function classCount(men: i32): i32 {
  return word(abi.CLASS_COUNTS + men);
}

export function mobilityTable(men: i32): usize {
  return word(abi.MOBILITY + men);
}

/** A finished table, two bits a value: White has `white` men, at least as many as Black; side 0 is White to play. */
export function finished(white: i32, black: i32, side: i32): usize {
  return word(abi.FINISHED + (((white << 4) + black) << 1) + side);
}

/** Makes the pair that White's entries lead to the present one, with one more white man, or the pair they come from again. */
export function presentSource(isSource: bool): void {
  w = <i32>word(abi.WHITE) + <i32>isSource;
  blockSize = isSource ? sourceSize : word(abi.BLOCK_SIZE);
  setOfRank = isSource ? sourceSets : word(abi.SET_OF_RANK);
}
