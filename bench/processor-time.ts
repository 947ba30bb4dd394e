import { readdirSync, readFileSync } from 'node:fs';

/** What processes did since they began, in milliseconds. */
export interface ProcessorTime {
  /** They had a processor. */
  readonly worked: number;
  /** They could have gone on, and others had the processors. */
  readonly waited: number;
}

/**
 * The time that this process and all that it has begun had of processors, and waited for them: on a machine that others use too it
 * says what a delay would be without them. `others` leaves out this process, where it does nothing but measure. Null where the
 * system does not tell (`/proc` of Linux does).
 */
export function processorTime(whose: 'all' | 'others' = 'all'): ProcessorTime | null {
  return timeOf(() => family(process.pid).slice(whose === 'all' ? 0 : 1));
}

/** The same of another process and all that it has begun. */
export const processorTimeOf = (process: number): ProcessorTime | null => timeOf(() => family(process));

function timeOf(processes: () => readonly number[]): ProcessorTime | null {
  try {
    let [worked, waited] = [0, 0];
    for (const id of processes())
      for (const thread of threadsOf(id)) {
        const [ran = 0, ready = 0] = thread.split(' ').map(Number);
        worked += ran / 1e6;
        waited += ready / 1e6;
      }
    return worked > 0 ? { worked, waited } : null;
  } catch {
    return null;
  }
}

/** A process, its children, theirs, and so on. */
function family(root: number): readonly number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? parentOf(name) : null;
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const all = [root];
  // Grows while it is walked through.
  for (const id of all) all.push(...(children.get(id) ?? []));
  return all;
}

/** Null for a process that has ended meanwhile. */
function parentOf(id: string): number | null {
  try {
    // The name of the program stands in parentheses, and may hold anything.
    const [, parent] = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return Number(parent);
  } catch {
    return null;
  }
}

/** What the scheduler says of each thread: nanoseconds it ran, nanoseconds it waited, and how often. */
function threadsOf(id: number): readonly string[] {
  const folder = `/proc/${id}/task`;
  return orNothing(() => readdirSync(folder)).flatMap((thread) =>
    orNothing(() => [readFileSync(`${folder}/${thread}/schedstat`, 'utf8')]),
  );
}

/** Processes end between two looks, and so do single threads: of one that has there is nothing to read. */
function orNothing(look: () => string[]): string[] {
  try {
    return look();
  } catch {
    return [];
  }
}
