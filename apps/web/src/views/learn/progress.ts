import { createSignal } from 'solid-js';
import * as v from 'valibot';
import { listOf, readJson } from '../../browser/schema.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import { useLanguage, useNotices } from '../../context.ts';

// What was done of the lessons, by name: `marelle/move`, `course/2/game`. Kept on the device and nowhere else.

const SAVED = v.object({ done: listOf(v.string()) });

const read = (): ReadonlySet<string> => new Set(readJson(SAVED, readStored('local', 'learn'))?.done);

const [learnt, setLearnt] = createSignal<ReadonlySet<string>>(read());

/** Whether a lesson was done on this device. */
export const isLearnt = (mark: string): boolean => learnt().has(mark);

/** How many of these were done. */
export const countLearnt = (marks: readonly string[]): number => marks.filter(isLearnt).length;

/** How many lessons of a rule set were done, by its id. */
export const countLearntOf = (id: string): number => [...learnt()].filter((mark) => mark.startsWith(`${id}/`)).length;

/** The ways to change what was done; where the browser keeps nothing, it is said. */
export interface Learning {
  /** Marks a lesson as done. Another tab may have done others meanwhile: they are kept too. */
  readonly learn: (mark: string) => void;
  /** Begins anew with these lessons. */
  readonly forget: (marks: readonly string[]) => void;
}

export function useLearning(): Learning {
  const { s } = useLanguage();
  const { announce } = useNotices();
  function store(marks: ReadonlySet<string>): void {
    setLearnt(marks);
    const kept = writeStored('local', 'learn', JSON.stringify({ version: 1, done: [...marks] }));
    if (!kept) announce(s().notKept);
  }
  return {
    learn(mark) {
      if (!isLearnt(mark)) store(new Set([...read(), ...learnt(), mark]));
    },
    forget: (marks) => store(new Set([...read(), ...learnt()].filter((mark) => !marks.includes(mark)))),
  };
}
