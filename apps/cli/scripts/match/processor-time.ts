import { readdirSync, readFileSync } from 'node:fs';

/**
 * Milliseconds that processors have worked for a process and those that it started, from /proc (Linux), where the scheduler
 * notes them to the nanosecond; null where there is no such file.
 */
export function processorTimeOf(pid: number): number | null {
  const tasks = tasksOf(pid);
  if (tasks.length === 0) return null;
  return tasks.reduce((sum, task) => sum + Number(read(task, 'schedstat').split(' ')[0]) / 1e6, 0);
}

/** Milliseconds of a tick, in which the system counts for whole processes. */
const TICK = 10;

/** The same of a process alone, threads that have ended included, but to the tick. */
export function lastingProcessorTimeOf(pid: number): number | null {
  // The name of the program, in brackets, may hold anything.
  const fields = read(`/proc/${pid}`, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return fields.length > 1 ? TICK * (Number(fields[11]) + Number(fields[12])) : null;
}

/** Whether a process, or one that it started, is working or could if there were a processor for it. */
export function hasWork(pid: number): boolean {
  return tasksOf(pid).some((task) => /\) R /.test(read(task, 'stat')));
}

/** Milliseconds that processors have worked for this process. */
export function ownProcessorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The threads of a process and of those that it started; none of one that has ended. */
function tasksOf(pid: number): string[] {
  const own = list(`/proc/${pid}/task`).map((task) => `/proc/${pid}/task/${task}`);
  const children = own.flatMap((task) => read(task, 'children').split(' ').filter(Boolean));
  return [...own, ...children.flatMap((child) => tasksOf(Number(child)))];
}

/** What a file of /proc says. Threads end at any time, between two looks too: of one that has, nothing. */
const read = (task: string, name: string): string => orNothing(() => readFileSync(`${task}/${name}`, 'latin1'), '');
const list = (folder: string): string[] => orNothing(() => readdirSync(folder), []);

function orNothing<Value>(look: () => Value, nothing: Value): Value {
  try {
    return look();
  } catch {
    return nothing;
  }
}
