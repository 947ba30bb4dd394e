import type { DraughtsPosition, DraughtsRuleSet } from '@merellier/rules';
import { choose, countBits } from '../sets.ts';
import { type Material, materialName } from './material.ts';
import { bitsOf, squaresIn } from './squares.ts';

/** Where the pieces of a position stand, each side's as it sees them itself, in rising order. */
export interface Standing {
  readonly men: readonly number[];
  readonly kings: readonly number[];
  readonly otherMen: readonly number[];
  readonly otherKings: readonly number[];
}

/** All sets of so many squares, one after the other, in the order of their ranks. */
export interface Sets {
  readonly count: number;
  readonly size: number;
  /** The squares of set r stand from `r * size` on, in rising order. */
  readonly squares: Uint8Array;
}

/** The sets that the pieces of some material stand on, and how many positions there are of them. */
export interface Numbers {
  readonly material: Material;
  readonly men: Sets;
  readonly kings: Sets;
  readonly otherMen: Sets;
  readonly otherKings: Sets;
  /** Positions, those in which two pieces stand on one square included. */
  readonly size: number;
}

/**
 * Numbers positions. The side to play sees the board as White does: for Black it is turned by half, and men go forward. Both
 * sides' squares are numbered so, each as it sees them; men are never on the row where they are crowned, the first.
 */
export class Numbering {
  readonly rules: DraughtsRuleSet;
  readonly squares: number;
  /** The first square that a man may stand on. */
  readonly firstForMen: number;
  /** Any position: what does not say where pieces stand is the same in all. */
  private readonly template: DraughtsPosition;
  private readonly sets = new Map<string, Sets>();
  private readonly numbers = new Map<string, Numbers>();

  constructor(rules: DraughtsRuleSet) {
    this.rules = rules;
    this.template = rules.start();
    this.squares = rules.board.names.length;
    this.firstForMen = rules.board.side / 2;
  }

  of(material: Material): Numbers {
    const name = materialName(material);
    let numbers = this.numbers.get(name);
    if (!numbers) {
      const men = this.setsOf(material.men, this.firstForMen);
      const kings = this.setsOf(material.kings, 0);
      const otherMen = this.setsOf(material.otherMen, this.firstForMen);
      const otherKings = this.setsOf(material.otherKings, 0);
      numbers = { material, men, kings, otherMen, otherKings, size: this.sizeOf(material) };
      this.numbers.set(name, numbers);
    }
    return numbers;
  }

  /** How many numbers the positions of some material have. */
  sizeOf({ men, kings, otherMen, otherKings }: Material): number {
    const forMen = this.squares - this.firstForMen;
    return (
      chosen(forMen, men) * chosen(this.squares, kings) * chosen(forMen, otherMen) * chosen(this.squares, otherKings)
    );
  }

  private setsOf(size: number, first: number): Sets {
    const name = `${size} ${first}`;
    let sets = this.sets.get(name);
    if (!sets) {
      sets = allSets(size, first, this.squares);
      this.sets.set(name, sets);
    }
    return sets;
  }

  /** Where the pieces of a position stand; null for a man where it would be crowned, which no game comes to. */
  standingOf(position: DraughtsPosition): Standing | null {
    const { layout } = this.rules.core;
    const { white, whiteHigh, black, blackHigh, kings, kingsHigh } = position;
    const turned = (low: number, high: number): number[] =>
      squaresIn(layout, low, high)
        .map((place) => this.squares - 1 - place)
        .reverse();
    const whiteKings = squaresIn(layout, white & kings, whiteHigh & kingsHigh);
    const whiteMen = squaresIn(layout, white & ~kings, whiteHigh & ~kingsHigh);
    const blackKings = turned(black & kings, blackHigh & kingsHigh);
    const blackMen = turned(black & ~kings, blackHigh & ~kingsHigh);
    if (Math.min(whiteMen[0] ?? this.squares, blackMen[0] ?? this.squares) < this.firstForMen) return null;
    return position.toPlay === 'white'
      ? { men: whiteMen, kings: whiteKings, otherMen: blackMen, otherKings: blackKings }
      : { men: blackMen, kings: blackKings, otherMen: whiteMen, otherKings: whiteKings };
  }

  /** How many pieces stand on the board. */
  count({ white, whiteHigh, black, blackHigh }: DraughtsPosition): number {
    return countBits(white | black) + countBits(whiteHigh | blackHigh);
  }

  /** The number of a position among those of its material. */
  indexOf({ men, kings, otherMen, otherKings }: Standing, numbers: Numbers): number {
    const own = rankOf(men, this.firstForMen) * numbers.kings.count + rankOf(kings, 0);
    const withMen = own * numbers.otherMen.count + rankOf(otherMen, this.firstForMen);
    return withMen * numbers.otherKings.count + rankOf(otherKings, 0);
  }

  /** The position with White to play in which the pieces stand so. */
  positionOf({ men, kings, otherMen, otherKings }: Standing): DraughtsPosition {
    const { layout } = this.rules.core;
    const turned = (squares: readonly number[]): number[] => squares.map((square) => this.squares - 1 - square);
    const white = bitsOf(layout, [...men, ...kings]);
    const black = bitsOf(layout, turned([...otherMen, ...otherKings]));
    const crowned = bitsOf(layout, [...kings, ...turned(otherKings)]);
    return {
      ...this.template,
      ...{ white: white.low, whiteHigh: white.high, black: black.low, blackHigh: black.high },
      ...{ kings: crowned.low, kingsHigh: crowned.high },
      toPlay: 'white',
    };
  }
}

export const materialOf = ({ men, kings, otherMen, otherKings }: Standing): Material => ({
  men: men.length,
  kings: kings.length,
  otherMen: otherMen.length,
  otherKings: otherKings.length,
});

/** The place of a set among all of its size, in the order of their greatest squares: the sum of C(i-th square, i). */
export function rankOf(squares: readonly number[], first: number): number {
  let rank = 0;
  for (let i = 0; i < squares.length; i++) rank += chosen((squares[i] as number) - first, i + 1);
  return rank;
}

/** Binomial coefficients from a table. */
export const chosen = (n: number, k: number): number => CHOSEN[n * MOST_CHOSEN + k] as number;
/** More than the pieces of a position; and the squares of the largest board. */
const MOST_CHOSEN = 8;
const CHOSEN = Float64Array.from({ length: 128 * MOST_CHOSEN }, (_, i) =>
  choose(Math.floor(i / MOST_CHOSEN), i % MOST_CHOSEN),
);

function allSets(size: number, first: number, end: number): Sets {
  const count = choose(end - first, size);
  const squares = new Uint8Array(count * size);
  const now = Array.from({ length: size }, (_, i) => first + i);
  for (let rank = 0; rank < count; rank++) {
    squares.set(now, rank * size);
    // The lowest square that can go up does, and those below it go back to the beginning.
    let at = 0;
    while (at < size - 1 && (now[at] as number) + 1 === now[at + 1]) at++;
    if (size > 0) now[at] = (now[at] as number) + 1;
    for (let below = 0; below < at; below++) now[below] = first + below;
  }
  return { count, size, squares };
}
