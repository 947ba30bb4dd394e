import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that runs until it is stopped. */
export interface Program {
  /** What it said when it was ready; null where it was not waited for. */
  readonly said: RegExpExecArray | null;
  stop(): Promise<void>;
}

export interface Start {
  /** What it says when it is ready, on any of its outputs, the fourth one included; without it, it is not waited for. */
  readonly ready?: RegExp;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a program, and waits until it is ready where it says so. */
export async function startProgram(path: string, args: readonly string[], { ready, env }: Start): Promise<Program> {
  const child = spawn(path, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  // Whatever becomes of this process, no program is left behind.
  const orphan = (): boolean => child.kill('SIGKILL');
  process.once('exit', orphan);
  let said = '';
  const match = new Promise<RegExpExecArray>((resolve, reject) => {
    for (const output of child.stdio.slice(1))
      output?.on('data', (text: Buffer) => {
        said += text.toString();
        const found = ready?.exec(said);
        if (found) resolve(found);
      });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${path} ended: ${said}`)));
  });
  if (!ready) match.catch(() => undefined);
  return {
    said: ready ? await match : null,
    async stop() {
      process.off('exit', orphan);
      await stop(child);
    },
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(late);
}
