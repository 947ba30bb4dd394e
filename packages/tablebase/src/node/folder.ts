import { homedir } from 'node:os';
import { join } from 'node:path';
import { type Pair, pairName, pairsBelow, sidesOf } from '../pair.ts';
import { mostCaptures } from '../small.ts';
import { TableFileError } from '../table-file.ts';
import type { Variant } from '../variant.ts';
import type { Workspace } from '../workspace.ts';
import { DiskTable } from './disk-table.ts';

/** Where tables are kept unless somebody says otherwise: what MERELLIER_TABLES names, or a folder of the user's own. */
export function defaultFolder(): string {
  const { MERELLIER_TABLES: chosen, XDG_DATA_HOME: data } = process.env;
  return chosen || join(data || join(homedir(), '.local', 'share'), 'merellier', 'tables');
}

/** The folder of the tables that a rule set shares with all that differ from it in nothing that matters here. */
export const tableFolder = (folder: string, variant: Variant): string => join(folder, variant.key);

export const tableFile = (folder: string, variant: Variant, pair: Pair): string =>
  join(tableFolder(folder, variant), `${pairName(pair)}.table`);

/** Opens the table of a pair; throws a {@link TableFileError} where the file holds another one. */
export function openTable(variant: Variant, pair: Pair, file: string): DiskTable {
  const table = new DiskTable(file);
  const { description } = table.head;
  if (description.key === variant.key && pairName(description.pair) === pairName(pair)) return table;
  table.close();
  throw new TableFileError(file, 'other-table');
}

/** Loads a finished pair into a workspace, every checksum checked. */
export function loadPair(variant: Variant, workspace: Workspace, pair: Pair, folder: string): void {
  const table = openTable(variant, pair, tableFile(folder, variant, pair));
  try {
    for (const side of sidesOf(pair)) table.load(side, workspace.layFinished(pair, side));
  } finally {
    table.close();
  }
}

/** Loads the pairs that captures out of a pair lead to. */
export function loadBelow(variant: Variant, workspace: Workspace, pair: Pair, folder: string): void {
  for (const below of pairsBelow(pair, mostCaptures(variant))) loadPair(variant, workspace, below, folder);
}
