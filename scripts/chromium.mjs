import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { installWithApt } from './apt.mjs';
import { Failure, step } from './steps.mjs';
import { at, runTool } from './workspace.mjs';

/** Chromium without windows: a page of its own costs it a fifth of what it costs the whole browser. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const FONTS = ['fonts-dejavu-core', 'fonts-liberation'];

/** The Chromium to test with: the one named by CHROMIUM, one of the system's, or Playwright's own; null without any. */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (isProgram(named)) return named;
    throw new Failure(`CHROMIUM names ${named}, and there is no program there: correct it, or leave it out.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, ...ELSEWHERE, ownOfPlaywright()].find(isProgram) ?? null;
}

/**
 * The same; installs one where there is none, or only a whole browser, and this account may. Throws a Failure that says
 * what to do where it may not and there is none at all.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found !== null && (process.env.CHROMIUM || found.includes(SHELL) || isShellMissed())) return found;
  return step(
    { doing: 'Installing Chromium for the browser tests', done: 'Chromium for the tests is there' },
    async () => {
      await installWithApt([SHELL, ...FONTS]);
      if (!findChromium()?.includes(SHELL)) missShell();
      if (findChromium() === null) await installWithApt(['chromium', ...FONTS]);
      if (findChromium() === null) await runTool('playwright', ['install', 'chromium'], { quiet: true });
      const installed = findChromium();
      if (installed === null) {
        throw new Failure(
          'The browser tests need Chromium, and it could not be installed: install it (on Debian, "sudo apt-get install chromium-headless-shell"), or set CHROMIUM to the path of one, then run this again.',
        );
      }
      return installed;
    },
  );
}

/** Where it is remembered that the shell cannot be installed here, so that not every run tries it. */
const MISSED = at('.cache', 'no-headless-shell');

const isShellMissed = () => existsSync(MISSED);

function missShell() {
  mkdirSync(dirname(MISSED), { recursive: true });
  writeFileSync(MISSED, '');
}

function ownOfPlaywright() {
  try {
    return createRequire(at('package.json'))('@playwright/test').chromium.executablePath();
  } catch {
    return '';
  }
}

/** @param {string} path */
function isProgram(path) {
  if (!path || !existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    // Some systems have a stand-in of this name that only says how to install the real one.
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 120_000 });
    return true;
  } catch {
    return false;
  }
}
