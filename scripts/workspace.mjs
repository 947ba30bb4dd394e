import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * A path inside the checkout.
 * @param {string[]} parts
 */
export function at(...parts) {
  return join(ROOT, ...parts);
}

/** The folders of all packages and applications. */
export const PACKAGES = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .map((name) => `${folder}/${name}`)
    .filter((path) => existsSync(join(ROOT, path, 'package.json'))),
);

/** Those that `tsc -b` builds, in no order: their references order them. */
export const LIBRARIES = PACKAGES.filter((path) => path !== 'apps/web');

/** What the page may be made from. */
export const PAGE_SOURCES = PACKAGES.filter((path) => path.startsWith('packages/') || path === 'apps/web');

/** The JavaScript files behind the tools' commands, run with this very Node. */
export const TOOLS = {
  tsc: 'node_modules/typescript/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  playwright: 'node_modules/@playwright/test/cli.js',
};

const NO_MEMORY = 'It was ended by the system, probably for lack of memory: close other programs and try again.';

/**
 * Runs a command to its end. Its output is shown as it comes, or collected where `quiet`.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {Record<string, string>} [options.env]
 * @param {boolean} [options.quiet]
 * @param {boolean} [options.shell]
 * @param {number} [options.silence] the milliseconds without a word after which it is taken to hang, and is ended; never by default
 * @param {string} [options.input] what it reads from standard input, where it is heard
 * @returns {Promise<{ status: number, output: string }>} status 127 where there is no such command
 */
export function run(command, args, { cwd = ROOT, env = {}, quiet = false, shell = false, silence, input } = {}) {
  return new Promise((resolve) => {
    const isHeard = quiet || silence !== undefined;
    const colours = isHeard && !quiet && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...colours, ...env },
      shell,
      stdio: isHeard ? [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    child.stdin?.end(input);
    const watch = silence === undefined ? null : endWhereSilent(child, silence);
    let output = '';
    for (const stream of /** @type {const} */ (['stdout', 'stderr'])) {
      child[stream]?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        watch?.refresh();
        if (quiet) output += text;
        else process[stream].write(text);
      });
    }
    child.once('error', (error) => resolve({ status: 127, output: error.message }));
    child.once('close', (status, signal) => {
      clearTimeout(watch ?? undefined);
      // The system kills what finds no memory, without a word; Node ends itself.
      const isShort = watch === null && (signal === 'SIGKILL' || signal === 'SIGABRT');
      resolve({ status: status ?? 1, output: isShort ? `${output}\n${NO_MEMORY}` : output });
    });
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} silence
 */
function endWhereSilent(child, silence) {
  return setTimeout(() => {
    console.error(`Nothing was said for ${Math.round(silence / 1000)} s: it hangs, and is ended.`);
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
  }, silence);
}

/**
 * Runs one of the TOOLS.
 * @param {keyof typeof TOOLS} tool
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runTool(tool, args, options) {
  return run(process.execPath, [at(TOOLS[tool]), ...args], options);
}

/**
 * Runs npm: the one that started this script, or the one on the path.
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNpm(args, options) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return run(process.execPath, [script, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}
