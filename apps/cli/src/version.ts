import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The version of this package, which finds itself by its name: it is bundled, in another folder than its sources. */
export const version = (): string => {
  const manifest = createRequire(import.meta.url).resolve('merellier/package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
};
