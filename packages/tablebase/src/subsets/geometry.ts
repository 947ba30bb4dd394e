import type { MillRuleSet } from '@merellier/rules';
import { SYMMETRY_BITS, SYMMETRY_MASK } from '../abi.ts';
import { Places } from '../place.ts';
import { countBits } from '../sets.ts';
import { WITHIN } from './kernel.ts';

/** A turn of White's, or a capture of Black's, to another white set: its block, and the symmetry that carries it there. */
export interface Link {
  readonly block: number;
  readonly symmetry: number;
  /** The place that White's man comes to, which no black man may hold; -1 where White loses a man. */
  readonly place: number;
  /** Whether it closes a mill there. */
  readonly closes: boolean;
}

/** The points that a white set leaves free, in rising order: their numbers in this order are places. */
export interface BlockShape {
  readonly set: number;
  readonly free: readonly number[];
  /** For each place the places beside it. */
  readonly near: readonly (readonly number[])[];
  /** For each place the pairs of places that make a line with it, one after the other. */
  readonly pairs: readonly (readonly number[])[];
  readonly hasMill: boolean;
}

/** The board, its canonical sets, and how turns lead from one to the other. */
export class Geometry {
  readonly points: number;
  readonly rules: MillRuleSet;
  private readonly sets: Places;
  private readonly partners: readonly (readonly number[])[];
  private readonly room = new Uint8Array(32);

  constructor(rules: MillRuleSet) {
    const { core, board } = rules;
    this.points = board.names.length;
    this.rules = rules;
    this.sets = new Places(rules);
    this.partners = board.names.map((_, point) =>
      [...core.lines].filter((line) => line & (1 << point)).map((line) => line & ~(1 << point)),
    );
  }

  /** How many canonical sets there are of so many men. */
  blocks(men: number): number {
    return this.sets.canonicalSets(men).length;
  }

  setOf(block: number, men: number): number {
    return this.sets.canonicalSets(men)[block] as number;
  }

  shape(set: number): BlockShape {
    const free = pointsOf(~set & (2 ** this.points - 1));
    const placesOf = (points: number): number[] => pointsOf(points & ~set).map((point) => placeIn(set, point));
    return {
      ...{ set, free, hasMill: this.menInMills(set) !== 0 },
      near: free.map((point) => placesOf(this.rules.core.near[point] as number)),
      pairs: free.map((point) => this.pairsAt(point).flatMap((pair) => ((pair & set) === 0 ? placesOf(pair) : []))),
    };
  }

  private pairsAt(point: number): readonly number[] {
    return this.partners[point] as readonly number[];
  }

  /** The men of a set that stand in mills. */
  menInMills(set: number): number {
    let inMills = 0;
    for (const line of this.rules.core.lines) if ((line & set) === line) inMills |= line;
    return inMills;
  }

  /** Where White's moves lead; flying ones to any free point. */
  moves(set: number, flies: boolean): readonly Link[] {
    const links: Link[] = [];
    for (const from of pointsOf(set)) {
      const targets = flies ? 2 ** this.points - 1 : (this.rules.core.near[from] as number);
      for (const to of pointsOf(targets & ~set)) links.push(this.link(set, set & ~(1 << from), to));
    }
    return links;
  }

  entries(set: number): readonly Link[] {
    return pointsOf(~set & (2 ** this.points - 1)).map((to) => this.link(set, set, to));
  }

  /** Where it leads that each of some white men is taken. */
  losses(set: number, victims: number): readonly Link[] {
    return pointsOf(victims).map((victim) => ({ ...this.find(set & ~(1 << victim)), place: -1, closes: false }));
  }

  private link(before: number, others: number, to: number): Link {
    const closes = this.pairsAt(to).some((pair) => (pair & others) === pair);
    return { ...this.find(others | (1 << to)), place: placeIn(before, to), closes };
  }

  private find(set: number): Pick<Link, 'block' | 'symmetry'> {
    const found = this.sets.classify(set, countBits(set));
    return { block: found >>> SYMMETRY_BITS, symmetry: found & SYMMETRY_MASK };
  }

  /**
   * For a block of so many men that a link leads to, the place there of each place here; places that are left over on
   * either side are put together in order. `places` are those of the larger of both.
   */
  sources(here: BlockShape, link: Link, men: number, places: number): Uint8Array {
    const image = this.rules.board.symmetries[link.symmetry] as readonly number[];
    const there = this.setOf(link.block, men);
    const sources = this.room.subarray(0, places);
    const { free } = here;
    let used = 0;
    for (let place = 0; place < free.length; place++) {
      if (place === link.place) continue;
      const source = placeIn(there, image[free[place] as number] as number);
      sources[place] = source;
      used |= 1 << source;
    }
    for (let place = 0, next = 0; place < places; place++) {
      if (place < free.length && place !== link.place) continue;
      while (used & (1 << next)) next++;
      sources[place] = next++;
    }
    return sources;
  }
}

/** Places of the sets of a block's planes: a row has as many at least. */
export const placesFor = (free: number): number => Math.max(WITHIN, free);

/** The number of a point among those that a set leaves free. */
const placeIn = (set: number, point: number): number => countBits(~set & ((1 << point) - 1));

function pointsOf(set: number): number[] {
  const points: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) points.push(31 - Math.clz32(rest & -rest));
  return points;
}
