import { pathToFileURL } from 'node:url';
import { buildLibraries, buildPage } from './build-parts.mjs';
import { ensurePackages } from './packages.mjs';
import { reporting } from './steps.mjs';
import { at } from './workspace.mjs';

/** Installs and builds what is missing or stale, then serves the page until it is stopped (Ctrl+C). */
export async function serveCheckout() {
  process.once('SIGINT', interrupted);
  await reporting(async () => {
    await ensurePackages();
    await buildLibraries();
    await buildPage();
    process.off('SIGINT', interrupted);
    stopWithNpm();
    console.log();
    // Reads --port and --host from the command line, says where to look, and stops by itself.
    await import(pathToFileURL(at('apps/server/dist/main.js')).href);
  });
}

/** While something is being installed or built: the next start does it again. */
function interrupted() {
  process.stdout.write('\n');
  process.exit(130);
}

/** Who stops npm stops the server: npm passes the signal to a shell, which does not pass it on. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();
}
