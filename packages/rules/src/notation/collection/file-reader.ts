import type { RuleSet } from '../../rule-set.ts';
import { GameCutter, type GamePart } from '../game-cutter.ts';
import type { GameReading } from '../game-reader.ts';
import { examineGames } from '../games.ts';
import type { GameRemark } from '../remark.ts';
import { type FileEncoding, GameTextDecoder } from '../text-decoder.ts';

/** A part of a file that holds whole games, with what there is to tell of its encoding. */
export interface FilePart extends GamePart {
  readonly remarks: readonly GameRemark[];
  /** Where its bytes lie in the file: from the first to the one before `to`. */
  readonly from: number;
  readonly to: number;
}

/**
 * Cuts a file of games that comes block by block, of any size, into parts of whole games: never more of it is held than one part
 * and one block.
 *
 * @example
 * ```ts
 * import { GameFileReader, readPart } from '@merellier/rules/notation';
 *
 * const reader = new GameFileReader();
 * const file = new TextEncoder().encode('[Rules "marelle"]\n1. d6 f4 *\n\n[Rules "dames"]\n1. 22-18 *\n');
 * const parts = [...reader.push(file), ...reader.end()];
 * console.log(parts.map(({ from, to }) => [from, to])); // [ [ 0, 30 ], [ 30, 57 ] ]
 * console.log(parts.flatMap((part) => readPart(part)).map(({ line }) => line)); // [ 1, 4 ]
 * ```
 */
export class GameFileReader {
  readonly #decoder: GameTextDecoder;
  readonly #cutter = new GameCutter();
  #bytes = 0;
  #from = 0;
  #remarks: readonly GameRemark[] = [];

  /** @param encoding As that of a {@link GameTextDecoder}: with one, where a part lies in the file is not known. */
  constructor(encoding?: string) {
    this.#decoder = new GameTextDecoder(encoding);
  }

  /** How the file is encoded: what its parts are decoded by when they are read again. */
  get encoding(): FileEncoding {
    return this.#decoder.encoding;
  }

  /** How many bytes came since the last part ended. */
  get pending(): number {
    return this.#bytes - this.#from;
  }

  /** The parts that end in this block. */
  push(block: Uint8Array): readonly FilePart[] {
    this.#bytes += block.length;
    return this.#cut(this.#decoder.decode(block));
  }

  /** What is left at the end of the file. */
  end(): readonly FilePart[] {
    const parts = this.#cut(this.#decoder.decode(new Uint8Array(0), true));
    const last = this.#cutter.end();
    return last ? [...parts, this.#place(last, Number.POSITIVE_INFINITY, this.#bytes)] : parts;
  }

  #cut(text: string): readonly FilePart[] {
    const parts = this.#cutter.push(text);
    this.#remarks = [...this.#remarks, ...this.#decoder.takeRemarks()];
    return parts.map((part, i) => {
      const next = parts[i + 1]?.linesBefore ?? this.#cutter.linesBefore;
      return this.#place(part, next, this.#decoder.startOfLine(next + 1));
    });
  }

  #place(part: GamePart, next: number, to: number): FilePart {
    const remarks = this.#remarks.filter(({ line }) => line <= next);
    this.#remarks = this.#remarks.slice(remarks.length);
    const from = this.#from;
    this.#from = to;
    return { ...part, remarks, from, to };
  }
}

/**
 * The games of a part, with lines counted from the beginning of the file. Of letters in another encoding it is told once, and
 * nothing of rules that were named by the caller.
 *
 * @param rules The rules of games that name none.
 */
export const readPart = (part: FilePart, rules?: RuleSet): readonly GameReading[] =>
  examineGames(part.text, rules ? { rules } : {}).map(({ line, read, before, remarks }, i) => ({
    line: line + part.linesBefore,
    before,
    read: read.ok ? read : { ok: false, error: { ...read.error, line: read.error.line + part.linesBefore } },
    remarks: [
      ...(i === 0 ? part.remarks.slice(0, 1) : []),
      ...remarks
        .filter(({ remark }) => remark !== 'rules-assumed' || !rules)
        .map((remark) => ({ ...remark, line: remark.line + part.linesBefore })),
    ],
  }));
