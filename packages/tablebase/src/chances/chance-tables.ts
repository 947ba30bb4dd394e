import { countBits } from '@merellier/rules/kernel';
import { type ChancePlaces, type Sides, sidesName } from './chance-places.ts';

/** In place of chances that no table knows. */
export const NO_CHANCES = -1;

/** Chances that can be looked up at once. */
export interface ChanceTables {
  readonly places: ChancePlaces;
  /** The most men of a side that are covered. */
  readonly men: number;
  /**
   * The chances that the side to play, whose men come first, and the other can force before the throw, in 65,535ths: 65,536 times the one and
   * the other; {@link NO_CHANCES} for a position that is not covered.
   */
  look(own: number, opponent: number): number;
}

/** Chances in memory. */
export class MemoryChances implements ChanceTables {
  readonly places: ChancePlaces;
  private readonly tables = new Map<string, Uint16Array>();
  men = 0;

  constructor(places: ChancePlaces) {
    this.places = places;
  }

  /** Takes the chances of one side to play: two numbers a position. */
  set(sides: Sides, chances: Uint16Array): void {
    this.tables.set(sidesName(sides), chances);
    this.men = Math.max(this.men, sides.own, sides.opponent);
  }

  /** Lets go of tables that nothing leads to any more. */
  keepOnly(names: ReadonlySet<string>): void {
    for (const name of this.tables.keys()) if (!names.has(name)) this.tables.delete(name);
  }

  has(sides: Sides): boolean {
    return this.tables.has(sidesName(sides));
  }

  look(own: number, opponent: number): number {
    const sides = { own: countBits(own), opponent: countBits(opponent) };
    const chances = this.tables.get(sidesName(sides));
    if (!chances) return NO_CHANCES;
    const at = 2 * this.places.find(own, opponent, sides);
    return (chances[at] as number) * 65_536 + (chances[at + 1] as number);
  }
}
