import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { OnlineOptions } from '../index.ts';

const SERVE = fileURLToPath(new URL('serve.ts', import.meta.url));
const START_COMPILED = fileURLToPath(new URL('start-compiled.mjs', import.meta.url));
const QUICK_DATABASE = new URL('quick-database.mjs', import.meta.url).href;
const CHECKOUT = fileURLToPath(new URL('../../../..', import.meta.url));

let bundle: Promise<string> | undefined;

/**
 * The server in one file of JavaScript, made once from its sources and the packages that it uses: compiling and finding them
 * at each start takes most of the time of a start. What loads files of its own is left where it is.
 * @returns the file, which is gone with the process
 */
async function bundled(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'merellier-server-process-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const outfile = join(folder, 'server.js');
  await build({
    entryPoints: [SERVE],
    outfile,
    bundle: true,
    platform: 'node',
    // A script, of which V8 can keep what it has compiled.
    format: 'cjs',
    banner: { js: '((require) => { const module = { exports: {} };' },
    footer: { js: 'return module.exports; })' },
    define: { 'import.meta.url': JSON.stringify(new URL('server-process.js', pathToFileURL(CHECKOUT)).href) },
    conditions: ['source'],
    external: ['@electric-sql/pglite', '@resvg/resvg-js', 'pg-native'],
    // Nor is what is imported later left to Node: code that was kept no longer knows where it came from.
    supported: { 'dynamic-import': false },
    minifyWhitespace: true,
    logLevel: 'error',
  });
  return outfile;
}

/** A server in a process of its own. */
export class ServerProcess {
  readonly url: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.child = child;
    this.url = url;
  }

  /** `preload` is a module that is loaded first; it is told things by `tell`. */
  static async start(root: string, online: OnlineOptions, preload?: string): Promise<ServerProcess> {
    bundle ??= bundled();
    const program = await bundle;
    // It does not live long enough for the database to be worth compiling a second time, to faster code.
    const flags = ['--liftoff-only', '--import', preload ?? QUICK_DATABASE];
    const args = [...flags, START_COMPILED, program, JSON.stringify(root), JSON.stringify(online)];
    const ways = preload === undefined ? 'pipe' : (['pipe', 'pipe', 'pipe', 'ipc'] as const);
    const child = spawn(process.execPath, args, { cwd: CHECKOUT, stdio: ways as 'pipe' });
    let said = '';
    const url = new Promise<string>((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const [found] = /http:\/\/\S+(?=\n)/.exec(said) ?? [];
        if (found) resolve(found);
      });
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
      child.once('exit', () => reject(new Error(`the server did not start: ${said}`)));
    });
    return new ServerProcess(child, await url);
  }

  /** Ends it at once, without a chance to tidy up. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }

  /** Lets it stand still, with its connections open. */
  pause(): void {
    this.child.kill('SIGSTOP');
  }

  /** Lets it go on. */
  resume(): void {
    this.child.kill('SIGCONT');
  }

  /** Tells the module that was loaded first. */
  tell(message: number): void {
    if (this.child.connected) this.child.send(message);
  }

  /** Asks it to stop. */
  async stop(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await gone;
  }
}
