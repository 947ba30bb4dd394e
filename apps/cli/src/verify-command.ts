import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CheckedTable,
  checkEndings,
  checkFolder,
  endingsIn,
  isEndingsFolder,
  isTableFolder,
  manifestFile,
  tablesIn,
  UnreadableTable,
} from '@merellier/tablebase/node';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { publicKey } from './manifests.ts';
import { timeInWords } from './quantities.ts';
import { StatusLine } from './status-line.ts';
import { checkManifests, faultLines, tellManifests } from './verify-manifests.ts';

export interface VerifyCommandOptions {
  readonly part?: string;
  readonly publicKey?: string;
  readonly json?: boolean;
}

/** A table that is to be checked; `bytes` say how much work it is, roughly. */
interface Due {
  readonly folder: string;
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
}

/**
 * `merellier verify FOLDER`: the tables in a folder, or in the folders in it, against their manifest; then every value against the turns of
 * its position, by a checker that shares nothing with the solver.
 */
export async function verifyTables(context: Context, folder: string, options: VerifyCommandOptions): Promise<void> {
  const { texts, words, out } = context;
  const key = publicKey(context, options.publicKey);
  const folders = foldersIn(folder);
  if (folders.length === 0) throw new Failure(texts.verify.none(folder));
  const due = tablesToCheck(context, folders, options.part);
  const all = due.reduce((sum, { bytes }) => sum + bytes, 0);
  const status = new StatusLine();
  const started = performance.now();
  const checked: (CheckedTable & { readonly folder: string })[] = [];
  const isDue = new Set(due.map(({ file }) => file));
  const manifests = await checkManifests(folders, {
    publicKey: key,
    isDue: (file) => isDue.has(file),
    onFile: (file) => status.show(texts.verify.comparing(file)),
  });
  status.clear();
  const faults = faultLines(context, manifests);
  if (faults.length > 0) {
    if (options.json) await out.line(JSON.stringify({ manifests, tables: [], positions: 0, wrong: 0, seconds: 0 }));
    throw new Failure(faults.join('\n'), 1);
  }
  if (!options.json) await tellManifests(context, manifests, key !== undefined);
  let done = 0;
  try {
    for (const within of new Set(due.map((each) => each.folder))) {
      const tables = due.filter((each) => each.folder === within);
      const bytesOf = (name: string): number => tables.find((each) => each.name === name)?.bytes ?? 0;
      const check = isEndingsFolder(within) ? checkEndings : checkFolder;
      check(within, {
        only: tables.map(({ name }) => name),
        onProgress(name, share) {
          const part = (done + share * bytesOf(name)) / all;
          const seconds = (performance.now() - started) / 1000;
          status.show(texts.verify.progress(bar(part), name, timeInWords(context, (seconds / part) * (1 - part))));
        },
        onTable(table) {
          done += bytesOf(table.name);
          checked.push({ folder: within, ...table });
          if (table.wrong > 0 && !options.json)
            status.above(texts.verify.wrong(join(within, table.name), words.number(table.wrong)));
        },
      });
    }
  } catch (error) {
    throw unreadable(context, error);
  } finally {
    status.clear();
  }
  const sum = (of: (table: CheckedTable) => number): number => checked.reduce((total, table) => total + of(table), 0);
  const [positions, wrong] = [sum((table) => table.positions), sum((table) => table.wrong)];
  const seconds = (performance.now() - started) / 1000;
  if (options.json) await out.line(JSON.stringify({ manifests, tables: checked, positions, wrong, seconds }));
  else if (checked.length > 0)
    await out.line(
      texts.verify.checked(words.number(checked.length), words.number(positions), timeInWords(context, seconds)),
    );
  if (wrong > 0) throw new Failure(texts.verify.failed(words.number(wrong)), 1);
}

/** A folder of tables, or the folders of tables in it. */
function foldersIn(folder: string): readonly string[] {
  if (isKnown(folder)) return [folder];
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name))
      .filter(isKnown);
  } catch {
    return [];
  }
}

/** Whether a folder has tables whose values can be checked here, or a manifest of others. */
const isKnown = (folder: string): boolean =>
  (hasValues(folder) && tablesOf(folder).length > 0) || existsSync(manifestFile(folder));

const hasValues = (folder: string): boolean => isTableFolder(folder) || isEndingsFolder(folder);

/** The tables of folders whose values can be checked; of those every n-th one, where a part is asked for. */
function tablesToCheck({ texts }: Context, folders: readonly string[], part = '1/1'): readonly Due[] {
  const [, which, of] = /^(\d+)\/(\d+)$/.exec(part)?.map(Number) ?? [];
  if (!which || !of || which > of) throw new Failure(texts.verify.badPart(part));
  return folders.flatMap(tablesOf).filter((_, i) => i % of === which - 1);
}

function tablesOf(folder: string): readonly Due[] {
  const [names, kind] = isEndingsFolder(folder) ? [endingsIn, 'ending'] : [tablesIn, 'table'];
  if (!hasValues(folder) || !existsSync(folder)) return [];
  return names(folder).map((name) => {
    const file = join(folder, `${name}.${kind}`);
    return { folder, name, file, bytes: statSync(file).size };
  });
}

function unreadable({ texts }: Context, error: unknown): unknown {
  if (!(error instanceof UnreadableTable)) return error;
  const { file, problem } = error;
  return new Failure(problem === 'missing' ? texts.verify.missing(file) : texts.tables.fileProblems[problem](file), 1);
}

const WIDTH = 24;

function bar(share: number): string {
  const full = Math.floor(share * WIDTH);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(share * 100)} %`;
}
