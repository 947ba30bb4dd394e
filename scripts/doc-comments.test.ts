import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { format } from 'node:util';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { commentExamples, examplesIn } from './packed/doc-comments.mjs';
import { at } from './workspace.mjs';

const examples = commentExamples();
const folder = at('.cache', 'examples');

beforeAll(() => {
  // What lies there from another time may stand in the way: packages, for instance, that would be found before ours.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
});
afterEach(() => vi.restoreAllMocks());

describe('the examples in the doc comments', () => {
  it('are found with their place and with what they print', () => {
    const comment = ['/**', ' * Adds.', ' * @example', ' * ```ts', ' * console.log(1 + 1); // 2', ' * ```', ' */', ''];
    expect(examplesIn('a.ts', comment.join('\n'))).toEqual([
      { page: 'a.ts', line: 5, language: 'ts', code: 'console.log(1 + 1); // 2\n', prints: ['2'] },
    ]);
  });

  it('stand at forty public functions or more', () => {
    expect(examples.length).toBeGreaterThanOrEqual(40);
  });

  // What needs a page's document is run by the browser tests.
  it.each(examples.filter(({ code }) => !/\bdocument\b|from 'solid-js|\.css'/.test(code)))(
    '$page:$line prints what it says',
    async ({ page, line, code, prints }) => {
      const file = at('.cache', 'examples', `${page.replaceAll(/\W+/g, '-')}-${line}.ts`);
      writeFileSync(file, code);
      const printed: string[] = [];
      vi.spyOn(console, 'log').mockImplementation((...values: unknown[]) => void printed.push(format(...values)));
      await import(/* @vite-ignore */ file);
      expect(printed).toEqual(prints);
    },
  );
});
