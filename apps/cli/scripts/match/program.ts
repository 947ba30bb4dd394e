import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { hasWork, lastingProcessorTimeOf, processorTimeOf } from './processor-time.ts';

/** Seconds that a program may take for an answer before it is given up. */
const PATIENCE = 600;
/** Milliseconds between two looks at what a program has worked. */
const LOOK = 2;
/** A program that has not worked for so many looks one after the other waits for something. */
const RESTING_LOOKS = 50;

/** Another program as a process of its own: its lines, its end, and how long processors have worked for it. */
export class Program {
  readonly command: string;
  readonly lines: AsyncIterator<string>;
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;

  constructor(command: string, environment: NodeJS.ProcessEnv = {}) {
    this.command = command;
    // The shell gives way to the program, where it is one: it is then the program that is measured and killed.
    const line = /^[^;&|]*$/.test(command) ? `exec ${command}` : command;
    this.child = spawn(line, {
      ...{ shell: true, stdio: ['pipe', 'pipe', 'inherit'] },
      env: { ...process.env, ...environment },
    });
    this.child.stdin.on('error', () => {});
    // Not every program ends with its input.
    process.once('exit', () => this.child.kill());
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  }

  send(...lines: readonly string[]): void {
    this.child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** Sends lines and waits for a line that answers. */
  async ask(isAnswer: (line: string) => boolean, ...lines: readonly string[]): Promise<string> {
    this.send(...lines);
    // One that never answers is ended, which ends its lines.
    const late = setTimeout(() => this.kill(), PATIENCE * 1000);
    try {
      for (;;) {
        const next = await this.lines.next();
        if (next.done) throw new Error(`${this.command}: ended without an answer to "${lines.at(-1)}"`);
        const line = next.value.trim();
        if (isAnswer(line)) return line;
      }
    } finally {
      clearTimeout(late);
    }
  }

  /** Milliseconds of processor time so far, of those that it started too; null where the system does not tell. */
  processorTime(): number | null {
    return processorTimeOf(this.child.pid as number);
  }

  /** The same for a program that thinks in threads that end, to ten milliseconds. */
  lastingProcessorTime(): number | null {
    return lastingProcessorTimeOf(this.child.pid as number);
  }

  /** Resolves once processors have worked for it so many milliseconds from now on, or it waits for something, or is stopped. */
  async hasWorked(millis: number, isOver: () => boolean): Promise<void> {
    const began = this.processorTime();
    if (began === null) throw new Error('processor time is known on Linux only');
    let last = began;
    for (let still = 0; !isOver() && still < RESTING_LOOKS; ) {
      await wait(LOOK);
      const now = this.processorTime() ?? Number.POSITIVE_INFINITY;
      if (now - began >= millis) return;
      still = now === last && !hasWork(this.child.pid as number) ? still + 1 : 0;
      last = now;
    }
  }

  /** Tells it to stop once processors have worked for it so many milliseconds, unless it has answered by then. */
  async stopAfter(millis: number, said: Promise<string>): Promise<void> {
    let over = false;
    const done = (): void => {
      over = true;
    };
    said.then(done, done);
    await this.hasWorked(millis, () => over);
    if (!over) this.send('stop');
  }

  kill(): void {
    this.child.kill();
  }

  /** Ends it: it has been told to go, and is killed where it does not. */
  async end(): Promise<void> {
    this.child.stdin.end();
    if (this.child.exitCode === null) await Promise.race([once(this.child, 'close'), wait(2000)]);
    this.child.kill();
  }
}

/** Resolves after so long; it keeps no process alive that has nothing else to do. */
export const wait = (millis: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, millis).unref();
  });
