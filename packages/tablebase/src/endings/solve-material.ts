import type { EndingTable, EndingTables } from './ending-tables.ts';
import { lookAhead } from './look-ahead.ts';
import { type Material, materialName, turnedOver } from './material.ts';
import type { QuietMoves } from './quiet-moves.ts';
import { takeBack } from './take-back.ts';
import { beginWork, type Work } from './work.ts';

/**
 * Solves all positions of some pieces, with either side to play, from tables of fewer pieces or fewer men: first what captures,
 * crownings and the end of the game decide, by the rules, then ply after ply what quiet turns make of it, taken back.
 */
export function solveMaterial(
  tables: EndingTables,
  material: Material,
  quiet: QuietMoves,
  onShare: (share: number) => void = () => {},
): readonly EndingTable[] {
  const { numbering } = tables;
  const works = sidesOf(material).map((side) => beginWork(numbering.of(side)));
  for (const [i, work] of works.entries())
    lookAhead(tables, work, (share) => onShare((AHEAD * (i + share)) / works.length));
  const last = (): number => Math.max(...works.map((work) => work.last));
  for (let plies = 0; plies <= last(); plies++) {
    for (const [i, work] of works.entries())
      takeBack(numbering, work, works[works.length - 1 - i] as Work, quiet, plies);
    onShare(AHEAD + ((1 - AHEAD) * plies) / (last() + 1));
  }
  return works.map(({ numbers, values }) => ({ material: numbers.material, values: narrow(values) }));
}

/** What part of the time goes into looking ahead, roughly. */
const AHEAD = 0.7;

/** A material with each side to play; one where both are the same. */
export function sidesOf(material: Material): readonly Material[] {
  const other = turnedOver(material);
  return materialName(material) === materialName(other) ? [material] : [material, other];
}

/** One byte a value where that is enough. */
const narrow = (values: Uint16Array): Uint8Array | Uint16Array =>
  values.every((value) => value < 256) ? Uint8Array.from(values) : values;
