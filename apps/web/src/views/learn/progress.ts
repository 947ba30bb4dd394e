import { createSignal } from 'solid-js';
import { isRecord, parseJson } from '../../browser/guards.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import type { App } from '../../context.ts';

// What was done of the lessons, by name: `marelle/move`, `course/2/game`. Kept on the device and nowhere else.

const read = (): ReadonlySet<string> => {
  const saved = parseJson(readStored('local', 'learn'));
  const list = isRecord(saved) && Array.isArray(saved['done']) ? saved['done'] : [];
  return new Set(list.filter((mark): mark is string => typeof mark === 'string'));
};

const [learnt, setLearnt] = createSignal<ReadonlySet<string>>(read());

/** Whether a lesson was done on this device. */
export const isLearnt = (mark: string): boolean => learnt().has(mark);

/** How many of these were done. */
export const countLearnt = (marks: readonly string[]): number => marks.filter(isLearnt).length;

/** How many lessons of a rule set were done, by its id. */
export const countLearntOf = (id: string): number => [...learnt()].filter((mark) => mark.startsWith(`${id}/`)).length;

/** Marks a lesson as done. Another tab may have done others meanwhile: they are kept too. */
export function learn(app: App, mark: string): void {
  if (isLearnt(mark)) return;
  store(app, new Set([...read(), ...learnt(), mark]));
}

/** Begins anew with these lessons. */
export function forget(app: App, marks: readonly string[]): void {
  store(app, new Set([...read(), ...learnt()].filter((mark) => !marks.includes(mark))));
}

function store(app: App, marks: ReadonlySet<string>): void {
  setLearnt(marks);
  const kept = writeStored('local', 'learn', JSON.stringify({ version: 1, done: [...marks] }));
  if (!kept) app.announce(app.s().notKept);
}
