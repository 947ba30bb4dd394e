import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './steps.mjs';
import { at, PACKAGES, ROOT, runNpm } from './workspace.mjs';

/**
 * A package that is published.
 * @typedef {object} Published
 * @property {string} path its folder in the checkout
 * @property {string} name
 * @property {any} manifest its package.json
 */

/**
 * All packages that are published, each after those that it depends on.
 * @returns {Published[]}
 */
export function publishedPackages() {
  const left = PACKAGES.map((path) => {
    const manifest = JSON.parse(readFileSync(at(path, 'package.json'), 'utf8'));
    return { path, name: String(manifest.name), manifest };
  }).filter(({ manifest }) => !manifest.private);
  /** @type {Published[]} */
  const ordered = [];
  while (left.length > 0) {
    const free = left.findIndex(({ manifest }) => left.every(({ name }) => !(name in (manifest.dependencies ?? {}))));
    if (free < 0) throw new Failure('The packages depend on one another in a circle.');
    ordered.push(...left.splice(free, 1));
  }
  return ordered;
}

/**
 * Packs what is built, as it would be published.
 * @param {readonly Published[]} packages
 * @param {string} folder where the tarballs go
 */
export async function pack(packages, folder) {
  const paths = packages.map(({ path }) => join(ROOT, path));
  // What `prepack` would build is built already.
  const args = ['pack', '--ignore-scripts', '--pack-destination', folder, ...paths];
  const { status, output } = await runNpm(args, { quiet: true });
  if (status !== 0) throw new Failure(`The packages cannot be packed:\n${output}`);
}

/**
 * The name that npm gives to the tarball of a package.
 * @param {Published} published
 */
export function tarballName({ name, manifest }) {
  return `${name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
}
