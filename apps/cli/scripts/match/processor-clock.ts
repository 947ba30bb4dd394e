import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../../.cache/match', import.meta.url));

/**
 * The environment in which a native program has for its clock how long processors have worked for it (processor-clock.c, which a C
 * compiler makes): it then keeps a limit of processor time as it keeps any.
 */
export function processorClock(): { readonly LD_PRELOAD: string } {
  mkdirSync(FOLDER, { recursive: true });
  const library = join(FOLDER, 'processor-clock.so');
  const source = fileURLToPath(new URL('processor-clock.c', import.meta.url));
  execFileSync('cc', ['-O2', '-shared', '-fPIC', '-o', library, source], { stdio: 'inherit' });
  return { LD_PRELOAD: library };
}
