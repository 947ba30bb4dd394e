import type { DraughtsPosition, DraughtsRuleSet } from '@merellier/rules';
import { type Material, materialName } from './material.ts';
import { materialOf, type Numbering } from './numbering.ts';
import { DRAWN, lost, type Stored, won } from './stored.ts';

/** The values of all positions of some material, by their numbers; one byte each where they fit. */
export interface EndingTable {
  readonly material: Material;
  readonly values: Uint8Array | Uint16Array;
}

/** What {@link EndingTables.look} gives for a position that is not covered. */
export const NOT_HELD = -1;

/** Tables of endings that are looked up at once. */
export class EndingTables {
  readonly numbering: Numbering;
  /** The most pieces of a position that is covered. */
  readonly pieces: number;
  private readonly tables = new Map<string, EndingTable>();
  private readonly load: (material: Material) => readonly EndingTable[];

  /** `load` fetches the tables of a material when it is first asked for. */
  constructor(numbering: Numbering, pieces: number, load: (material: Material) => readonly EndingTable[] = () => []) {
    this.numbering = numbering;
    this.pieces = pieces;
    this.load = load;
  }

  get rules(): DraughtsRuleSet {
    return this.numbering.rules;
  }

  add(table: EndingTable): void {
    this.tables.set(materialName(table.material), table);
  }

  table(material: Material): EndingTable | null {
    const name = materialName(material);
    const known = this.tables.get(name);
    if (known) return known;
    for (const table of this.load(material)) this.add(table);
    return this.tables.get(name) ?? null;
  }

  /** All tables that are in memory. */
  get all(): readonly EndingTable[] {
    return [...this.tables.values()];
  }

  /** What is known of a position, one that is over included; {@link NOT_HELD} for nothing. */
  look(position: DraughtsPosition): Stored {
    const standing = this.numbering.standingOf(position);
    if (!standing) return NOT_HELD;
    const { men, kings, otherMen, otherKings } = standing;
    const own = men.length + kings.length;
    const other = otherMen.length + otherKings.length;
    if (own === 0 || other === 0) return endOf(this.rules, position);
    if (own + other > this.pieces) return NOT_HELD;
    const table = this.table(materialOf(standing));
    return table
      ? (table.values[this.numbering.indexOf(standing, this.numbering.of(table.material))] as Stored)
      : NOT_HELD;
  }
}

/** The value of a position without a turn. */
export function endOf(rules: DraughtsRuleSet, position: DraughtsPosition): Stored {
  const winner = rules.outcome(position)?.winner ?? null;
  if (winner === null) return DRAWN;
  return winner === position.toPlay ? won(0) : lost(0);
}
