#!/usr/bin/env node
// Runs after `npm install` and `npm ci` in a checkout, so that `npx merellier` works there. An install must not fail
// because a source file does not compile yet: then this says so, and `npm run build` says more.
import { existsSync } from 'node:fs';
import { buildLibraries } from './build-parts.mjs';
import { at } from './workspace.mjs';

if (!process.env.MERELLIER_NO_PREPARE && existsSync(at('node_modules/typescript'))) {
  await buildLibraries().catch(() => console.error('Mérellier is installed, but not built: run "npm run build".'));
}
