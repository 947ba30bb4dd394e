import { createReadStream } from 'node:fs';
import type { RuleSet } from '@merellier/rules';
import {
  examineGames,
  GameCutter,
  type GamePart,
  type GameProblem,
  type GameReading,
  type GameRemark,
  GameTextDecoder,
} from '@merellier/rules/notation';

/** A part of a file that holds whole games, with what there is to tell of its encoding. */
export interface FilePart extends GamePart {
  readonly remarks: readonly GameRemark[];
  /** How many bytes of the file were read so far. */
  readonly bytes: number;
}

/**
 * Reads a file of games (`-` is standard input) part by part: never more of it is held than one game and one block. The encoding is
 * found out, unless it is named.
 */
export async function* fileParts(file: string, encoding?: string): AsyncGenerator<FilePart> {
  const input = file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 1 << 18 });
  const decoder = new GameTextDecoder(encoding);
  const cutter = new GameCutter();
  let bytes = 0;
  let open: readonly GameRemark[] = [];
  const withRemarks = (part: GamePart, next: number): FilePart => {
    const remarks = open.filter(({ line }) => line <= next);
    open = open.slice(remarks.length);
    return { ...part, remarks, bytes };
  };
  const cut = function* (text: string): Generator<FilePart> {
    const parts = cutter.push(text);
    open = [...open, ...decoder.takeRemarks()];
    for (const [i, part] of parts.entries()) {
      const next = parts[i + 1]?.linesBefore ?? cutter.linesBefore;
      yield withRemarks(part, next);
    }
  };
  for await (const block of input as AsyncIterable<Uint8Array>) {
    bytes += block.length;
    yield* cut(decoder.decode(block));
  }
  yield* cut(decoder.decode(new Uint8Array(0), true));
  const last = cutter.end();
  if (last) yield withRemarks(last, Number.POSITIVE_INFINITY);
}

/**
 * The games of a part, with lines counted from the beginning of the file. Of letters in another encoding it is told once, and
 * nothing of rules that were named by the caller.
 *
 * @param rules The rules of games that name none.
 */
export const readPart = (part: FilePart, rules?: RuleSet): readonly GameReading[] =>
  examineGames(part.text, rules ? { rules } : {}).map(({ line, read, remarks }, i) => ({
    line: line + part.linesBefore,
    read: read.ok ? read : { ok: false, error: inFile(read.error, part) },
    remarks: [
      ...(i === 0 ? part.remarks.slice(0, 1) : []),
      ...remarks
        .filter(({ remark }) => remark !== 'rules-assumed' || !rules)
        .map((remark) => ({ ...remark, line: remark.line + part.linesBefore })),
    ],
  }));

const inFile = (problem: GameProblem, { linesBefore }: GamePart): GameProblem =>
  'line' in problem ? { ...problem, line: problem.line + linesBefore } : problem;
