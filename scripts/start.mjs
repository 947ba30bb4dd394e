#!/usr/bin/env node
// npm start: installs what is missing, builds what is stale, serves the page.
import { isNodeRecent } from './node-version.mjs';

// Loaded only now: an older Node would stumble over them before it could say what is wrong.
if (isNodeRecent()) import('./serve-checkout.mjs').then(({ serveCheckout }) => serveCheckout());
