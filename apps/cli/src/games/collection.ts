import { statSync } from 'node:fs';
import type { Game, RuleSet } from '@merellier/rules';
import { examineGames, type GameProblem, type GameRemark } from '@merellier/rules/notation';
import { fileParts } from '../game-file.ts';

/** One game of a collection, with lines counted from the beginning of its file. */
export interface CollectedGame {
  readonly file: string;
  /** Its number in the file, from 1, and the line on which it begins. */
  readonly number: number;
  readonly line: number;
  readonly read: { readonly ok: true; readonly value: Game } | { readonly ok: false; readonly error: GameProblem };
  readonly remarks: readonly GameRemark[];
}

/** What is asked of those who read files. */
export interface CollectionOptions {
  /** The rules of games that name none. */
  readonly rules?: RuleSet | undefined;
  /** Told now and then how much of all files is read, from 0 to 1; where the size is not known, never. */
  readonly onProgress?: (share: number) => void;
  /** Told of a file that cannot be read, and of one that holds no game. */
  readonly onFile: (file: string, error: unknown) => void;
}

const sizeOf = (file: string): number => {
  try {
    return file === '-' ? Number.NaN : statSync(file).size;
  } catch {
    return 0;
  }
};

/** The games of some files, one after another: never more than one is held. */
export async function* collectGames(
  files: readonly string[],
  { rules, onProgress, onFile }: CollectionOptions,
): AsyncGenerator<CollectedGame> {
  const all = files.reduce((sum, file) => sum + sizeOf(file), 0);
  let before = 0;
  for (const file of files) {
    let number = 0;
    let bytes = 0;
    try {
      for await (const part of fileParts(file)) {
        if (part.bytes !== bytes && all > 0) onProgress?.((before + part.bytes) / all);
        bytes = part.bytes;
        for (const [i, { line, read, remarks }] of examineGames(part.text, rules ? { rules } : {}).entries()) {
          number++;
          const inFile = remarks.map((remark) => ({ ...remark, line: remark.line + part.linesBefore }));
          yield {
            file,
            number,
            line: line + part.linesBefore,
            read: read.ok ? read : { ok: false, error: withLines(read.error, part.linesBefore) },
            remarks: [
              ...(i === 0 ? part.remarks.slice(0, 1) : []),
              ...inFile.filter(({ remark }) => remark !== 'rules-assumed' || !rules),
            ],
          };
        }
      }
      if (number === 0) onFile(file, null);
    } catch (error) {
      onFile(file, error);
    }
    before += bytes;
  }
}

/** A problem with its line counted from the beginning of the file. */
const withLines = (problem: GameProblem, before: number): GameProblem =>
  'line' in problem ? { ...problem, line: problem.line + before } : problem;
