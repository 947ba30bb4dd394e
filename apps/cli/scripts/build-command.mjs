// Builds what the package `merellier` runs: node apps/cli/scripts/build-command.mjs
import { fileURLToPath } from 'node:url';
import { bundleCommand } from './bundle-command.mjs';

await bundleCommand(fileURLToPath(new URL('../dist/bundle', import.meta.url)));
