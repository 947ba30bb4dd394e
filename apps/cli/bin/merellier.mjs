#!/usr/bin/env node
import { existsSync } from 'node:fs';

const program = new URL('../dist/bundle/main.js', import.meta.url);
if (existsSync(program)) {
  const { main } = await import(program.href);
  await main(process.argv.slice(2));
} else {
  console.error('merellier is not built yet: run "npm run build" in the checkout first.');
  process.exitCode = 2;
}
