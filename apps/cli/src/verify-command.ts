import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CheckedTable,
  checkEndings,
  checkFolder,
  endingsIn,
  isEndingsFolder,
  isTableFolder,
  tablesIn,
  UnreadableTable,
} from '@merellier/tablebase/node';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { timeInWords } from './quantities.ts';
import { StatusLine } from './status-line.ts';

export interface VerifyCommandOptions {
  readonly part?: string;
  readonly json?: boolean;
}

/** A table that is to be checked; `bytes` say how much work it is, roughly. */
interface Due {
  readonly folder: string;
  readonly name: string;
  readonly bytes: number;
}

/**
 * `merellier verify FOLDER`: every value of the tables in a folder, or in the folders in it, against the turns of its
 * position, by a checker that shares nothing with the solver.
 */
export async function verifyTables(context: Context, folder: string, options: VerifyCommandOptions): Promise<void> {
  const { texts, words, out } = context;
  const due = tablesToCheck(context, folder, options.part);
  const all = due.reduce((sum, { bytes }) => sum + bytes, 0);
  const status = new StatusLine();
  const started = performance.now();
  const checked: (CheckedTable & { readonly folder: string })[] = [];
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
  if (options.json) await out.line(JSON.stringify({ tables: checked, positions, wrong, seconds }));
  else
    await out.line(
      texts.verify.checked(words.number(checked.length), words.number(positions), timeInWords(context, seconds)),
    );
  if (wrong > 0) throw new Failure(texts.verify.failed(words.number(wrong)), 1);
}

/** The tables of a folder, or of the folders in it; of those every n-th one, where a part is asked for. */
function tablesToCheck({ texts }: Context, folder: string, part = '1/1'): readonly Due[] {
  const [, which, of] = /^(\d+)\/(\d+)$/.exec(part)?.map(Number) ?? [];
  if (!which || !of || which > of) throw new Failure(texts.verify.badPart(part));
  let folders: readonly string[];
  try {
    folders = isKnown(folder)
      ? [folder]
      : readdirSync(folder, { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && isKnown(entry.name))
          .map(({ name }) => join(folder, name));
  } catch {
    folders = [];
  }
  const due = folders.flatMap((within) =>
    isEndingsFolder(within)
      ? endingsIn(within).map((name) => dueIn(within, name, 'ending'))
      : tablesIn(within).map((name) => dueIn(within, name, 'table')),
  );
  if (due.length === 0) throw new Failure(texts.verify.none(folder));
  return due.filter((_, i) => i % of === which - 1);
}

const isKnown = (folder: string): boolean => isTableFolder(folder) || isEndingsFolder(folder);

const dueIn = (folder: string, name: string, kind: string): Due => ({
  ...{ folder, name },
  bytes: statSync(join(folder, `${name}.${kind}`)).size,
});

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
