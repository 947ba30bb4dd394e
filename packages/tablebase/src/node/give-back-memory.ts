import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back the memory of solvers that are done. It may be gigabytes, and the garbage collector, which sees only the small
 * objects that stand for it, is in no hurry by itself.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
