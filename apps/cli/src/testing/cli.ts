import { type ChildProcess, fork, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleCommand } from '../../scripts/bundle-command.mjs';

/** How a command ended, and what it said. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command as a user has it, from the file that the package installs. */
export interface Cli {
  /** The file that starts it. */
  readonly program: string;
  /** The folder it runs in, to leave files in. */
  readonly folder: string;
  /**
   * Runs it: each of its commands at first in a process of its own, and then, since starting one takes thirty times as long as
   * what most commands do, in one that they share.
   */
  run(args: readonly string[], options?: RunOptions): Promise<Ended>;
  remove(): void;
}

interface RunOptions {
  readonly input?: string;
  readonly env?: NodeJS.ProcessEnv;
}

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));
const ONE_PROCESS = fileURLToPath(new URL('one-process.mjs', import.meta.url));

/** The command, built from its sources, with a folder of its own to run in: tests need no built checkout. */
export async function buildCli(): Promise<Cli> {
  const program = await built();
  const folder = mkdtempSync(join(tmpdir(), 'merellier-cli-'));
  const begun = new Set<string | undefined>();
  let shared: SharedProcess | undefined;
  return {
    program,
    folder,
    run: (args, { input = '', env = {} } = {}) => {
      const asked = {
        ...{ args, input },
        // Tables that somebody has on this machine are no part of a test.
        env: { PATH: process.env.PATH, LANG: 'en_GB.UTF-8', MERELLIER_TABLES: join(folder, 'no-tables'), ...env },
      };
      const isFirst = !begun.has(args[0]);
      begun.add(args[0]);
      if (isFirst) return run(program, folder, asked);
      shared ??= new SharedProcess(join(program, '../../dist/bundle/main.js'), folder);
      return shared.run(asked);
    },
    remove: () => {
      shared?.end();
      rmSync(folder, { recursive: true });
    },
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

/** A command to run. */
interface Asked {
  readonly args: readonly string[];
  readonly input: string;
  readonly env: NodeJS.ProcessEnv;
}

/** A process that runs one command after the other. */
class SharedProcess {
  readonly #child: ChildProcess;
  readonly #waiting: { readonly resolve: (ended: Ended) => void; readonly reject: (error: Error) => void }[] = [];

  constructor(main: string, folder: string) {
    this.#child = fork(ONE_PROCESS, [pathToFileURL(main).href], {
      cwd: folder,
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child.on('message', (ended: Ended) => this.#waiting.shift()?.resolve(ended));
    this.#child.once('exit', (status) => {
      for (const { reject } of this.#waiting) reject(new Error(`the process that commands share ended with ${status}`));
    });
  }

  run(asked: Asked): Promise<Ended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#child.send(asked);
    });
  }

  end(): void {
    this.#child.removeAllListeners('exit').kill();
  }
}

function run(program: string, folder: string, { args, input, env }: Asked) {
  return new Promise<Ended>((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], { cwd: folder, env });
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
