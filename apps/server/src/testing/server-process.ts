import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { OnlineOptions } from '../index.ts';

const SERVE = fileURLToPath(new URL('serve.ts', import.meta.url));

/** A server in a process of its own. */
export class ServerProcess {
  readonly url: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.child = child;
    this.url = url;
  }

  static async start(root: string, online: OnlineOptions): Promise<ServerProcess> {
    const args = ['--conditions=source', '--import', 'tsx', SERVE, JSON.stringify(root), JSON.stringify(online)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
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

  /** Asks it to stop. */
  async stop(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await gone;
  }
}
