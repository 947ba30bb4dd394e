import { existsSync } from 'node:fs';
import { compressFiles } from './compress.mjs';
import { fingerprint, isBuiltFrom, rememberBuilt } from './fingerprint.mjs';
import { Failure, step } from './steps.mjs';
import { at, LIBRARIES, PAGE_SOURCES, runTool } from './workspace.mjs';

/**
 * One thing that is built at once.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} title
 * @property {readonly string[]} sources
 * @property {readonly string[]} results paths that exist once it is built
 * @property {() => Promise<{ status: number, output: string }>} build
 */

/** @typedef {{ force?: boolean }} BuildOptions */

const SETTINGS = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.dom.json', 'scripts'];
const PAGE = 'apps/web/dist';

/**
 * @param {string} name
 * @param {string} title
 * @param {readonly string[]} folders
 * @returns {Part}
 */
const compiled = (name, title, folders) => ({
  name,
  title,
  sources: folders,
  results: folders.map((folder) => `${folder}/dist/.tsbuildinfo`),
  build: () => runTool('tsc', ['-b', ...folders], { quiet: true }),
});

/** What runs in Node: the rules, the server, the command line. */
const libraries = compiled('libraries', 'libraries', LIBRARIES);

/** The board, for whoever builds a page of their own with it. */
const board = compiled('board', 'board', ['packages/board']);

/** @type {Part} */
const page = {
  name: 'page',
  title: 'page',
  sources: PAGE_SOURCES,
  results: [`${PAGE}/index.html`],
  build: async () => {
    const built = await runTool('vite', ['build'], { cwd: at('apps/web'), quiet: true });
    if (built.status === 0) await compressFiles(at(PAGE));
    return built;
  },
};

/**
 * What `npm start` and the command line need: the libraries, the server, the command line.
 * @param {BuildOptions} [options]
 */
export async function buildLibraries(options) {
  await buildWhereStale(libraries, options);
}

/**
 * The page, with its compressed files.
 * @param {BuildOptions} [options]
 */
export async function buildPage(options) {
  await buildWhereStale(page, options);
}

/**
 * All that can be published or served.
 * @param {BuildOptions} [options]
 */
export async function buildEverything(options) {
  for (const part of [libraries, board, page]) await buildWhereStale(part, options);
}

/**
 * @param {Part} part
 * @param {BuildOptions} [options]
 */
async function buildWhereStale({ name, title, sources, results, build }, { force = false } = {}) {
  const print = fingerprint([...SETTINGS, ...sources]);
  const built = results.every((path) => existsSync(at(path)));
  if (!force && built && isBuiltFrom(name, print)) return;
  await step({ doing: `Building the ${title}`, done: `Built the ${title}` }, async () => {
    const { status, output } = await build();
    if (status !== 0) throw new Failure(`The ${title} cannot be built:\n${output.trim()}`);
  });
  rememberBuilt(name, print);
}
