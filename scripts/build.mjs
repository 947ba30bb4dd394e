#!/usr/bin/env node
// npm run build: every package, and the page with its compressed files. With `--force`, from scratch.
import { buildEverything } from './build-parts.mjs';
import { ensurePackages } from './packages.mjs';
import { reporting } from './steps.mjs';

await reporting(async () => {
  await ensurePackages();
  await buildEverything({ force: process.argv.includes('--force') });
});
