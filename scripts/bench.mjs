#!/usr/bin/env node
// npm run bench: measures what is built, and prints each figure beside its limit and what it is compared to.
// npm run bench -- perft page: only these.
import { readdirSync } from 'node:fs';
import { buildEverything } from './build-parts.mjs';
import { ensurePackages } from './packages.mjs';
import { Failure, reporting } from './steps.mjs';
import { at, run } from './workspace.mjs';

await reporting(async () => {
  const all = readdirSync(at('bench'))
    .filter(
      (name) => name.endsWith('.ts') && !['figures.ts', 'phone.ts', 'class-server.ts', 'schedule.ts'].includes(name),
    )
    .map((name) => name.slice(0, -'.ts'.length));
  const names = process.argv.length > 2 ? process.argv.slice(2) : all;
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Failure(`There is no bench "${unknown}": ${all.join(', ')}.`);
  await ensurePackages();
  await buildEverything();
  for (const name of names) {
    console.log(`\n── ${name}`);
    const { status } = await run(process.execPath, ['--import', 'tsx', at('bench', `${name}.ts`)]);
    if (status !== 0) process.exitCode = 1;
  }
});
