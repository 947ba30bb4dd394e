import { constants } from 'node:os';
import { exit, stderr } from 'node:process';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import type { SolveCommandOptions } from './solve-options.ts';
import type { StatusLine } from './status-line.ts';
import { tableFailure } from './table-failure.ts';

/** One position in so many is checked after solving, unless all are asked for. */
const SAMPLE = 997;

/** Ctrl+C, and what a system says that wants a program to end. */
const ENDING = ['SIGINT', 'SIGTERM'] as const;

/** One position in how many is to be checked after solving. */
export function checkedStep({ texts }: Context, { verify = true }: SolveCommandOptions): number {
  if (verify !== true && verify !== 'full') throw new Failure(texts.tables.badVerify(String(verify)));
  return verify === 'full' ? 1 : SAMPLE;
}

/** Does work that goes on with what is there the next time: a run that somebody ends needs nothing but to be told so. */
export async function untilStopped(context: Context, status: StatusLine, work: () => Promise<void>): Promise<void> {
  const stop = (signal: NodeJS.Signals): void => {
    status.clear();
    stderr.write(`${context.texts.tables.stopped}\n`);
    exit(128 + constants.signals[signal]);
  };
  for (const signal of ENDING) process.once(signal, stop);
  try {
    await work();
  } catch (error) {
    status.clear();
    throw tableFailure(context, error);
  } finally {
    for (const signal of ENDING) process.off(signal, stop);
  }
}
