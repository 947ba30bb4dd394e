#!/usr/bin/env node
// npm run pack [-- FOLDER]: every package as it is published, to be installed in another folder before it is on a registry.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildEverything } from './build-parts.mjs';
import { ensurePackages } from './packages.mjs';
import { reporting, step } from './steps.mjs';
import { pack, publishedPackages } from './tarballs.mjs';
import { at } from './workspace.mjs';

await reporting(async () => {
  await ensurePackages();
  await buildEverything();
  const folder = resolve(process.argv[2] ?? at('packed'));
  mkdirSync(folder, { recursive: true });
  await step({ doing: 'Packing', done: 'Packed' }, () => pack(publishedPackages(), folder));
  console.log(`In your own folder: npm install ${folder}/merellier-*.tgz`);
});
