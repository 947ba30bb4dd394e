import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Cli } from './cli.ts';

/** A conversation with a command that answers on its standard output. */
export class Talk {
  private readonly child: ChildProcessWithoutNullStreams;
  private said: string[] = [];
  private rest = '';
  private heard: () => void = () => {};

  constructor(cli: Cli, ...args: readonly string[]) {
    this.child = spawn(process.execPath, [cli.program, ...args], {
      env: { PATH: process.env.PATH, LANG: 'en', MERELLIER_TABLES: join(cli.folder, 'no-tables') },
    });
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (this.rest + text).split('\n');
      this.rest = lines.pop() ?? '';
      this.said.push(...lines);
      this.heard();
    });
    this.child.once('close', () => this.heard());
    this.child.stderr.pipe(process.stderr);
    this.child.stdin.on('error', () => {});
  }

  send(...lines: readonly string[]): void {
    this.child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** What was said up to a line that begins so, this one included; it waits for it. */
  async until(start: string): Promise<string[]> {
    for (;;) {
      const at = this.said.findIndex((line) => line.startsWith(start));
      if (at >= 0) return this.said.splice(0, at + 1);
      if (this.child.exitCode !== null) throw new Error(`ended before "${start}": ${this.said.join(' | ')}`);
      await new Promise<void>((heard) => {
        this.heard = heard;
      });
    }
  }

  /** Sends lines and gives back what is said up to a line that begins so. */
  ask(lines: readonly string[], start: string): Promise<string[]> {
    this.send(...lines);
    return this.until(start);
  }

  /**
   * How long it has worked so far, in milliseconds: how long that takes depends on what else the machine does. Where the
   * system does not tell it, the clock has to do.
   */
  worked(): number {
    const file = `/proc/${this.child.pid}/stat`;
    if (!existsSync(file)) return performance.now();
    const [, after = ''] = readFileSync(file, 'utf8').split(') ');
    // In hundredths of a second, for the program and for what the system does for it.
    const [user, system] = after.split(' ').slice(11, 13).map(Number) as [number, number];
    return 10 * (user + system);
  }

  /** Ends the input, and gives back the exit status. */
  async end(): Promise<number | null> {
    this.child.stdin.end();
    if (this.child.exitCode === null) await once(this.child, 'close');
    return this.child.exitCode;
  }
}
