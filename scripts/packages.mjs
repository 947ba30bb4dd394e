import { existsSync, readFileSync } from 'node:fs';
import { Failure, step } from './steps.mjs';
import { at, runNpm } from './workspace.mjs';

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }} LockedPackage */

/** Installs the packages of the lock file, unless they are there. */
export async function ensurePackages() {
  if (arePackagesInstalled()) return;
  await step({ doing: 'Installing packages', done: 'Packages installed' }, installPackages);
}

/**
 * Whether node_modules holds what the lock file asks for. npm leaves a lock file of its own there once it has finished.
 * @param {string} [root]
 */
export function arePackagesInstalled(root = at()) {
  const wanted = lockedPackages(`${root}/package-lock.json`);
  const present = lockedPackages(`${root}/node_modules/.package-lock.json`);
  if (wanted === null || present === null) return false;
  return Object.entries(wanted)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { version, integrity, link, optional }]) => {
      const found = present[path];
      // Optional packages are those of other systems.
      if (found === undefined) return optional === true;
      const same = link === true ? found.link === true : found.version === version && found.integrity === integrity;
      return same && (optional === true || existsSync(`${root}/${path}`));
    });
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | null}
 */
function lockedPackages(file) {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

async function installPackages() {
  const args = ['ci', '--no-audit', '--no-fund', '--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=15000'];
  // The scripts build what they need themselves, and show it.
  const { status, output } = await runNpm(args, { quiet: true, env: { MERELLIER_NO_PREPARE: '1' } });
  if (status !== 0) throw new Failure(whyInstallFailed(output));
}

/** @param {string} output what npm said */
function whyInstallFailed(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|SOCKET_TIMEOUT/.test(output)) {
    return 'The packages that Mérellier is built with cannot be fetched: connect this machine to the internet (or set npm’s proxy), then run this again.';
  }
  if (/ENOSPC/.test(output)) return 'The disk is full: make room (about 500 MB), then run this again.';
  if (/EACCES|EPERM/.test(output)) {
    return `npm may not write to ${at('node_modules')}: make the folder yours, then run this again.`;
  }
  const said = output.split('\n').filter((line) => line.startsWith('npm error'));
  return `npm could not install the packages ("npm ci" shows it again). It said:\n${said.slice(0, 12).join('\n')}`;
}
