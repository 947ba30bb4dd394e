import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const BUILD = fileURLToPath(new URL('../scripts/build-wasm.mjs', import.meta.url));

// The compiled kernels are kept as text beside their sources, so that only those who change them need the compiler; which runs once,
// and is not worth compiling itself to faster code.
it('is what the sources in assembly/ compile to: npm run build:wasm -w packages/engine', { timeout: 300_000 }, () => {
  const { status, stderr } = spawnSync(process.execPath, ['--liftoff-only', BUILD, '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
