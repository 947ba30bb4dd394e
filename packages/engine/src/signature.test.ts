import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { benchNodes } from './testing/bench.ts';

it('takes the nodes that are on record for the fixed bench (scripts/signature.ts writes them anew)', async () => {
  const recorded: unknown = JSON.parse(readFileSync(new URL('../signature.json', import.meta.url), 'utf8'));
  expect(await benchNodes()).toEqual(recorded);
});
