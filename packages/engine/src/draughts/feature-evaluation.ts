import { countBits, type DraughtsCore, type DraughtsGenerator, generatorOf } from '@merellier/rules/kernel';
import { rowOf } from '../weights.ts';
import type { DraughtsEvaluation, KernelEvaluation, KernelMemory } from './evaluation.ts';
import { DRAUGHTS_FEATURES, type DraughtsWeights, type LearntWeights } from './features.ts';
import * as frame from './frame.ts';
import { placementAt } from './frame.ts';
import { KERNEL } from './kernel-code.ts';
import * as places from './kernel-features.ts';
import { KINGS_WORTH, MEN_WORTH, PATTERNS, WEIGHTS } from './kernel-memory.ts';
import { STATES, Windows } from './windows.ts';

// Bound here, constants are compiled into the code: see "Constants" in docs/engine.md.
const { BLACK, BLACK_HIGH, KINGS, KINGS_HIGH, MOVES: OWN_MOVES, SIDE, WHITE, WHITE_HIGH } = frame;
const { COUNTED, LOCKED, LOPSIDED, MENACED, MOVES, ONLY_KING, OTHER_MOVES, SUPPORTED, TURN } = places;

const CHUNK = 10;
const LOW = (1 << CHUNK) - 1;
/** Two sums in one integer: the one for an empty board above the one for a full board. */
const PACK = 1 << 16;

/**
 * The evaluation of draughts: where the pieces stand, and features counted, weighed by how full the board is; with learnt
 * weights, also the patterns of men.
 */
export class DraughtsFeatureEvaluation implements DraughtsEvaluation {
  readonly kernel: KernelEvaluation;
  private readonly core: DraughtsCore;
  private readonly generator: DraughtsGenerator;
  /** What a man is worth on each square, seen by White: on an empty board in the upper, on a full one in the lower half. */
  private readonly man: readonly number[];
  /** Sums of the values of men by where they stand, for six chunks of the board: White's, then Black's; then kings'. */
  private readonly whiteMen: Int32Array;
  private readonly blackMen: Int32Array;
  private readonly whiteKings: Int32Array;
  private readonly blackKings: Int32Array;
  private readonly full: Int32Array;
  private readonly empty: Int32Array;
  private readonly pieces: number;
  private readonly leftLow: number;
  private readonly leftHigh: number;
  private readonly windows: Windows | null = null;
  /** What each state of each window is worth for White: a full board's value in the lower byte, an empty one's above. */
  private readonly patterns: Int16Array | null = null;
  /** What was counted last, in the order of {@link DRAUGHTS_FEATURES}. */
  readonly features = new Int32Array(COUNTED);

  constructor(core: DraughtsCore, weights: DraughtsWeights | LearntWeights) {
    this.core = core;
    this.generator = generatorOf(core);
    this.pieces = 2 * core.pieces;
    const { layout, board } = core;
    const last = layout.squares - 1;
    const { full, empty } = weights.man;
    const { king } = weights;
    const man = full.map((worth, place) => (empty[place] ?? 0) * PACK + worth);
    this.man = man;
    this.whiteMen = this.tabulate((place) => man[place] ?? 0);
    this.blackMen = this.tabulate((place) => man[last - place] ?? 0);
    this.whiteKings = this.tabulate((place) => king[place] ?? 0);
    this.blackKings = this.tabulate((place) => king[last - place] ?? 0);
    this.full = Int32Array.from(rowOf(DRAUGHTS_FEATURES, weights.counted.full));
    this.empty = Int32Array.from(rowOf(DRAUGHTS_FEATURES, weights.counted.empty));
    const left = board.at.map(([x], place) => (x < board.side / 2 ? place : -1)).filter((place) => place >= 0);
    this.leftLow = left.reduce((set, place) => set | (layout.low[place] as number), 0);
    this.leftHigh = left.reduce((set, place) => set | (layout.high[place] as number), 0);
    if ('patterns' in weights) {
      this.windows = new Windows(core);
      this.patterns = unfold(this.windows, weights.patterns);
    }
    const room = this.windows ? 4 * this.windows.strips.length + 2 * STATES * this.windows.count : 0;
    this.kernel = { code: KERNEL, room, write: (memory) => this.writeTables(memory, king) };
  }

