import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleCommand } from '../../scripts/bundle-command.mjs';

/** How a command ended, and what it said. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command as a user has it: its own process, from the file that the package installs. */
export interface Cli {
  /** The file that starts it. */
  readonly program: string;
  /** The folder it runs in, to leave files in. */
  readonly folder: string;
  run(args: readonly string[], options?: { readonly input?: string; readonly env?: NodeJS.ProcessEnv }): Promise<Ended>;
  remove(): void;
}

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

/** The command, built from its sources, with a folder of its own to run in: tests need no built checkout. */
export async function buildCli(): Promise<Cli> {
  const program = await built();
  const folder = mkdtempSync(join(tmpdir(), 'merellier-cli-'));
  return {
    program,
    folder,
    run: (args, options) => run(program, folder, args, options),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

let building: Promise<string> | undefined;

/** Files of tests that share a process share what was built; it is gone with the process. */
function built(): Promise<string> {
  building ??= bundle();
  return building;
}

/** Bundles the command as the package installs it; the file that starts it. */
async function bundle(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'merellier-cli-built-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  // So ends a process that runs tests, without a word to those who wait for its exit.
  process.once('SIGTERM', () => process.exit());
  mkdirSync(join(folder, 'bin'));
  copyFileSync(join(PACKAGE, 'package.json'), join(folder, 'package.json'));
  const program = join(folder, 'bin/merellier.mjs');
  copyFileSync(join(PACKAGE, 'bin/merellier.mjs'), program);
  // What is not bundled lies there.
  symlinkSync(join(PACKAGE, '../../node_modules'), join(folder, 'node_modules'), 'dir');
  await bundleCommand(join(folder, 'dist/bundle'));
  return program;
}

function run(
  program: string,
  folder: string,
  args: readonly string[],
  { input = '', env = {} }: Parameters<Cli['run']>[1] = {},
) {
  return new Promise<Ended>((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: folder,
      // Tables that somebody has on this machine are no part of a test.
      env: { PATH: process.env.PATH, LANG: 'en_GB.UTF-8', MERELLIER_TABLES: join(folder, 'no-tables'), ...env },
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      stderr += text;
    });
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, stdout, stderr }));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
