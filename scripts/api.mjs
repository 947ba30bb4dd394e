#!/usr/bin/env node
// npm run api: renews the reports of the libraries' public interfaces, packages/*/api.md.
import { buildLibraries } from './build-parts.mjs';
import { ensurePackages } from './packages.mjs';
import { reporting } from './steps.mjs';
import { publishedPackages } from './tarballs.mjs';

await reporting(async () => {
  await ensurePackages();
  await buildLibraries();
  const { isLibrary, writeReport } = await import('./packed/api-report.mjs');
  for (const published of publishedPackages().filter(isLibrary)) {
    writeReport(published);
    console.log(`${published.path}/api.md`);
  }
});
