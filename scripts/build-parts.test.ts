import { describe, expect, it } from 'vitest';
import { PARTS, sourcesOf } from './build-parts.mjs';

describe.each(PARTS.map((part) => [part.name, part] as const))('what the part "%s" is built from', (_, part) => {
  // Else building would make it stale: every later run built it again, even while the page was being served.
  it('is nothing that a build makes', () => {
    const made = PARTS.flatMap(({ folders }) => folders).map((folder) => `${folder}/`);
    const sources = sourcesOf(part);
    expect(sources.filter((file) => made.some((folder) => file.startsWith(folder)))).toEqual([]);
    expect(sources).toContain('packages/board/src/index.ts');
    expect(sources).toContain('scripts/build-parts.mjs');
  });
});
