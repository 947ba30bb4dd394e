// The solver's view of its memory. The host lays everything out, writes the addresses and parameters into one table of
// words, and has every instance read it (`attach`) before a phase: instances share the memory, never their globals.

/** Where the table of words lies; src/workspace.ts names the same words. */
export const WORDS: usize = 1024;

function word(index: i32): u32 {
  return load<u32>(WORDS + ((<usize>index) << 2));
}

// The board and the rules.
export let points: i32 = 0;
export let symmetries: i32 = 0;
/** For each symmetry three tables of 256 words: the images of the low, middle and high byte of a set. */
export let permutations: usize = 0;
/** For each symmetry 32 bytes: the image of each point. */
export let images: usize = 0;
/** For each symmetry a byte: its inverse. */
export let inverses: usize = 0;
/** The neighbours of each point, as a set. */
export let near: usize = 0;
/** For each point four words: the pairs that make a line with it, {@link NO_PAIR} where there are fewer. */
export let partners: usize = 0;
export let flying: i32 = 0;
export let protection: i32 = 0;
export let perMill: bool = false;
/** Whether closing a mill by moving earns a further turn. */
export let extra: bool = false;
export let blocked: i32 = 0;
/** C(n, k) at word 32 n + k. */
export let binomials: usize = 0;
/** 256 rows of 256 bytes: the bits of a byte (column) picked by a mask (row), pushed together. */
export let pickings: usize = 0;
export let rankLow12: usize = 0;
export let rankLow: usize = 0;

/** No pair of points: a mask that no set contains. */
export const NO_PAIR: u32 = 0xffffffff;

export const UNLESS_ALL: i32 = 0;
export const ALWAYS: i32 = 1;
export const NEVER: i32 = 2;

export const LOSES: i32 = 0;
export const PASSES: i32 = 1;
export const DRAWS: i32 = 2;

/** What closing a mill with a man from the hand earns: TAKES, FORBIDDEN, AGAIN for a further turn, or 1 for nothing. */
export let atEntry: i32 = 0;
export const TAKES: i32 = 0;
export const FORBIDDEN: i32 = 2;
export const AGAIN: i32 = 3;

// The pair of subspaces that is being solved.
export let w: i32 = 0;
export let b: i32 = 0;
/** One byte for each position, White to play; the states are those of states.ts. */
export let whiteStates: usize = 0;
/** The same with Black to play. */
export let blackStates: usize = 0;
/** Plies to the next capture or end, a byte each; 0 where distances are not asked for. */
export let whiteDistances: usize = 0;
export let blackDistances: usize = 0;
/** One byte a block: whether it holds news; two of them, taken in turn where distances are asked for. */
export let dirtyEven: usize = 0;
export let dirtyOdd: usize = 0;
export let locks: usize = 0;
/** A word a block: how many positions with White to play are not yet known to be won or lost, and one more; 0 if not counted. */
export let opens: usize = 0;
export let nextBlock: usize = 0;
/** All sets of b of the free points, by rank. */
export let setOfRank: usize = 0;
export let blockSize: u32 = 0;
export let threads: i32 = 0;
export let levels: bool = false;
export let scratch: usize = 0;

// The layer of positions with men in hand that is being solved.

/**
 * What having just closed mills is worth, seen by the other side, two bits a value: for the pair that entries lead to,
 * each block from a new word on. {@link UNKNOWN} is what nobody has asked for yet.
 */
export let closedValues: usize = 0;
/** Bytes of the closed values of one number of mills; those of the next come after them. */
export let closedSize: usize = 0;
/** What {@link closedValues} says as long as a value has not been found. */
export const UNKNOWN: u32 = 3;
/** All black sets of a block of the pair that entries lead to, by rank, and how many there are. */
export let sourceSets: usize = 0;
export let sourceSize: u32 = 0;
/** For each free point a plane (planes.ts): the black sets of the present block without it. */
export let lackingMasks: usize = 0;
/** For each free point a plane: the black sets of {@link sourceSets} with it. */
export let holdingMasks: usize = 0;

/** Reads the table of words; `at` is this thread's own working memory. */
export function attach(at: usize): void {
  points = word(0);
  symmetries = word(1);
  permutations = word(2);
  images = word(3);
  inverses = word(4);
  near = word(5);
  partners = word(6);
  flying = word(7);
  protection = word(8);
  perMill = word(9) !== 0;
  extra = word(10) !== 0;
  blocked = word(11);
  binomials = word(12);
  pickings = word(13);
  rankLow12 = word(14);
  rankLow = word(15);
  w = word(16);
  b = word(17);
  whiteStates = word(18);
  blackStates = word(19);
  whiteDistances = word(20);
  blackDistances = word(21);
  dirtyEven = word(22);
  dirtyOdd = word(23);
  locks = word(24);
  nextBlock = word(25);
  setOfRank = word(26);
  blockSize = word(27);
  threads = word(29);
  atEntry = word(30);
  closedValues = word(128);
  sourceSets = word(129);
  sourceSize = word(130);
  closedSize = word(131);
  lackingMasks = word(132);
  holdingMasks = word(133);
  opens = word(134);
  levels = whiteDistances !== 0;
  scratch = at;
}

/** The rank among sets of `men` of their high 12 points (those from 12 on), 4,096 words. */
export function rankHigh12(men: i32): usize {
  return word(32 + men);
}

/** The rank among sets of `men` of their bits from 11 on, 8,192 words. */
export function rankHigh(men: i32): usize {
  return word(48 + men);
}

/** For each set of `men`, by rank: its class, and in the low five bits a symmetry that carries it there. */
export function classTable(men: i32): usize {
  return word(64 + men);
}

/** The canonical sets of `men`, by class; the top bit tells those that some symmetry leaves alone. */
export function classSets(men: i32): usize {
  return word(80 + men);
}

export function classCount(men: i32): i32 {
  return word(96 + men);
}

/** How sets of `men` can move: see buildMobility; 0 where there is no such table. */
export function mobilityTable(men: i32): usize {
  return word(112 + men);
}

/** A finished table, two bits a value: White has `white` men, at least as many as Black; side 0 is White to play. */
export function finished(white: i32, black: i32, side: i32): usize {
  return word(256 + (((white << 4) + black) << 1) + side);
}

/** Makes the pair that White's entries lead to the present one, with a white man more, or the pair they come from again. */
export function presentSource(isSource: bool): void {
  w = <i32>word(16) + <i32>isSource;
  blockSize = isSource ? sourceSize : word(27);
  setOfRank = isSource ? sourceSets : word(26);
}
