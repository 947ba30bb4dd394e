import { afterEach, beforeEach, vi } from 'vitest';

/** What a browser keeps, by name, for the tests of a file or of a group: empty before each. */
export function keptInBrowser(): Map<string, string> {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
  });
  afterEach(() => void vi.unstubAllGlobals());
  return kept;
}
