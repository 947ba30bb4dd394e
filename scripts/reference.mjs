#!/usr/bin/env node
// npm run reference: the API reference of all libraries, from their sources.
import { buildLibraries } from './build-parts.mjs';
import { ensurePackages } from './packages.mjs';
import { Failure, reporting } from './steps.mjs';
import { at, runNpm } from './workspace.mjs';

await reporting(async () => {
  await ensurePackages();
  // Each library is read with the types of those below it.
  await buildLibraries();
  const { status } = await runNpm(['run', '--silent', 'build', '-w', 'reference'], { cwd: at() });
  if (status !== 0) throw new Failure('The reference could not be made: see above.');
});
