#!/usr/bin/env node
// npm run chaos -- --minutes 15 --seed 7: bots play on two nodes while nodes, database and Redis fail. docs/hosts.md tells more.
import { ensurePackages } from './packages.mjs';
import { reporting } from './steps.mjs';
import { at, run } from './workspace.mjs';

await reporting(async () => {
  await ensurePackages();
  const program = at('apps/server/src/testing/chaos/run.ts');
  const args = ['--conditions=source', '--import', 'tsx', program, ...process.argv.slice(2)];
  const { status } = await run(process.execPath, args);
  process.exitCode = status ?? 1;
});
