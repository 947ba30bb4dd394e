import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { tarballName } from '../tarballs.mjs';

/** @typedef {import('../tarballs.mjs').Published} Published */
/** @typedef {import('./installation.mjs').Installation} Installation */

/** Sources of tests, what the compiler remembers, and maps without the sources they lead to. */
const UNWANTED = /\.test\.|\.spec\.|(^|\/)testing\/|tsbuildinfo|\.map$/;
/** The most that the types of one file may take: what is longer is a value written out as a type. */
const LARGEST_TYPES = 40_000;
/** The most that one package may take, unpacked; the largest is the page, with its files compressed in two more ways. */
const LARGEST_PACKAGE = 8_000_000;
/** Ways of finding packages that are not offered: our packages are ES modules alone. */
const NOT_OFFERED = ['node10', 'node16-cjs'];

/**
 * The names under which a package can be imported with types.
 * @param {Published} published
 */
export function typedEntries({ name, manifest }) {
  return Object.entries(manifest.exports ?? {})
    .filter(([, target]) => typeof target === 'object')
    .map(([entry]) => name + entry.slice(1));
}

/**
 * What is in each package, and whether tools and compilers find it.
 * @param {Installation} user
 * @param {string} tarballs
 * @param {import('./checks.mjs').Checks} checks
 */
export async function checkContents(user, tarballs, checks) {
  for (const published of user.packages) {
    const { name } = published;
    const tarball = readFileSync(join(tarballs, tarballName(published)));
    const bytes = tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.byteLength);
    await checks.check(`${name}: what it holds`, () => faultsOfFiles(user.at('node_modules', name)));
    await checks.check(`${name}: publint`, async () => {
      const { messages, pkg } = await publint({ pack: { tarball: bytes }, strict: true });
      return messages.map((message) => formatMessage(message, pkg, { color: false }));
    });
    const entries = typedEntries(published);
    if (entries.length === 0) continue;
    await checks.check(`${name}: are the types wrong`, async () => {
      const entrypoints = entries.map((entry) => `.${entry.slice(name.length)}`);
      const found = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)), { entrypoints });
      if (found.types === false) return ['It has no types.'];
      return found.problems
        .filter((problem) => !('resolutionKind' in problem && NOT_OFFERED.includes(problem.resolutionKind)))
        .map((problem) => JSON.stringify(problem));
    });
  }
}

/** @param {string} folder where a package is installed */
function faultsOfFiles(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('node_modules'))
    .map((file) => ({ file: file.replaceAll('\\', '/'), stat: statSync(join(folder, file)) }))
    .filter(({ stat }) => stat.isFile())
    .map(({ file, stat }) => ({ file, size: stat.size }));
  const names = files.map(({ file }) => file);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const size = files.reduce((sum, each) => sum + each.size, 0);
  return [
    ...['LICENSE', 'README.md'].filter((name) => !names.includes(name)).map((name) => `There is no ${name}.`),
    ...['description', 'keywords', 'license', 'author', 'engines']
      .filter((field) => !manifest[field]?.length && typeof manifest[field] !== 'object')
      .map((field) => `package.json has no ${field}.`),
    ...targetsOf(manifest.exports ?? {})
      .filter((target) => !target.includes('*') && !names.includes(target.replace(/^\.\//, '')))
      .map((target) => `"exports" leads to ${target}, which is not there.`),
    ...names.filter((file) => UNWANTED.test(file)).map((file) => `${file} is of no use to anybody.`),
    ...files
      .filter((each) => each.file.endsWith('.d.ts') && each.size > LARGEST_TYPES)
      .map((each) => `The types of ${each.file} take ${each.size} bytes.`),
    ...(size > LARGEST_PACKAGE ? [`It takes ${size} bytes.`] : []),
  ];
}

/**
 * The files that "exports" leads to, by whatever condition.
 * @param {unknown} exports
 * @returns {string[]}
 */
function targetsOf(exports) {
  if (typeof exports === 'string') return [exports];
  return Object.values(exports ?? {}).flatMap(targetsOf);
}
