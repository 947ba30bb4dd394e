import type { MillRuleSet } from '@merellier/rules';
import { SYMMETRY_BITS, SYMMETRY_MASK } from '../abi.ts';
import { Places } from '../place.ts';
import { choose } from '../sets.ts';

/** How many men each side has on the board, the side to play first. */
export interface Sides {
  readonly own: number;
  readonly opponent: number;
}

/** The name of the table of a side to play with so many men: `4-3`. */
export const sidesName = ({ own, opponent }: Sides): string => `${own}-${opponent}`;

/**
 * Where positions stand in tables of expected values: the class of the men of the side to play, then the rank of the other side's men
 * among the points left free. So all quiet turns of a position lead into one block of the table of the other side to play.
 */
export class ChancePlaces {
  readonly places: Places;

  constructor(rules: MillRuleSet) {
    this.places = new Places(rules);
  }

  /** Positions in a block: of one class of the side to play. */
  blockSize({ own, opponent }: Sides): number {
    return choose(this.places.points - own, opponent);
  }

  size(sides: Sides): number {
    return this.places.canonicalSets(sides.own).length * this.blockSize(sides);
  }

  /** The number of a position in the table of its sides. */
  find(own: number, opponent: number, sides: Sides): number {
    const { places } = this;
    const found = places.classify(own, sides.own);
    const set = places.canonicalSets(sides.own)[found >>> SYMMETRY_BITS] as number;
    const others = places.pick(places.permute(opponent, found & SYMMETRY_MASK), ~set);
    return (found >>> SYMMETRY_BITS) * this.blockSize(sides) + places.rank(others, sides.opponent);
  }
}
