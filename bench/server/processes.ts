import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// The processes of a bench: nodes, and players who load them.

const children: ChildProcess[] = [];

/** A process of ours, by the name of its file here; its first message says that it is ready. */
export async function start<Ready>(
  name: string,
  args: readonly string[],
): Promise<{ readonly child: ChildProcess; readonly ready: Ready }> {
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const child = fork(file, [...args], { execArgv: ['--import', 'tsx', '--expose-gc'] });
  children.push(child);
  return { child, ready: (await answer(child)) as Ready };
}

function answer(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => {
      const { failed } = message as { failed?: string };
      if (failed === undefined) resolve(message);
      else reject(new Error(failed));
    });
    child.once('exit', () => reject(new Error('a process of the bench ended')));
  });
}

export async function ask<Answer>(child: ChildProcess, question: unknown): Promise<Answer> {
  const answered = answer(child);
  child.send(question as object);
  return (await answered) as Answer;
}

export function endAll(): void {
  for (const child of children) if (child.exitCode === null) child.kill();
}