  private writeTables({ words, bitOf, room }: KernelMemory, king: readonly number[]): void {
    const { squares } = this.core.layout;
    words.set(this.full, WEIGHTS >> 2);
    words.set(this.empty, (WEIGHTS >> 2) + 16);
    for (let place = 0; place < squares; place++) {
      const bit = bitOf(place);
      words[(MEN_WORTH >> 2) + bit] = this.man[place] as number;
      words[(MEN_WORTH >> 2) + 64 + bit] = -(this.man[squares - 1 - place] as number);
      words[(KINGS_WORTH >> 2) + bit] = king[place] as number;
      words[(KINGS_WORTH >> 2) + 64 + bit] = -(king[squares - 1 - place] as number);
    }
    if (!this.windows || !this.patterns) return;
    const { strips } = this.windows;
    words[PATTERNS] = room;
    words.set(strips, room >> 2);
    new Int16Array(words.buffer, room + 4 * strips.length, this.patterns.length).set(this.patterns);
  }

  private tabulate(worth: (place: number) => number): Int32Array {
    const { placeOfLow, placeOfHigh, squares } = this.core.layout;
    const sums = new Int32Array(6 * 1024);
    for (let chunk = 0; chunk < 6; chunk++)
      for (let set = 1; set <= LOW; set++) {
        const bit = (chunk % 3) * CHUNK + 31 - Math.clz32(set & -set);
        const place = (chunk < 3 ? placeOfLow[bit] : placeOfHigh[bit]) ?? squares;
        const rest = sums[chunk * 1024 + (set & (set - 1))] as number;
        sums[chunk * 1024 + set] = place < squares ? rest + worth(place) : rest;
      }
    return sums;
  }

  judge(s: Int32Array, b: number): number {
    const white = s[b + SIDE] === 0;
    const kings = s[b + KINGS] as number;
    const kingsHigh = s[b + KINGS_HIGH] as number;
    const whiteMen = (s[b + WHITE] as number) & ~kings;
    const whiteMenHigh = (s[b + WHITE_HIGH] as number) & ~kingsHigh;
    const blackMen = (s[b + BLACK] as number) & ~kings;
    const blackMenHigh = (s[b + BLACK_HIGH] as number) & ~kingsHigh;
    const placed =
      sum(this.whiteMen, whiteMen, whiteMenHigh) - sum(this.blackMen, blackMen, blackMenHigh) + this.weigh(s, b);
    let full = (placed << 16) >> 16;
    let empty = (placed - full) >> 16;
    let royal = 0;
    if ((kings | kingsHigh) !== 0)
      royal =
        sum(this.whiteKings, (s[b + WHITE] as number) & kings, (s[b + WHITE_HIGH] as number) & kingsHigh) -
        sum(this.blackKings, (s[b + BLACK] as number) & kings, (s[b + BLACK_HIGH] as number) & kingsHigh);
    if (!white) {
      full = 0 - full;
      empty = 0 - empty;
      royal = 0 - royal;
    }
    this.count(s, b);
    const { features } = this;
    for (let i = 0; i < COUNTED; i++) {
      const feature = features[i] as number;
      full += feature * (this.full[i] as number);
      empty += feature * (this.empty[i] as number);
    }
    const left =
      countBits(s[b + WHITE] as number) +
      countBits(s[b + WHITE_HIGH] as number) +
      countBits(s[b + BLACK] as number) +
      countBits(s[b + BLACK_HIGH] as number);
    return (((full * left + empty * (this.pieces - left)) / this.pieces) | 0) + royal;
  }

