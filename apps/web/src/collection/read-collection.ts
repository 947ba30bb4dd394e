import { type FileEncoding, type FilePart, GameFileReader } from '@merellier/rules/notation';
import type { Told } from '../lines/told.ts';
import type { GameIndex } from './game-index.ts';
import { GamesReader } from './read-games.ts';

/** Why nothing, or nothing more, can be read of a file. */
export type FileFault = 'empty' | 'no-text' | 'no-games' | 'one-piece' | 'unreadable';

/** What became of files: counts, and the first things to tell. */
export interface Report {
  games: number;
  unreadable: number;
  remarks: number;
  /** The first {@link MOST_TOLD} of each. */
  readonly problems: Told[];
  readonly remarked: Told[];
  readonly faults: { readonly file: number; readonly fault: FileFault }[];
  /** How each file is encoded. */
  readonly encodings: FileEncoding[];
  /** Whether it was stopped before the end. */
  stopped: boolean;
}

/** What happens on the way. */
export interface OnTheWay {
  /** How much of all files is read, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly isStopped: () => boolean;
  /** Lets other things happen; asked between games. */
  readonly breathe: () => Promise<void> | null;
}

/** Of each kind no more is kept to be told: a collection in which all is wrong does not fill the memory. */
export const MOST_TOLD = 200;
/** Bytes in which no game has ended: no text of games has such, or nothing in it tells where one begins. */
const MOST_PENDING = 4_000_000;
/** So many bytes show how a file is encoded. */
const HEAD = 64;

export const emptyReport = (): Report => ({
  ...{ games: 0, unreadable: 0, remarks: 0, stopped: false },
  ...{ problems: [], remarked: [], faults: [], encodings: [] },
});

/** Reads files of games, block by block, and adds each game to an index; what there is to tell goes into the report. */
export async function readCollection(
  files: readonly Blob[],
  index: GameIndex,
  report: Report,
  way: OnTheWay,
): Promise<void> {
  const all = files.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  for (const [i, file] of files.entries()) {
    report.encodings[i] = 'utf-8';
    const fault = await readOne(file, i, index, report, {
      ...way,
      onProgress: (read) => way.onProgress((before + read) / Math.max(1, all)),
    });
    if (fault) report.faults.push({ file: i, fault });
    before += file.size;
    if (report.stopped) return;
  }
}

async function readOne(
  blob: Blob,
  file: number,
  index: GameIndex,
  report: Report,
  { onProgress, isStopped, breathe }: OnTheWay,
): Promise<FileFault | null> {
  if (blob.size === 0) return 'empty';
  const reader = new GameFileReader();
  const { games } = report;
  const gamesReader = new GamesReader();
  let number = 0;
  let read = 0;
  let hasZeros = false;
  // Pictures, archives and the like have such bytes; texts have none, but for those of two bytes a letter.
  const isNoText = (): boolean => hasZeros && reader.encoding === 'utf-8';
  async function take(parts: readonly FilePart[]): Promise<boolean> {
    for (const part of parts) {
      number = addPart(gamesReader, part, file, number, index, report);
      onProgress(part.to);
      await breathe();
      if (isStopped()) {
        report.stopped = true;
        return false;
      }
    }
    return true;
  }
  const stream = blob.stream().getReader();
  try {
    for (let block = await stream.read(); !block.done; block = await stream.read()) {
      const parts = reader.push(block.value);
      report.encodings[file] = reader.encoding;
      read += block.value.length;
      hasZeros ||= block.value.includes(0);
      if (isNoText() && read >= HEAD) return 'no-text';
      if (!(await take(parts))) return null;
      if (reader.pending > MOST_PENDING) return 'one-piece';
    }
    const last = reader.end();
    report.encodings[file] = reader.encoding;
    if (isNoText()) return 'no-text';
    await take(last);
  } catch {
    return 'unreadable';
  } finally {
    void stream.cancel().catch(() => {});
  }
  return report.stopped || report.games > games ? null : 'no-games';
}

/** Adds the games of a part; gives the number of the last one. */
function addPart(
  reader: GamesReader,
  part: FilePart,
  file: number,
  before: number,
  index: GameIndex,
  report: Report,
): number {
  let number = before;
  const tell = (list: Told[], told: Omit<Told, 'file' | 'number'>): void => {
    if (list.length < MOST_TOLD) list.push({ file, number, ...told });
  };
  for (const [within, { line, read, remarks }] of reader.read(part).entries()) {
    number++;
    for (const remark of remarks) {
      report.remarks++;
      tell(report.remarked, { line: remark.line, remark });
    }
    if (read.ok) {
      report.games++;
      index.add(read.value, { file, from: part.from, to: part.to, within, number, line });
    } else {
      report.unreadable++;
      tell(report.problems, { line: read.error.line, problem: read.error });
    }
  }
  return number;
}
