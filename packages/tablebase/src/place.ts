import type { MillRuleSet } from '@merellier/rules';
import { SYMMETRY_BITS, SYMMETRY_MASK } from './abi.ts';
import type { Pair } from './pair.ts';
import { choose, countBits, nextSet, permutationTables, pickingTable, rankTable } from './sets.ts';

/** Sets of one size, in classes: those that the board's symmetries carry onto each other. */
interface Classes {
  /** For each set, by rank: its class, and in the low {@link SYMMETRY_BITS} bits a symmetry that carries it onto the canonical set. */
  readonly classOf: Uint32Array;
  /** The canonical set of each class, the smallest by its bits. Classes are ordered by it. */
  readonly sets: Uint32Array;
}

/** Where a position stands in the tables. The next call overwrites it: see {@link Places.find}. */
export interface Place {
  /** Men of the side that has more, or of the side to play if both have the same number. */
  white: number;
  black: number;
  /** 0 if the side with more men is to play, or both have the same number. */
  side: 0 | 1;
  index: number;
}

/**
 * Finds positions of the movement phase in the tables of a board: the number of the canonical set of the side with more
 * men, then the rank of the other side's men among the points left free. docs/tablebase.md explains it.
 */
export class Places {
  readonly points: number;
  private readonly permutations: Uint32Array;
  private readonly symmetries: readonly (readonly number[])[];
  private readonly pickings = pickingTable();
  /** The ranks of the lowest twelve points of a set. */
  readonly rankLow = rankTable(4096, 0, null);
  private readonly rankHigh: Uint32Array[] = [];
  private readonly classes: Classes[] = [];
  private readonly place: Place = { white: 0, black: 0, side: 0, index: 0 };

  constructor(rules: MillRuleSet) {
    this.points = rules.board.names.length;
    this.symmetries = rules.board.symmetries;
    this.permutations = permutationTables(this.symmetries);
  }

  /** How many values the table of one side to play holds. */
  size({ white, black }: Pair): number {
    return this.classesOf(white).sets.length * choose(this.points - white, black);
  }

  /** The place of a position; the answer is valid until the next call. */
  find(own: number, opponent: number): Place {
    const mine = countBits(own);
    const theirs = countBits(opponent);
    const swapped = mine < theirs;
    const { place } = this;
    place.white = swapped ? theirs : mine;
    place.black = swapped ? mine : theirs;
    place.side = swapped ? 1 : 0;
    const [white, black] = swapped ? [opponent, own] : [own, opponent];
    const { classOf, sets } = this.classesOf(place.white);
    const found = classOf[this.rank(white, place.white)] as number;
    const free = ~(sets[found >>> SYMMETRY_BITS] as number);
    const rank = this.rank(this.pick(this.permute(black, found & SYMMETRY_MASK), free), place.black);
    place.index = (found >>> SYMMETRY_BITS) * choose(this.points - place.white, place.black) + rank;
    return place;
  }

  /** The men of the position at an index, first those of the side that has more. */
  at({ white, black }: Pair, index: number): readonly [white: number, black: number] {
    const size = choose(this.points - white, black);
    const set = this.classesOf(white).sets[Math.floor(index / size)] as number;
    let rank = index % size;
    let others = 0;
    for (let point = this.points - white - 1, left = black; left > 0; point--)
      if (rank >= choose(point, left)) {
        rank -= choose(point, left--);
        others |= 1 << point;
      }
    let spread = 0;
    for (let point = 0, at = 0; point < this.points; point++)
      if (!(set & (1 << point))) spread |= ((others >> at++) & 1) << point;
    return [set, spread];
  }

  /** The canonical sets of so many points, by class. */
  canonicalSets(men: number): Uint32Array {
    return this.classesOf(men).sets;
  }

  /** The class of a set of so many points, and in the low {@link SYMMETRY_BITS} bits a symmetry that carries it onto the canonical one. */
  classify(set: number, men: number): number {
    return this.classesOf(men).classOf[this.rank(set, men)] as number;
  }

  /** The place of a set among all of so many points, in rising order. */
  rank(set: number, men: number): number {
    return (this.rankLow[set & 4095] as number) + (this.highRanks(men)[set >>> 12] as number);
  }

  /** The ranks of the upper parts of sets of so many points, from the twelfth on. */
  highRanks(men: number): Uint32Array {
    this.rankHigh[men] ??= rankTable(16_384, 12, men);
    return this.rankHigh[men];
  }

  /** The image of a set under a symmetry of the board. */
  permute(set: number, symmetry: number): number {
    const { permutations } = this;
    const at = symmetry << 10;
    return (
      (permutations[at + (set & 255)] as number) |
      (permutations[at + 256 + ((set >>> 8) & 255)] as number) |
      (permutations[at + 512 + ((set >>> 16) & 255)] as number) |
      (permutations[at + 768 + (set >>> 24)] as number)
    );
  }

  /** The points of a set that a mask has, numbered anew without the gaps. */
  pick(set: number, mask: number): number {
    const { pickings } = this;
    const low = pickings[((mask & 255) << 8) + (set & 255)] as number;
    const middle = pickings[(mask & 0xff00) + ((set >>> 8) & 255)] as number;
    const high = pickings[((mask >>> 8) & 0xff00) + ((set >>> 16) & 255)] as number;
    const highest = pickings[((mask >>> 16) & 0xff00) + (set >>> 24)] as number;
    const first = countBits(mask & 255);
    const second = first + countBits(mask & 0xff00);
    return low | (middle << first) | (high << second) | (highest << (second + countBits(mask & 0xff0000)));
  }

  private classesOf(men: number): Classes {
    this.classes[men] ??= this.findClasses(men);
    return this.classes[men];
  }

  /** Sets come in rising order, so one that is no image of an earlier set is canonical. */
  private findClasses(men: number): Classes {
    const classOf = new Uint32Array(choose(this.points, men)).fill(0xffffffff);
    const sets: number[] = [];
    const back = this.symmetries.map((image) =>
      this.symmetries.findIndex((other) => image.every((to, from) => other[to] === from)),
    );
    for (let rank = 0, set = (1 << men) - 1; rank < classOf.length; rank++, set = nextSet(set)) {
      if (classOf[rank] !== 0xffffffff) continue;
      for (let s = 0; s < back.length; s++)
        classOf[this.rank(this.permute(set, s), men)] = (sets.length << SYMMETRY_BITS) | (back[s] as number);
      sets.push(set);
    }
    return { classOf, sets: Uint32Array.from(sets) };
  }
}
