import { once } from 'node:events';
import type { WriteStream } from 'node:tty';

/** Where answers go. */
export interface Output {
  /** Writes one line (or several) to standard output, waiting where the reader is slower. */
  line(text: string): Promise<void>;
  /** Writes one sentence to standard error, and has the command end with this status. */
  fail(sentence: string, status?: 1 | 2): void;
  /** Characters to a line. */
  readonly width: number;
  readonly colour: boolean;
  readonly terminal: boolean;
}

/** The output of this process. A reader that goes away (`| head`) ends it quietly. */
export function processOutput(): Output {
  const { stdout, stderr } = process;
  const leave = (error: NodeJS.ErrnoException): void => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  };
  stdout.on('error', leave);
  stderr.on('error', leave);
  const terminal = stdout.isTTY === true;
  return {
    async line(text) {
      if (!stdout.write(`${text}\n`)) await once(stdout, 'drain');
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
