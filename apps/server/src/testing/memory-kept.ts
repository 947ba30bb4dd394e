import type { KeptStore } from '../store/kept-store.ts';

/** Shared values in memory, as text, as a database would keep them. */
export function memoryKept<State>(soon: <Value>(answer: () => Value) => Promise<Value>): KeptStore<State> {
  const values = new Map<string, { version: number; state: string; at: number }>();
  return {
    open: (code, state, at) =>
      soon(() => {
        if (values.has(code)) return false;
        values.set(code, { version: 1, state: JSON.stringify(state), at });
        return true;
      }),
    read: (code) =>
      soon(() => {
        const kept = values.get(code);
        return kept ? { version: kept.version, state: JSON.parse(kept.state) as State } : null;
      }),
    write: (code, version, state, at) =>
      soon(() => {
        if (values.get(code)?.version !== version) return false;
        values.set(code, { version: version + 1, state: JSON.stringify(state), at });
        return true;
      }),
    versions: (codes) =>
      soon(
        () =>
          new Map([...values].filter(([code]) => codes.includes(code)).map(([code, { version }]) => [code, version])),
      ),
    end: (code) => soon(() => void values.delete(code)),
    endUnused: (before) =>
      soon(() => {
        const gone = [...values].filter(([, { at }]) => at < before).map(([code]) => code);
        for (const code of gone) values.delete(code);
        return gone;
      }),
  };
}
