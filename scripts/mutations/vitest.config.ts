import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';
import { MUTATIONS } from './mutations.mjs';

const mutation = MUTATIONS[Number(process.env['MERELLIER_MUTATION'])];
if (!mutation) throw new RangeError('MERELLIER_MUTATION is the number of a mutation');

/** The project's tests with one source read otherwise than it stands: no file is changed. */
export default mergeConfig(
  base,
  defineConfig({
    plugins: [
      {
        name: 'mutation',
        enforce: 'pre',
        transform(code: string, id: string): string | null {
          return id.endsWith(`/${mutation.file}`) ? code.replace(mutation.find, mutation.replace) : null;
        },
      },
    ],
    test: { setupFiles: [new URL('setup.ts', import.meta.url).pathname], bail: 1 },
  }),
);
