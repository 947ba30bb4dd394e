#!/usr/bin/env node
// npm test: types, lint with import boundaries, unit and property tests, browser tests; one summed closing line.
import { isNodeRecent } from './node-version.mjs';

// Loaded only now: an older Node would stumble over them before it could say what is wrong.
if (isNodeRecent()) import('./test-checkout.mjs').then(({ testCheckout }) => testCheckout(process.argv.slice(2)));
