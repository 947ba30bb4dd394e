import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { MUTATIONS } from './mutations.mjs';

const ROOT = new URL('../../', import.meta.url);

it.each(MUTATIONS)('$name: what it changes stands once in its file', ({ file, find }) => {
  const parts = readFileSync(fileURLToPath(new URL(file, ROOT)), 'utf8').split(find);
  expect(parts).toHaveLength(2);
});
