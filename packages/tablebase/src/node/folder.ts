import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Layer, layerFolder, layerName, pairOf, sideOf } from '../layer.ts';
import { type Pair, pairName, pairsBelow, sidesOf } from '../pair.ts';
import { mostCaptures } from '../small.ts';
import { TableFileError } from '../table-file.ts';
import type { Variant } from '../variant.ts';
import type { ThreadCrew } from './crew.ts';
import { DiskTable } from './disk-table.ts';

/** The default folder for tables: the one that MERELLIER_TABLES names, else one in the user's own data folder. */
export function defaultFolder(): string {
  return (
    process.env.MERELLIER_TABLES || join(dataFolder(process.platform, process.env, homedir()), 'merellier', 'tables')
  );
}

/** Where a system keeps the data of its programs: one that was used before such a place was asked for stays in use. */
export function dataFolder(
  platform: string,
  env: Readonly<Record<string, string | undefined>>,
  home: string,
  exists: (path: string) => boolean = existsSync,
): string {
  const { XDG_DATA_HOME: data, LOCALAPPDATA: local } = env;
  const unix = join(home, '.local', 'share');
  if (data) return data;
  if (exists(join(unix, 'merellier', 'tables'))) return unix;
  if (platform === 'win32') return local || join(home, 'AppData', 'Local');
  return platform === 'darwin' ? join(home, 'Library', 'Application Support') : unix;
}

/**
 * Makes a folder and those above it that are missing. The system's own way never ends where it refuses a folder as if the
 * one above were missing (`/proc`).
 */
export async function makeFolder(folder: string): Promise<void> {
  const missing: string[] = [];
  for (let at = resolve(folder); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const each of missing)
    await mkdir(each).catch((error: NodeJS.ErrnoException) => {
      // Another process has made it meanwhile.
      if (error.code !== 'EEXIST') throw error;
    });
}

/** The folder of the tables that a rule set shares with all that differ from it in nothing that matters here. */
export const tableFolder = (folder: string, variant: Variant): string => join(folder, variant.key);

export const tableFile = (folder: string, variant: Variant, pair: Pair): string =>
  join(tableFolder(folder, variant), `${pairName(pair)}.table`);

export const layerFile = (folder: string, variant: Variant, layer: Layer): string =>
  join(folder, layerFolder(variant), `${layerName(layer)}.table`);

/** Opens the table of a layer; throws a `TableFileError` where the file holds another one. */
export function openLayer(variant: Variant, layer: Layer, file: string): DiskTable {
  const table = new DiskTable(file);
  const { key, pair, hands, side } = table.head.description;
  const isIt = key === layerFolder(variant) && hands === layer.hands && side === sideOf(layer);
  if (isIt && pairName(pair) === pairName(pairOf(layer))) return table;
  table.close();
  throw new TableFileError(file, 'other-table');
}

/** Loads the values of a layer, or of one side of a pair where no men are in hand, and checks every checksum. */
export async function loadOneSide(crew: ThreadCrew, layer: Layer, folder: string, to: Uint8Array): Promise<void> {
  const { variant } = crew.workspace;
  const pair = pairOf(layer);
  const table =
    layer.hands === 0
      ? openTable(variant, pair, tableFile(folder, variant, pair))
      : openLayer(variant, layer, layerFile(folder, variant, layer));
  try {
    await crew.load(table, sideOf(layer), to);
  } finally {
    table.close();
  }
}

/** Opens the table of a pair; throws a `TableFileError` where the file holds another one. */
export function openTable(variant: Variant, pair: Pair, file: string): DiskTable {
  const table = new DiskTable(file);
  const { description } = table.head;
  if (description.key === variant.key && pairName(description.pair) === pairName(pair)) return table;
  table.close();
  throw new TableFileError(file, 'other-table');
}

/** Loads a finished pair into the crew's workspace and checks every checksum. */
export async function loadPair(crew: ThreadCrew, pair: Pair, folder: string): Promise<void> {
  const { workspace } = crew;
  const { variant } = workspace;
  const table = openTable(variant, pair, tableFile(folder, variant, pair));
  try {
    for (const side of sidesOf(pair)) await crew.load(table, side, workspace.layFinished(pair, side));
  } finally {
    table.close();
  }
}

/** Loads the pairs that captures out of a pair lead to. */
export async function loadBelow(crew: ThreadCrew, pair: Pair, folder: string): Promise<void> {
  const captures = mostCaptures(crew.workspace.variant);
  for (const below of pairsBelow(pair, captures)) await loadPair(crew, below, folder);
}
