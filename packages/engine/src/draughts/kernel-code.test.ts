import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SOURCES } from './kernel-code.ts';

// The compiled kernel is kept as text beside its sources, so that nobody needs the compiler to use or test it.
it('is compiled from the sources in assembly/: npm run build:wasm -w packages/engine', () => {
  const folder = new URL('../../assembly/', import.meta.url);
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort())
    if (name.endsWith('.ts')) hash.update(`${name}\n`).update(readFileSync(new URL(name, folder)));
  hash.update(readFileSync(new URL('kernel-features.ts', import.meta.url)));
  hash.update(readFileSync(new URL('../../scripts/build-wasm.mjs', import.meta.url)));
  expect(hash.digest('hex')).toBe(SOURCES);
});
