import { cpSync, existsSync, rmSync } from 'node:fs';
import { compressFiles } from './compress.mjs';
import { fingerprint, isBuiltFrom, rememberBuilt, sourceFiles } from './fingerprint.mjs';
import { deleteLeftovers } from './leftovers.mjs';
import { addLicences } from './licences.mjs';
import { Failure, step } from './steps.mjs';
import { at, LIBRARIES, PAGE_SOURCES, run, runTool } from './workspace.mjs';

/**
 * One thing that is built at once.
 * @typedef {object} Part
 * @property {string} name
 * @property {readonly string[]} sources
 * @property {readonly string[]} folders where it is built, and nothing else is
 * @property {string} last a file that exists in each of them once it is built
 * @property {() => Promise<{ status: number, output: string }>} build
 */

/** @typedef {{ force?: boolean }} BuildOptions with force: from scratch, even if it is up to date */

const SETTINGS = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.dom.json', 'scripts'];
const PAGE = 'apps/web/dist';
const DOCUMENTS = 'apps/web/node';
/** The types that those of `documents/index.d.ts` and `puzzles/index.d.ts` lead to. */
const DOCUMENT_TYPES = [
  ...['address/paths', 'address/places', 'address/views', 'interface/preferred-language'],
  ...['index', 'card', 'describe', 'document', 'fill-shell', 'html', 'sitemap'].map((name) => `documents/${name}`),
  ...['index', 'attempt', 'collection', 'puzzle', 'run', 'daily'].map((name) => `puzzles/${name}`),
].map((name) => `${name}.d.ts`);

/**
 * What runs in Node, and what others build upon.
 * @type {Part}
 */
const libraries = {
  name: 'libraries',
  sources: LIBRARIES,
  folders: LIBRARIES.map((path) => `${path}/dist`),
  last: '.tsbuildinfo',
  build: async () => {
    const built = await runTool('tsc', ['-b', ...LIBRARIES], { quiet: true });
    LIBRARIES.forEach(deleteLeftovers);
    return built;
  },
};

/**
 * The command `merellier`, bundled so that it starts quickly.
 * @type {Part}
 */
const command = {
  name: 'command line',
  sources: LIBRARIES.filter((path) => path !== 'apps/server'),
  folders: ['apps/cli/dist/bundle'],
  last: 'main.js',
  build: () => run(process.execPath, [at('apps/cli/scripts/build-command.mjs')], { quiet: true }),
};

/**
 * The board for other people's pages, with all that it needs.
 * @type {Part}
 */
const element = {
  name: 'board element',
  sources: ['packages/board', 'packages/rules', 'packages/words'],
  folders: ['packages/board/dist/bundle'],
  last: 'merellier-board.js',
  build: () => run(process.execPath, [at('packages/board/scripts/build-element.mjs')], { quiet: true }),
};

/** @type {Part} */
const page = {
  name: 'page',
  sources: PAGE_SOURCES,
  folders: [PAGE],
  last: 'index.html',
  build: async () => {
    for (const settings of ['vite.config.ts', 'vite.embed.config.ts']) {
      const built = await runTool('vite', ['build', '--config', settings], { cwd: at('apps/web'), quiet: true });
      if (built.status !== 0) return built;
    }
    addLicences(at(PAGE, 'licences.md'));
    await compressFiles(at(PAGE));
    return { status: 0, output: '' };
  },
};

/**
 * What the server asks the page for: its addresses and the first HTML of each, with their types.
 * @type {Part}
 */
const documents = {
  name: 'documents of the page',
  sources: PAGE_SOURCES,
  folders: [DOCUMENTS],
  last: 'documents.js',
  build: async () => {
    const typed = await runTool('tsc', ['-b', 'apps/web'], { quiet: true });
    if (typed.status !== 0) return typed;
    const settings = ['build', '--config', 'vite.documents.config.ts'];
    const built = await runTool('vite', settings, { cwd: at('apps/web'), quiet: true });
    cpSync(at('packages/board/images/still'), at(DOCUMENTS, 'materials'), { recursive: true });
    for (const name of DOCUMENT_TYPES) cpSync(at('.cache/web', name), at(DOCUMENTS, 'types', name));
    return built;
  },
};

/** @type {readonly Part[]} */
export const PARTS = [libraries, command, element, documents, page];

/**
 * The files that `part` is built from.
 * @param {Part} part
 */
export function sourcesOf({ sources }) {
  const made = PARTS.flatMap(({ folders }) => folders);
  return sourceFiles([...SETTINGS, ...sources], made);
}

/**
 * The libraries, the server and the command line.
 * @param {BuildOptions} [options]
 */
export async function buildLibraries(options) {
  await buildWhereStale(libraries, options);
  await buildWhereStale(command, options);
}

/**
 * The page, with its compressed files, and what the server needs to know of it.
 * @param {BuildOptions} [options]
 */
export async function buildPage(options) {
  await buildWhereStale(documents, options);
  await buildWhereStale(page, options);
}

/**
 * The custom element.
 * @param {BuildOptions} [options]
 */
export async function buildElement(options) {
  await buildWhereStale(element, options);
}

/**
 * All that can be published or served.
 * @param {BuildOptions} [options]
 */
export async function buildEverything(options) {
  await buildLibraries(options);
  await buildElement(options);
  await buildPage(options);
}

/**
 * @param {Part} part
 * @param {BuildOptions} [options]
 */
async function buildWhereStale(part, { force = false } = {}) {
  const { name, folders, last, build } = part;
  const print = fingerprint(sourcesOf(part));
  const built = folders.every((folder) => existsSync(at(folder, last)));
  if (!force && built && isBuiltFrom(name, print)) return;
  if (force) for (const folder of folders) rmSync(at(folder), { recursive: true, force: true });
  await step({ doing: `Building the ${name}`, done: `Built the ${name}` }, async () => {
    const { status, output } = await build();
    if (status !== 0) throw new Failure(`The ${name} cannot be built:\n${output.trim()}`);
  });
  rememberBuilt(name, print);
}