  /** What the patterns of men are worth for White, packed as the men are; 0 without any. */
  private weigh(s: Int32Array, b: number): number {
    const { windows, patterns } = this;
    if (windows === null || patterns === null) return 0;
    windows.read(s, b);
    const { states, count } = windows;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const both = patterns[states[i] as number] as number;
      sum += (both >> 8) * PACK + ((both << 24) >> 24);
    }
    return sum;
  }

  /** Counts the features. */
  count(s: Int32Array, b: number): void {
    const white = s[b + SIDE] === 0;
    const moves = s[b + OWN_MOVES] as number;
    const { features } = this;
    const { layout } = this.core;
    const { shift, width, all, allHigh } = layout;
    const whites = s[b + WHITE] as number;
    const whitesHigh = s[b + WHITE_HIGH] as number;
    const blacks = s[b + BLACK] as number;
    const blacksHigh = s[b + BLACK_HIGH] as number;
    const kings = s[b + KINGS] as number;
    const kingsHigh = s[b + KINGS_HIGH] as number;
    const theirs = this.generator.countMoves(placementAt(s, b, !white));
    const whiteMen = whites & ~kings;
    const whiteMenHigh = whitesHigh & ~kingsHigh;
    const blackMen = blacks & ~kings;
    const blackMenHigh = blacksHigh & ~kingsHigh;
    const free = all & ~(whites | blacks);
    const freeHigh = allHigh & ~(whitesHigh | blacksHigh);
    const more = shift + 1;
    const carry = width - shift;
    const carryMore = carry - 1;
    // What stands `shift` (or one more) bits behind a square is down right (left) of it.
    const supported =
      countBits(whiteMen & ((whiteMen >>> shift) | (whiteMenHigh << carry))) +
      countBits(whiteMen & ((whiteMen >>> more) | (whiteMenHigh << carryMore))) +
      countBits(whiteMenHigh & (whiteMenHigh >>> shift)) +
      countBits(whiteMenHigh & (whiteMenHigh >>> more)) -
      countBits(blackMen & (blackMen << shift)) -
      countBits(blackMen & (blackMen << more)) -
      countBits(blackMenHigh & ((blackMenHigh << shift) | (blackMen >>> carry))) -
      countBits(blackMenHigh & ((blackMenHigh << more) | (blackMen >>> carryMore)));
    const locked =
      countBits(whiteMen & ~((free << shift) | (free << more))) +
      countBits(whiteMenHigh & ~((freeHigh << shift) | (free >>> carry) | (freeHigh << more) | (free >>> carryMore))) -
      countBits(blackMen & ~((free >>> shift) | (freeHigh << carry) | (free >>> more) | (freeHigh << carryMore))) -
      countBits(blackMenHigh & ~((freeHigh >>> shift) | (freeHigh >>> more)));
    const whiteKing = ((whites & kings) | (whitesHigh & kingsHigh)) !== 0;
    const blackKing = ((blacks & kings) | (blacksHigh & kingsHigh)) !== 0;
    const onlyKing = whiteKing === blackKing ? 0 : whiteKing ? 1 : -1;
    const lopsided = this.lopsided(whiteMen, whiteMenHigh) - this.lopsided(blackMen, blackMenHigh);
    features[TURN] = 1;
    features[MOVES] = moves < 0 ? 0 : moves;
    features[OTHER_MOVES] = theirs < 0 ? 0 : theirs;
    features[MENACED] = theirs < 0 ? 1 : 0;
    features[SUPPORTED] = white ? supported : 0 - supported;
    features[LOCKED] = white ? locked : 0 - locked;
    features[ONLY_KING] = white ? onlyKing : 0 - onlyKing;
    features[LOPSIDED] = white ? lopsided : 0 - lopsided;
  }

  private lopsided(men: number, menHigh: number): number {
    const left = countBits(men & this.leftLow) + countBits(menHigh & this.leftHigh);
    return Math.abs(countBits(men) + countBits(menHigh) - 2 * left);
  }

  /** Pieces, and how far the men have come. */
  glance(s: Int32Array, b: number): number {
    const { rows, side } = this.core.board;
    const { low, high, squares } = this.core.layout;
    const king = this.core.longKings ? 280 : 150;
    let value = 0;
    for (let place = 0; place < squares; place++) {
      const isKing =
        (((s[b + KINGS] as number) & (low[place] as number)) |
          ((s[b + KINGS_HIGH] as number) & (high[place] as number))) !==
        0;
      const row = rows[place] as number;
      if (
        (((s[b + WHITE] as number) & (low[place] as number)) |
          ((s[b + WHITE_HIGH] as number) & (high[place] as number))) !==
        0
      )
        value += isKing ? king : 100 + 3 * (side - 1 - row);
      else if (
        (((s[b + BLACK] as number) & (low[place] as number)) |
          ((s[b + BLACK_HIGH] as number) & (high[place] as number))) !==
        0
      )
        value -= isKing ? king : 100 + 3 * row;
    }
    return s[b + SIDE] === 0 ? value : 0 - value;
  }
}

/** The weights of patterns as a table by window and state, both phases in one number. */
function unfold(windows: Windows, { full, empty }: LearntWeights['patterns']): Int16Array {
  return Int16Array.from(windows.folded(), (folded) => {
    const at = Math.abs(folded) - 1;
    const sign = Math.sign(folded);
    return sign === 0 ? 0 : sign * (empty[at] as number) * 256 + ((sign * (full[at] as number)) & 255);
  });
}

function sum(sums: Int32Array, low: number, high: number): number {
  return (
    (sums[low & LOW] as number) +
    (sums[1024 + ((low >>> CHUNK) & LOW)] as number) +
    (sums[2048 + (low >>> (2 * CHUNK))] as number) +
    (sums[3072 + (high & LOW)] as number) +
    (sums[4096 + ((high >>> CHUNK) & LOW)] as number) +
    (sums[5120 + (high >>> (2 * CHUNK))] as number)
  );
}
