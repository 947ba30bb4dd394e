#!/usr/bin/env node
// npm run release -- [VERSION] [--dry-run]: releases what is checked out. docs/contributing.md tells the steps.
import { isNodeRecent } from './node-version.mjs';

// Loaded only now: an older Node would stumble over it before it could say what is wrong.
if (isNodeRecent())
  import('./release-checkout.mjs').then(({ releaseCheckout }) => releaseCheckout(process.argv.slice(2)));
