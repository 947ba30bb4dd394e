import { createHash, randomUUID } from 'node:crypto';
import { SHARED_KERNEL } from '../../kernel-code.ts';
import { FORMAT } from '../../table-file.ts';
import type { Variant } from '../../variant.ts';
import { hasEntries, type PlanOptions } from './plan.ts';
import type { TableQueue } from './queue.ts';
import { SharedError } from './shared-error.ts';
import type { TableStore } from './store.ts';

/** What many workers solve together, as `solving.json` in their store has it. */
export interface RunDescription extends PlanOptions {
  readonly format: 'merellier-shared-run';
  readonly id: string;
  /** The program and its version, with a word for its kernel and the format of its files. */
  readonly solver: string;
  /** What mills at entry earn; null where positions with men in hand are not solved. */
  readonly entries: string | null;
}

/** A program as a run names it: another kernel might not write the same bytes. */
export const solverName = (program: string): string =>
  `${program} (kernel ${createHash('sha256').update(SHARED_KERNEL).digest('hex').slice(0, 8)}, format ${FORMAT})`;

/**
 * Joins the run that a store is solved by, or begins one. Throws a {@link SharedError} where another version of the solver began it, or
 * for something else.
 */
export async function joinRun(
  variant: Variant,
  { men, distances, program }: PlanOptions & { readonly program: string },
  store: TableStore,
  queue: TableQueue,
): Promise<RunDescription> {
  const name = `${variant.key}/solving.json`;
  const solver = solverName(program);
  const entries = hasEntries(variant, { men }) ? variant.entries : null;
  const own: RunDescription = {
    ...{ format: 'merellier-shared-run', id: randomUUID(), solver, men, distances, entries },
  };
  const theirs = await queue.alone(async () => {
    const text = await store.readText(name);
    if (text !== null) return read(text, name);
    await store.writeText(name, `${JSON.stringify(own, null, 1)}\n`);
    return own;
  });
  if (theirs.solver !== solver) throw new SharedError({ problem: 'other-solver', theirs: theirs.solver, ours: solver });
  const isSame = theirs.men === men && theirs.distances === distances && theirs.entries === entries;
  if (!isSame) throw new SharedError({ problem: 'other-run', men: theirs.men, distances: theirs.distances });
  return theirs;
}

function read(text: string, file: string): RunDescription {
  try {
    const run = JSON.parse(text) as RunDescription;
    if (run.format === 'merellier-shared-run' && typeof run.id === 'string') return run;
  } catch {
    // Said below.
  }
  throw new SharedError({ problem: 'damaged', file });
}
