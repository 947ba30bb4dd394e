import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { EndingRules } from '../endings/ending-rules.ts';
import { type EndingTable, EndingTables } from '../endings/ending-tables.ts';
import { type EndingEntry, readEndings, readHead, writeEndings } from '../endings/endings-file.ts';
import { type Material, materialName, materialsOf, turnedOver } from '../endings/material.ts';
import { Numbering } from '../endings/numbering.ts';
import { quietMoves } from '../endings/quiet-moves.ts';
import { endingCost } from '../endings/solve-endings.ts';
import { sidesOf, solveMaterial } from '../endings/solve-material.ts';
import { makeFolder } from './folder.ts';
import { SolveError, type SolveProgress } from './solve.ts';
import { holdFolder } from './solving-lock.ts';
import { writeWhole } from './write-whole.ts';

/** Pieces that were solved, or were there already (`seconds` null). */
export interface SolvedMaterial {
  readonly material: Material;
  /** With the side to play that the material names, then with the other, where that is another. */
  readonly tables: readonly EndingEntry[];
  readonly bytes: number;
  readonly seconds: number | null;
}

export interface SolveEndingsOptions {
  readonly folder: string;
  /** The most pieces of a position. */
  readonly pieces: number;
  /** The most memory to take, in bytes. */
  readonly memory: number;
  readonly onMaterial?: (solved: SolvedMaterial) => void;
  /** `share` of all positions are done; `left` seconds are, or null where that is not known yet. */
  readonly onProgress?: (progress: Pick<SolveProgress, 'name' | 'share' | 'left'>) => void;
}

/** The folder of the tables of a draughts rule set. */
export const endingsFolder = (folder: string, { key }: EndingRules): string => join(folder, key);

const fileOf = (folder: string, endings: EndingRules, material: Material): string =>
  join(endingsFolder(folder, endings), `${materialName(material)}.ending`);

/**
 * Solves all endings of so many pieces into files, one for each material; what is there already stays. Throws a `SolveError` where
 * it would take more memory, or another process is at work there.
 */
export async function solveEndingsToFolder(endings: EndingRules, options: SolveEndingsOptions): Promise<void> {
  const { folder, pieces, memory, onMaterial, onProgress } = options;
  const numbering = new Numbering(endings.rules);
  const cost = endingCost(numbering, pieces);
  if (cost.memory > memory) {
    let men = pieces - 1;
    while (men > 2 && endingCost(numbering, men).memory > memory) men--;
    throw new SolveError({ problem: 'memory', needed: cost.memory, allowed: memory, men });
  }
  const within = endingsFolder(folder, endings);
  await makeFolder(within);
  const held = await holdFolder(join(within, 'solving.lock'));
  if (typeof held !== 'function') throw new SolveError({ problem: 'held', ...held });
  try {
    const tables = new EndingTables(numbering, pieces, loaderOf(folder, endings));
    const quiet = quietMoves(numbering);
    const started = performance.now();
    let [done, made] = [0, 0];
    for (let count = 2; count <= pieces; count++)
      for (const material of materialsOf(count)) {
        const size = sidesOf(material).reduce((sum, side) => sum + numbering.sizeOf(side), 0);
        const before = performance.now();
        const present = await readPresent(folder, endings, material);
        if (present) onMaterial?.({ material, ...present, seconds: null });
        else {
          const solved = solveMaterial(tables, material, quiet, (share) => {
            const seconds = (performance.now() - started) / 1000;
            const worked = made + share * size;
            const left = worked === 0 ? null : (seconds / worked) * (cost.positions - done - share * size);
            onProgress?.({ name: materialName(material), share: (done + share * size) / cost.positions, left });
          });
          for (const table of solved) tables.add(table);
          const { bytes, entries } = writeEndings(endings, solved, (raw) => deflateRawSync(raw, { level: 6 }));
          await writeWhole(fileOf(folder, endings, material), bytes);
          const seconds = (performance.now() - before) / 1000;
          onMaterial?.({ material, tables: entries, bytes: bytes.length, seconds });
          made += size;
          // What a signal says is heard between two of them.
          await new Promise((heard) => setImmediate(heard));
        }
        done += size;
      }
  } finally {
    await held();
  }
}

async function readPresent(
  folder: string,
  endings: EndingRules,
  material: Material,
): Promise<Pick<SolvedMaterial, 'tables' | 'bytes'> | null> {
  const file = fileOf(folder, endings, material);
  if (!existsSync(file)) return null;
  const bytes = readFileSync(file);
  return { tables: readHead(bytes, file).tables, bytes: bytes.length };
}

/** The tables of a folder; null where it has none of these rules. They are read when they are first asked for. */
export function openEndings(endings: EndingRules, folder: string): EndingTables | null {
  const isThere = (pieces: number): boolean =>
    materialsOf(pieces).every((material) => existsSync(fileOf(folder, endings, material)));
  let pieces = 1;
  while (isThere(pieces + 1)) pieces++;
  return pieces < 2 ? null : new EndingTables(new Numbering(endings.rules), pieces, loaderOf(folder, endings));
}

/** Reads the file that has a material; both sides to play are in it. */
function loaderOf(folder: string, endings: EndingRules): (material: Material) => readonly EndingTable[] {
  return (material) => {
    for (const side of [material, turnedOver(material)]) {
      const file = fileOf(folder, endings, side);
      if (existsSync(file)) return readEndings(endings, readFileSync(file), (raw) => inflateRawSync(raw), file);
    }
    return [];
  };
}
