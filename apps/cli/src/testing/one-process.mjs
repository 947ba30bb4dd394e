import { Readable, Writable } from 'node:stream';

// Runs commands one after the other in this process, each with input, output, environment and status of its own:
// `one-process.mjs MAIN`, then messages with { args, input, env }, each answered with what the command came to.

class Said extends Writable {
  /** @type {Buffer[]} */
  #parts = [];

  /**
   * @override
   * @param {Buffer} part
   * @param {string} _
   * @param {() => void} done
   */
  _write(part, _, done) {
    this.#parts.push(part);
    done();
  }

  /** What was said since the last time. */
  take() {
    return Buffer.concat(this.#parts.splice(0)).toString();
  }
}

// Before anything can hold on to those of the process.
const [stdout, stderr] = [new Said(), new Said()];
Object.defineProperty(process, 'stdout', { value: stdout });
Object.defineProperty(process, 'stderr', { value: stderr });
const { main } = await import(process.argv[2] ?? '');

/** Signals that commands wait for, and nobody sends here. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

let last = Promise.resolve();
process.on('message', (asked) => {
  last = last.then(() => run(asked));
});

/** @param {any} asked */
async function run({ args, input, env }) {
  const stdin = Readable.from(input === '' ? [] : [Buffer.from(input)]);
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
  process.env = env;
  process.exitCode = undefined;
  await main(args);
  for (const signal of SIGNALS) process.removeAllListeners(signal);
  for (const stream of [stdout, stderr]) stream.removeAllListeners('error');
  process.send?.({ status: Number(process.exitCode ?? 0), stdout: stdout.take(), stderr: stderr.take() });
}
