import type { ClassState } from '@merellier/protocol/class';
import type { ClassStore } from '../store/class-store.ts';

/** Classes in memory, as text, as a database would keep them. */
export function memoryClasses(soon: <Value>(answer: () => Value) => Promise<Value>): ClassStore {
  const classes = new Map<string, { version: number; state: string; at: number }>();
  return {
    openClass: (code, state, at) =>
      soon(() => {
        if (classes.has(code)) return false;
        classes.set(code, { version: 1, state: JSON.stringify(state), at });
        return true;
      }),
    readClass: (code) =>
      soon(() => {
        const kept = classes.get(code);
        return kept ? { version: kept.version, state: JSON.parse(kept.state) as ClassState } : null;
      }),
    writeClass: (code, version, state, at) =>
      soon(() => {
        if (classes.get(code)?.version !== version) return false;
        classes.set(code, { version: version + 1, state: JSON.stringify(state), at });
        return true;
      }),
    classVersions: (codes) =>
      soon(() => new Map(codes.flatMap((code) => [[code, classes.get(code)?.version ?? 0] as const]))).then(
        (all) => new Map([...all].filter(([, version]) => version > 0)),
      ),
    endClass: (code) => soon(() => void classes.delete(code)),
    endClasses: (before) =>
      soon(() => {
        const gone = [...classes].filter(([, { at }]) => at < before).map(([code]) => code);
        for (const code of gone) classes.delete(code);
        return gone;
      }),
  };
}
