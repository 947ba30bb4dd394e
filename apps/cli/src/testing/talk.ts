import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Cli } from './cli.ts';

/** A conversation with a command that answers on its standard output. */
export class Talk {
  private readonly child: ChildProcessWithoutNullStreams;
  private said: string[] = [];
  private rest = '';
  private heard: () => void = () => {};

  constructor(cli: Cli, ...args: readonly string[]) {
    this.child = spawn(process.execPath, [join(cli.folder, 'bin/merellier.mjs'), ...args], {
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

  /** Ends the input, and gives back the exit status. */
  async end(): Promise<number | null> {
    this.child.stdin.end();
    if (this.child.exitCode === null) await once(this.child, 'close');
    return this.child.exitCode;
  }
}
