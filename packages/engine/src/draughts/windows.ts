import type { DraughtsCore } from '@merellier/rules/kernel';
import * as frame from './frame.ts';

// Bound here, constants are compiled into the code: see "Constants" in docs/engine.md.
const { BLACK, BLACK_HIGH, KINGS, KINGS_HIGH, WHITE, WHITE_HIGH } = frame;

/** States of half a window: four playing squares, each empty, with a white man or with a black one. */
const STRIP = 3 ** 4;
/** States of a window: eight playing squares. Kings count as nothing there. */
export const STATES = STRIP ** 2;

/**
 * The overlapping windows of 4×4 squares of a board: every second row and column begins one. Two rows of the board are a band;
 * a window is the strips of four playing squares that two bands, one below the other, have in its columns. The kernel
 * finds the same states in assembly/draughts/windows.ts.
 */
export class Windows {
  /** Windows beside each other, and below each other. */
  readonly across: number;
  readonly count: number;
  /** What the men of one colour in a band, as bits, add to the states of its strips: eight bits for each. */
  readonly strips: Int32Array;
  /** Where the last position read has each window, as window times {@link STATES} plus its state. */
  readonly states: Int32Array;
  private readonly bits: number;
  private readonly width: number;

  constructor({ layout }: DraughtsCore) {
    const half = layout.shift;
    this.across = half - 1;
    this.count = this.across ** 2;
    this.bits = 2 * half + 1;
    this.width = layout.width;
    this.states = new Int32Array(this.count);
    this.strips = new Int32Array(1 << this.bits);
    for (let place = 0; place < 2 * half; place++) {
      const bit = layout.low[place] as number;
      for (let set = bit; set < this.strips.length; set++)
        if ((set & bit) !== 0) this.strips[set] = (this.strips[set] as number) + this.worthOf(place);
    }
  }

  /** What a white man on a place of the first band adds to the states of the band's strips. */
  private worthOf(place: number): number {
    const half = this.across + 1;
    const [row, column] = [Math.floor(place / half), place % half];
    let worth = 0;
    for (let strip = 0; strip < this.across; strip++)
      if (column === strip || column === strip + 1) worth += 3 ** (2 * row + column - strip) * 2 ** (8 * strip);
    return worth;
  }

  /** Reads the men of a frame into {@link states}. */
  read(s: Int32Array, b: number): void {
    const kings = s[b + KINGS] as number;
    const kingsHigh = s[b + KINGS_HIGH] as number;
    const white = (s[b + WHITE] as number) & ~kings;
    const whiteHigh = (s[b + WHITE_HIGH] as number) & ~kingsHigh;
    const black = (s[b + BLACK] as number) & ~kings;
    const blackHigh = (s[b + BLACK_HIGH] as number) & ~kingsHigh;
    const { across, states } = this;
    let upper = this.stripsOf(white, whiteHigh, 0) + 2 * this.stripsOf(black, blackHigh, 0);
    for (let row = 0, window = 0; row < across; row++) {
      const lower = this.stripsOf(white, whiteHigh, row + 1) + 2 * this.stripsOf(black, blackHigh, row + 1);
      for (let at = 0; at < 8 * across; at += 8, window++)
        states[window] = window * STATES + ((upper >>> at) & 255) * STRIP + ((lower >>> at) & 255);
      upper = lower;
    }
  }

  private stripsOf(low: number, high: number, band: number): number {
    const { bits, width } = this;
    const at = bits * band;
    const set = at < width ? (low >>> at) | (high << (width - at)) : high >>> (at - width);
    return this.strips[set & ((1 << bits) - 1)] as number;
  }

  /**
   * Which weight each state of each window takes: turned round, with the colours exchanged, a position is worth the opposite.
   * A weight's number plus one, negated where its opposite counts; 0 for what looks the same from both sides. Weights are
   * numbered by window, then by state: half of the windows have some.
   */
  folded(): Int32Array {
    const { count } = this;
    const turned = Int32Array.from({ length: STATES }, (_, state) => turnedRound(state));
    return Int32Array.from({ length: count * STATES }, (_, at) => {
      const [window, state] = [Math.floor(at / STATES), at % STATES];
      const other = (count - 1 - window) * STATES + (turned[state] as number);
      return at === other ? 0 : at < other ? at + 1 : -(other + 1);
    });
  }

  /** How many weights {@link folded} names at most. */
  get weights(): number {
    return Math.ceil(this.count / 2) * STATES;
  }
}

/** The state of a window seen from the other side: squares in opposite order, colours exchanged. */
function turnedRound(state: number): number {
  const digits = Array.from({ length: 8 }, (_, i) => Math.floor(state / 3 ** i) % 3);
  return digits.reduce((sum, digit, i) => sum + ((3 - digit) % 3) * 3 ** (7 - i), 0);
}
