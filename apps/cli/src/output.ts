import { once } from 'node:events';
import type { WriteStream } from 'node:tty';

/** Where answers go. */
export interface Output {
  /** Writes one line (or several) to standard output, waiting where the reader is slower. */
  line(text: string): Promise<void>;
  /** Writes one sentence to standard error that is no fault. */
  note(sentence: string): void;
  /** Writes one sentence to standard error, and has the command end with this status. */
  fail(sentence: string, status?: 1 | 2): void;
  /** Characters to a line. */
  readonly width: number;
  readonly colour: boolean;
  readonly terminal: boolean;
}

/**
 * The output of this process. A reader that goes away (`| head`) ends it quietly; a full disk, with the sentence that
 * `unwritable` makes of its code.
 */
export function processOutput(unwritable: (code: string) => string): Output {
  const { stdout, stderr } = process;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    stderr.write(`${unwritable(error.code ?? error.message)}\n`);
    process.exit(2);
  });
  stderr.on('error', () => process.exit());
  const terminal = stdout.isTTY === true;
  // Many lines may wait at once: all for the same.
  let drained: Promise<unknown> | null = null;
  return {
    async line(text) {
      if (stdout.write(`${text}\n`)) return;
      drained ??= once(stdout, 'drain').finally(() => {
        drained = null;
      });
      await drained;
    },
    note(sentence) {
      stderr.write(`${sentence}\n`);
    },
    fail(sentence, status = 2) {
      stderr.write(`${sentence}\n`);
      process.exitCode = Math.max(Number(process.exitCode ?? 0), status);
    },
    width: Math.max(40, Math.min((terminal && stdout.columns) || 80, 100)),
    colour: terminal && (stdout as WriteStream).hasColors(),
    terminal,
  };
}
