import { countBits, type DraughtsCore, type DraughtsGenerator } from '@merellier/rules/kernel';
import { weightsFor } from './weights.ts';

/**
 * What is counted beside where the pieces stand, for the side to play less the same for the other unless it says
 * otherwise. Each has a weight for a full board and one for an empty board.
 */
export const DRAUGHTS_FEATURES = [
  /** 1: what it is worth to be the one to play. */
  'turn',
  /** Moves of the side to play, of the other side (not differences). */
  'moves',
  'other-moves',
  /** Whether the other side could capture if it were to play (not a difference). */
  'menaced',
  /** Men with an own man right behind them, each such pair counted. */
  'supported',
  /** Men that cannot step forward. */
  'locked',
  /** Whether a side has a king and the other has none. */
  'only-king',
  /** By how many men the wings of a side differ. */
  'lopsided',
] as const;

export const COUNTED = DRAUGHTS_FEATURES.length;
const CHUNK = 10;
const LOW = (1 << CHUNK) - 1;
/** Two sums in one integer: the one for an empty board above the one for a full board. */
const PACK = 1 << 16;

/** What a man is worth on each square, seen by White: on an empty board in the upper, on a full one in the lower half. */
export function manWorth(core: DraughtsCore): readonly number[] {
  const [full = [], empty = []] = weightsFor(core).man;
  return full.map((worth, place) => (empty[place] ?? 0) * PACK + worth);
}

/** What a king is worth on each square, seen by White. */
export const kingWorth = (core: DraughtsCore): readonly number[] => weightsFor(core).king;

/** Judges positions of one rule set of draughts. A position is a frame of a game: white, black, kings, two words each. */
export class DraughtsEvaluation {
  private readonly core: DraughtsCore;
  private readonly generator: DraughtsGenerator;
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
  /** What was counted last, in the order of {@link DRAUGHTS_FEATURES}. */
  readonly features = new Int32Array(COUNTED);

  constructor(core: DraughtsCore, generator: DraughtsGenerator) {
    this.core = core;
    this.generator = generator;
    this.pieces = 2 * core.pieces;
    const { counted } = weightsFor(core);
    const { layout, board } = core;
    const last = layout.squares - 1;
    const man = manWorth(core);
    const king = kingWorth(core);
    this.whiteMen = this.tabulate((place) => man[place] ?? 0);
    this.blackMen = this.tabulate((place) => man[last - place] ?? 0);
    this.whiteKings = this.tabulate((place) => king[place] ?? 0);
    this.blackKings = this.tabulate((place) => king[last - place] ?? 0);
    this.full = Int32Array.from(counted[0] ?? []);
    this.empty = Int32Array.from(counted[1] ?? []);
    const left = board.at.map(([x], place) => (x < board.side / 2 ? place : -1)).filter((place) => place >= 0);
    this.leftLow = left.reduce((set, place) => set | (layout.low[place] as number), 0);
    this.leftHigh = left.reduce((set, place) => set | (layout.high[place] as number), 0);
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

  /** The value in hundredths of a man for the side to play, which has so many moves (-1: it can capture). */
  judge(s: Int32Array, b: number, white: boolean, moves: number): number {
    const kings = s[b + 4] as number;
    const kingsHigh = s[b + 5] as number;
    const whiteMen = (s[b] as number) & ~kings;
    const whiteMenHigh = (s[b + 1] as number) & ~kingsHigh;
    const blackMen = (s[b + 2] as number) & ~kings;
    const blackMenHigh = (s[b + 3] as number) & ~kingsHigh;
    const placed = sum(this.whiteMen, whiteMen, whiteMenHigh) - sum(this.blackMen, blackMen, blackMenHigh);
    let full = (placed << 16) >> 16;
    let empty = (placed - full) >> 16;
    let royal = 0;
    if ((kings | kingsHigh) !== 0)
      royal =
        sum(this.whiteKings, (s[b] as number) & kings, (s[b + 1] as number) & kingsHigh) -
        sum(this.blackKings, (s[b + 2] as number) & kings, (s[b + 3] as number) & kingsHigh);
    if (!white) {
      full = 0 - full;
      empty = 0 - empty;
      royal = 0 - royal;
    }
    this.count(s, b, white, moves);
    const { features } = this;
    for (let i = 0; i < COUNTED; i++) {
      const feature = features[i] as number;
      full += feature * (this.full[i] as number);
      empty += feature * (this.empty[i] as number);
    }
    const left =
      countBits(s[b] as number) +
      countBits(s[b + 1] as number) +
      countBits(s[b + 2] as number) +
      countBits(s[b + 3] as number);
    return (((full * left + empty * (this.pieces - left)) / this.pieces) | 0) + royal;
  }

  /** Counts the features. */
  count(s: Int32Array, b: number, white: boolean, moves: number): void {
    const { features } = this;
    const { layout } = this.core;
    const { shift, width, all, allHigh } = layout;
    const whites = s[b] as number;
    const whitesHigh = s[b + 1] as number;
    const blacks = s[b + 2] as number;
    const blacksHigh = s[b + 3] as number;
    const kings = s[b + 4] as number;
    const kingsHigh = s[b + 5] as number;
    const theirs = white
      ? this.generator.countMoves(blacks, blacksHigh, whites, whitesHigh, kings, kingsHigh, false)
      : this.generator.countMoves(whites, whitesHigh, blacks, blacksHigh, kings, kingsHigh, true);
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
    features[0] = 1;
    features[1] = moves < 0 ? 0 : moves;
    features[2] = theirs < 0 ? 0 : theirs;
    features[3] = theirs < 0 ? 1 : 0;
    features[4] = white ? supported : 0 - supported;
    features[5] = white ? locked : 0 - locked;
    features[6] = white ? onlyKing : 0 - onlyKing;
    features[7] = white ? lopsided : 0 - lopsided;
  }

  private lopsided(men: number, menHigh: number): number {
    const left = countBits(men & this.leftLow) + countBits(menHigh & this.leftHigh);
    return Math.abs(countBits(men) + countBits(menHigh) - 2 * left);
  }

  /** The value at first sight: pieces, and how far the men have come. */
  glance(s: Int32Array, b: number, white: boolean): number {
    const { rows, side } = this.core.board;
    const { low, high, squares } = this.core.layout;
    const king = this.core.longKings ? 280 : 150;
    let value = 0;
    for (let place = 0; place < squares; place++) {
      const isKing =
        (((s[b + 4] as number) & (low[place] as number)) | ((s[b + 5] as number) & (high[place] as number))) !== 0;
      const row = rows[place] as number;
      if ((((s[b] as number) & (low[place] as number)) | ((s[b + 1] as number) & (high[place] as number))) !== 0)
        value += isKing ? king : 100 + 3 * (side - 1 - row);
      else if (
        (((s[b + 2] as number) & (low[place] as number)) | ((s[b + 3] as number) & (high[place] as number))) !==
        0
      )
        value -= isKing ? king : 100 + 3 * row;
    }
    return white ? value : 0 - value;
  }
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
