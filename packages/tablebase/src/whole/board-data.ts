import { LEAST_MEN, type MillRuleSet } from '@merellier/rules';
import { SYMMETRY_BITS, SYMMETRY_MASK } from '../abi.ts';
import { Places } from '../place.ts';
import { countBits } from '../sets.ts';
import { IMAGES, MOST_PAIRS, MOST_POINTS, NEAR, ORDER, PAIR_COUNT, PAIRS } from './abi.ts';

/** Turns that lead from each block of a level to blocks of another one, as the kernel reads them. */
export interface Links {
  /** For each block, where its links begin; then the end of the last one. */
  readonly starts: Uint32Array;
  /** Two words each: block and symmetry (from bit 24 on); the place that White's man comes to, 255 for none, and whether it closes a mill. */
  readonly words: Uint32Array;
}

/**
 * The board with its points numbered anew: those that symmetries carry onto each other lie together, the fewest first. So what they carry
 * over to the lowest places of a plane mostly comes from there.
 */
export class BoardData {
  readonly rules: MillRuleSet;
  readonly points: number;
  readonly places: Places;
  /** The number here of each point of the board. */
  private readonly order: readonly number[];
  private readonly partners: readonly (readonly number[])[];

  constructor(rules: MillRuleSet) {
    this.rules = rules;
    const { board, core } = rules;
    this.points = board.names.length;
    this.places = new Places(rules);
    this.order = orderOf(board.symmetries, this.points);
    this.partners = board.names.map((_, point) =>
      [...core.lines].filter((line) => line & (1 << point)).map((line) => line & ~(1 << point)),
    );
  }

  blocks(men: number): number {
    return this.places.canonicalSets(men).length;
  }

  /** The canonical sets of so many men, as numbered here. */
  setsOf(men: number): Uint32Array {
    return this.places.canonicalSets(men).map((set) => this.renumbered(set));
  }

  /** For each block of so many white men, which number it has among those with a mill; and how many of these there are. */
  millNumbers(men: number): { readonly numbers: Uint32Array; readonly mills: number } {
    const { lines } = this.rules.core;
    let mills = 0;
    const sets = this.places.canonicalSets(men);
    const numbers = shared(sets.length);
    for (const [block, set] of sets.entries())
      if (lines.some((line) => (line & set) === line)) numbers[block] = mills++;
    return { numbers, mills };
  }

  private renumbered(set: number): number {
    let here = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1)
      here |= 1 << (this.order[31 - Math.clz32(rest & -rest)] as number);
    return here;
  }

  /** Fills the kernel's memory with what it knows of the board. */
  fill(bytes: Uint8Array): void {
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const { core, board } = this.rules;
    for (let point = 0; point < this.points; point++) {
      const here = this.order[point] as number;
      bytes[ORDER + point] = here;
      view.setUint32(NEAR + 4 * here, this.renumbered(core.near[point] as number), true);
      const pairs = this.partners[point] as readonly number[];
      bytes[PAIR_COUNT + here] = pairs.length;
      for (const [i, pair] of pairs.entries())
        view.setUint32(PAIRS + 4 * (here * MOST_PAIRS + i), this.renumbered(pair), true);
      for (const [s, image] of board.symmetries.entries())
        bytes[IMAGES + MOST_POINTS * s + here] = this.order[image[point] as number] as number;
    }
  }

  /** White's moves with so many men on the board and so many in hand. */
  moves(men: number, hand = 0): Links {
    const flies = men + hand <= this.rules.core.flying;
    return this.list(men, men, (set, add) => {
      for (let from = 0; from < this.points; from++) {
        if (!(set & (1 << from))) continue;
        const targets = (flies ? 2 ** this.points - 1 : (this.rules.core.near[from] as number)) & ~set;
        for (let to = 0; to < this.points; to++) if (targets & (1 << to)) add(set & ~(1 << from), to);
      }
    });
  }

  entries(men: number): Links {
    return this.list(men, men + 1, (set, add) => {
      for (let to = 0; to < this.points; to++) if (!(set & (1 << to))) add(set, to);
    });
  }

  /** What it leads to that one of White's men on the board is taken, who has so many in hand: one outside mills, while there are any. */
  captures(men: number, hand = 0): Links {
    const { protection } = this.rules.parameters;
    return this.list(men, men - 1, (set, add) => {
      let inMills = 0;
      if (protection !== 'never' && !(protection === 'always' && men + hand === LEAST_MEN))
        for (const line of this.rules.core.lines) if ((line & set) === line) inMills |= line;
      const outside = set & ~inMills;
      const takeable = protection === 'always' ? outside : outside || set;
      for (let point = 0; point < this.points; point++) if (takeable & (1 << point)) add(set & ~(1 << point), -1);
    });
  }

  private list(
    men: number,
    others: number,
    turns: (set: number, add: (left: number, to: number) => void) => void,
  ): Links {
    const sets = this.places.canonicalSets(men);
    const starts = shared(sets.length + 1);
    let words = new Uint32Array(sets.length * 32);
    let at = 0;
    for (let block = 0; block < sets.length; block++) {
      const set = sets[block] as number;
      const white = this.renumbered(set);
      starts[block] = at / 2;
      turns(set, (left, to) => {
        const found = this.places.classify(to < 0 ? left : left | (1 << to), others);
        const closes = to >= 0 && (this.partners[to] as readonly number[]).some((pair) => (pair & left) === pair);
        const here = this.order[to] ?? -1;
        const place = to < 0 ? 255 : here - countBits(white & ((1 << here) - 1));
        if (at + 2 > words.length) {
          const more = new Uint32Array(words.length * 2);
          more.set(words);
          words = more;
        }
        words[at++] = (found >>> SYMMETRY_BITS) | ((found & SYMMETRY_MASK) << 24);
        words[at++] = place | (closes ? 256 : 0);
      });
    }
    starts[sets.length] = at / 2;
    const kept = shared(at);
    kept.set(words.subarray(0, at));
    return { starts, words: kept };
  }
}

/** An array that threads share. */
export const shared = (words: number): Uint32Array<SharedArrayBuffer> =>
  new Uint32Array(new SharedArrayBuffer(4 * Math.max(1, words)), 0, words);

function orderOf(symmetries: readonly (readonly number[])[], points: number): readonly number[] {
  const orbit = (point: number): readonly number[] => [...new Set(symmetries.map((image) => image[point] as number))];
  const keyed = Array.from({ length: points }, (_, point) => {
    const all = orbit(point);
    return { point, size: all.length, first: Math.min(...all) };
  });
  keyed.sort((a, b) => a.size - b.size || a.first - b.first || a.point - b.point);
  const order = new Array<number>(points);
  for (const [here, { point }] of keyed.entries()) order[point] = here;
  return order;
}
