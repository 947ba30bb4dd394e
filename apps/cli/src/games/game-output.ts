import { once } from 'node:events';
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@merellier/rules';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import { fileUnwritten } from '../files.ts';
import type { CollectedGame } from './collection.ts';
import type { GameFormat } from './game-format-names.ts';
import { formatGame, headOf } from './game-formats.ts';

/** Where games are written. */
export interface GameOutput {
  write(from: CollectedGame, game: Game): Promise<void>;
  end(): Promise<void>;
}

/** A stream that waits where the disk is slower, and tells what goes wrong with its file. */
class OutputFile {
  readonly #stream: WriteStream;
  readonly #failed: Promise<never>;

  constructor({ texts }: Context, path: string) {
    // An existing file is not lost for a slip of the hand.
    this.#stream = createWriteStream(path, { flags: 'wx' });
    this.#failed = new Promise((_, reject) =>
      this.#stream.once('error', (error) => reject(new Failure(fileUnwritten(texts, path, error)))),
    );
    this.#failed.catch(() => {});
  }

  async write(text: string): Promise<void> {
    if (!this.#stream.write(text)) await Promise.race([once(this.#stream, 'drain'), this.#failed]);
  }

  async end(): Promise<void> {
    await Promise.race([new Promise<void>((done) => this.#stream.end(done)), this.#failed]);
  }
}

/** Games one after another, to a file or to standard output. */
export function openOutput(context: Context, format: GameFormat, path: string | undefined): GameOutput {
  const file = path === undefined || path === '-' ? null : new OutputFile(context, path);
  let head = headOf(format);
  const write = async (text: string): Promise<void> =>
    file ? file.write(text) : context.out.line(text.replace(/\n$/, ''));
  return {
    async write(from, game) {
      await write(head + formatGame(format, from, game));
      head = '';
    },
    async end() {
      await file?.end();
    },
  };
}

/** Games in files of so many each, in one folder: `0001.pdn`, `0002.pdn`. */
export class GameFiles implements GameOutput {
  readonly #context: Context;
  readonly #format: GameFormat;
  readonly #folder: string;
  readonly #size: number;
  #file: GameOutput | null = null;
  #files = 0;
  #games = 0;

  constructor(context: Context, format: GameFormat, folder: string, size: number) {
    this.#context = context;
    this.#format = format;
    this.#folder = folder;
    this.#size = size;
    try {
      mkdirSync(folder, { recursive: true });
    } catch (error) {
      throw new Failure(context.texts.games.unwritable(folder, (error as NodeJS.ErrnoException).code ?? ''));
    }
  }

  async write(from: CollectedGame, game: Game): Promise<void> {
    if (this.#games++ % this.#size === 0) {
      await this.#file?.end();
      const name = `${String(++this.#files).padStart(4, '0')}.${this.#format}`;
      this.#file = openOutput(this.#context, this.#format, join(this.#folder, name));
    }
    await this.#file?.write(from, game);
  }

  async end(): Promise<void> {
    await this.#file?.end();
  }
}
