import { describe, expect, it } from 'vitest';
import { blocksOf } from './doc-blocks.mjs';

describe('blocksOf', () => {
  it('finds each block with its language and its place', () => {
    const page = 'One:\n\n```js\na();\n```\n\nTwo, without a language:\n\n```\nb\nc\n```\n';
    expect(blocksOf('docs/a.md', page)).toEqual([
      { page: 'docs/a.md', line: 3, language: 'js', code: 'a();\n' },
      { page: 'docs/a.md', line: 9, language: '', code: 'b\nc\n' },
    ]);
  });

  it('leaves alone what is not a block', () => {
    expect(blocksOf('docs/a.md', 'A `word` and ``` in a line.\n')).toEqual([]);
  });
});
