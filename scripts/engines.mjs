import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installWithApt } from './apt.mjs';
import { step } from './steps.mjs';

/** @typedef {'firefox' | 'webkit'} EngineName a browser engine beside Chromium that the page is tried in */

/** What WebKitGTK is driven by: its WebDriver, the browser that it starts, and a screen that nobody sees. */
/** @typedef {{ driver: string, browser: string, screen: string }} WebKitPrograms */

/** @type {Record<EngineName, { title: string, packages: readonly string[], isThere: () => boolean }>} */
export const ENGINES = {
  firefox: { title: 'Firefox', packages: ['firefox-esr'], isThere: () => findFirefox() !== null },
  webkit: { title: 'WebKitGTK', packages: ['webkit2gtk-driver', 'xvfb'], isThere: () => findWebKit() !== null },
};

const LIBRARIES = ['/usr/lib', '/usr/lib64', '/usr/libexec'];

/** The Firefox to test with: the one named by FIREFOX, or one of the system's; null without any. */
export function findFirefox() {
  return process.env.FIREFOX || inPath('firefox-esr') || inPath('firefox');
}

/**
 * The programs of WebKitGTK; null where one is missing.
 * @returns {WebKitPrograms | null}
 */
export function findWebKit() {
  const [driver, screen, browser] = [inPath('WebKitWebDriver'), inPath('Xvfb'), findMiniBrowser()];
  return driver && screen && browser ? { driver, browser, screen } : null;
}

/**
 * Installs the engines that are missing, where this account may; gives those that there are then.
 * @returns {Promise<EngineName[]>}
 */
export async function ensureEngines() {
  const names = /** @type {EngineName[]} */ (Object.keys(ENGINES));
  const missing = names.filter((name) => !ENGINES[name].isThere());
  if (missing.length > 0) {
    const titles = missing.map((name) => ENGINES[name].title).join(' and ');
    await step(
      { doing: `Installing ${titles} for the browser tests`, done: `${titles}: installed where this account may` },
      () => installWithApt(missing.flatMap((name) => ENGINES[name].packages)),
    );
  }
  return names.filter((name) => ENGINES[name].isThere());
}

/** @param {string} program */
function inPath(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null;
}

/** WebKitGTK keeps its small browser among its libraries, in a folder named after the machine and the version. */
function findMiniBrowser() {
  for (const root of LIBRARIES.filter((folder) => existsSync(folder)))
    for (const folder of [root, ...foldersIn(root)])
      for (const version of foldersIn(folder)
        .filter((path) => /webkit2?gtk-\d/.test(path))
        .reverse()) {
        const path = join(version, 'MiniBrowser');
        if (existsSync(path)) return path;
      }
  return null;
}

/** @param {string} folder */
function foldersIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
    .sort();
}
