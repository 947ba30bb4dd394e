import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { OnlineOptions } from '../index.ts';

const SERVE = fileURLToPath(new URL('serve.ts', import.meta.url));
const QUICK_DATABASE = new URL('quick-database.mjs', import.meta.url).href;
const CHECKOUT = fileURLToPath(new URL('../../../..', import.meta.url));

let bundle: Promise<Uint8Array> | undefined;

/**
 * The server in one file of JavaScript, made once from its sources and the packages that it uses: compiling and finding them
 * at each start takes most of the time of a start. What loads files of its own is left where it is.
 */
async function bundled(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [SERVE],
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['source'],
    external: ['@electric-sql/pglite', '@resvg/resvg-js', 'pg-native'],
    // Packages in the older format ask for the modules of Node by a function that this one has not.
    banner: { js: `const require = process.getBuiltinModule('node:module').createRequire(${JSON.stringify(SERVE)});` },
    write: false,
    logLevel: 'error',
  });
  const [{ contents }] = outputFiles as [(typeof outputFiles)[number]];
  return contents;
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
    // Read from its input, the program finds its packages from the folder where it runs. It does not live long enough for
    // the database to be worth compiling a second time, to faster code.
    const flags = ['--liftoff-only', '--import', preload ?? QUICK_DATABASE, '--input-type=module'];
    const args = [...flags, '-', JSON.stringify(root), JSON.stringify(online)];
    const ways = preload === undefined ? 'pipe' : (['pipe', 'pipe', 'pipe', 'ipc'] as const);
    const child = spawn(process.execPath, args, { cwd: CHECKOUT, stdio: ways as 'pipe' });
    child.stdin.on('error', () => {}).end(program);
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
