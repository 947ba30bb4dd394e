import { statSync } from 'node:fs';
import type { RuleSet } from '@merellier/rules';
import { type FilePart, type GameReading, readPart } from '@merellier/rules/notation';
import { fileParts } from '../game-file.ts';

/** One game of a collection, with lines counted from the beginning of its file. */
export interface CollectedGame extends GameReading {
  readonly file: string;
  /** Its number in the file, from 1. */
  readonly number: number;
  /** The part of the file in which it stands. */
  readonly part: FilePart;
}

/** What is asked of those who read files. */
export interface CollectionOptions {
  /** The rules of games that name none. */
  readonly rules?: RuleSet | undefined;
  /** The encoding of all files, where it is not to be found out. */
  readonly encoding?: string | undefined;
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
  { rules, encoding, onProgress, onFile }: CollectionOptions,
): AsyncGenerator<CollectedGame> {
  const all = files.reduce((sum, file) => sum + sizeOf(file), 0);
  let before = 0;
  for (const file of files) {
    let number = 0;
    let bytes = 0;
    try {
      for await (const part of fileParts(file, encoding)) {
        if (part.bytes !== bytes && all > 0) onProgress?.((before + part.bytes) / all);
        bytes = part.bytes;
        for (const reading of readPart(part, rules)) {
          number++;
          yield { ...reading, file, number, part };
        }
      }
      if (number === 0) onFile(file, null);
    } catch (error) {
      onFile(file, error);
    }
    before += bytes;
  }
}
