import { describe, expect, it } from 'vitest';
import { NASTY_FILES } from './testing/nasty-files.ts';
import { tellFile, turnsInParts, turnsWhole } from './testing/tell-file.ts';

describe('files that are not as they should be', () => {
  it('are at least sixty', () => {
    expect(NASTY_FILES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(NASTY_FILES.map(([name]) => name)).size).toBe(NASTY_FILES.length);
  });

  for (const [name, text, told, encoding] of NASTY_FILES)
    it(name, () => {
      expect(tellFile(text, encoding)).toEqual(told);
      // A file that is read part by part has the same games.
      if (text !== '') expect(turnsInParts(text, encoding)).toEqual(turnsWhole(text, encoding));
    });
});
