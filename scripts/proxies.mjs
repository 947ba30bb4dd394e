import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { step } from './steps.mjs';
import { at, run } from './workspace.mjs';

// Reverse proxies of Debian, for the tests of what docs/hosts.md tells about them. Their packages are unpacked into the
// checkout and not installed: a web server that is installed begins to serve.

/** @typedef {'nginx' | 'caddy'} ProxyName */

/** @type {readonly ProxyName[]} */
const PROXIES = ['nginx', 'caddy'];
const FOLDER = at('.cache', 'proxies');

/**
 * The program of a proxy: the system's, or one that was unpacked here; null without any.
 * @param {ProxyName} name
 */
export function findProxy(name) {
  const unpacked = ['usr/sbin', 'usr/bin'].map((folder) => join(FOLDER, folder));
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', ...unpacked];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Fetches the proxies that are missing, where the system has their packages. No account of the system is needed. */
export async function ensureProxies() {
  const missing = PROXIES.filter((name) => findProxy(name) === null);
  if (missing.length === 0 || process.platform !== 'linux') return;
  const titles = missing.join(' and ');
  await step(
    { doing: `Fetching ${titles} for the tests`, done: `${titles}: fetched where Debian has them` },
    async () => {
      mkdirSync(FOLDER, { recursive: true });
      const network = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
      await run('apt-get', ['-q', ...network, 'download', ...missing], { cwd: FOLDER, quiet: true });
      const packages = readdirSync(FOLDER).filter((name) => name.endsWith('.deb'));
      for (const name of packages) await run('dpkg', ['-x', name, '.'], { cwd: FOLDER, quiet: true });
    },
  );
}
