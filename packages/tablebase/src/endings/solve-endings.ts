import type { DraughtsRuleSet } from '@merellier/rules';
import type { EndingRules } from './ending-rules.ts';
import { EndingTables } from './ending-tables.ts';
import { type Material, materialsOf } from './material.ts';
import { Numbering } from './numbering.ts';
import { quietMoves } from './quiet-moves.ts';
import { sidesOf, solveMaterial } from './solve-material.ts';
import { WORK_BYTES } from './work.ts';

/** How far solving has come; `done` and `of` count positions. */
export interface EndingProgress {
  readonly material: Material;
  readonly done: number;
  readonly of: number;
}

/** What endings take: positions, bytes of memory, bytes of files and seconds of one processor, by an estimate. */
export interface EndingCost {
  readonly positions: number;
  readonly memory: number;
  readonly bytes: number;
  readonly seconds: number;
}

/**
 * Solves all positions with at most so many pieces, kings and men, in memory.
 *
 * @example
 * ```ts
 * import { ruleSet } from '@merellier/rules';
 * import { readFen } from '@merellier/rules/notation';
 * import { endingsOf, endingValue, hasEndings, solveEndings } from '@merellier/tablebase';
 *
 * const endings = endingsOf(ruleSet('russian'));
 * if (hasEndings(endings)) {
 *   const tables = solveEndings(endings, 2);
 *   const read = readFen(endings.rules, 'W:WKa1:BKb8');
 *   console.log(read.ok && endingValue(tables, read.value)?.value); // draw
 * }
 * ```
 */
export function solveEndings(
  { rules }: EndingRules,
  pieces: number,
  onProgress: (progress: EndingProgress) => void = () => {},
): EndingTables {
  const numbering = new Numbering(rules);
  const tables = new EndingTables(numbering, pieces);
  const quiet = quietMoves(numbering);
  const { positions: of } = endingCost(numbering, pieces);
  let done = 0;
  for (let count = 2; count <= pieces; count++)
    for (const material of materialsOf(count)) {
      const size = sizeOf(numbering, material);
      const report = (share: number): void => onProgress({ material, done: done + share * size, of });
      report(0);
      for (const table of solveMaterial(tables, material, quiet, report)) tables.add(table);
      done += size;
    }
  return tables;
}

/** Seconds of one processor for each position: measured. */
const SECONDS = 3e-6;
/** Bytes that a value takes in a file, compressed: measured. */
const PACKED = 0.25;

/** What it takes to solve so many pieces. */
export function endingCost(numbering: Numbering, pieces: number): EndingCost {
  let positions = 0;
  let largest = 0;
  for (let count = 2; count <= pieces; count++)
    for (const material of materialsOf(count)) {
      const size = sizeOf(numbering, material);
      positions += size;
      largest = Math.max(largest, size);
    }
  const memory = positions + largest * (WORK_BYTES + 1) + BESIDE;
  return { positions, memory, bytes: positions * PACKED, seconds: positions * SECONDS };
}

/** Up to so many pieces endings are solved on the spot: seconds, or half a minute at most. */
export function fewPieces(rules: DraughtsRuleSet): number {
  const numbering = new Numbering(rules);
  let pieces = 2;
  while (endingCost(numbering, pieces + 1).positions <= FEW_POSITIONS) pieces++;
  return pieces;
}

const FEW_POSITIONS = 1e7;

/** Memory of the program itself. */
const BESIDE = 1e8;

const sizeOf = (numbering: Numbering, material: Material): number =>
  sidesOf(material).reduce((sum, side) => sum + numbering.sizeOf(side), 0);
