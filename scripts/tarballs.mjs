import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
  const contents = mkdtempSync(join(tmpdir(), 'merellier-pack-'));
  try {
    await npmPack(
      packages.map(({ path }) => join(ROOT, path)),
      contents,
    );
    const folders = packages.map((each, i) => {
      const unpacked = join(contents, String(i));
      mkdirSync(unpacked);
      execFileSync('tar', ['-xzf', join(contents, tarballName(each)), '-C', unpacked, '--strip-components=1']);
      writeFileSync(join(unpacked, 'package.json'), `${JSON.stringify(publishedManifest(each.manifest), null, 2)}\n`);
      return unpacked;
    });
    await npmPack(folders, folder);
  } finally {
    rmSync(contents, { recursive: true });
  }
}

/**
 * The package.json that users get: it leads to what is packed, not to the sources in the checkout.
 * @param {any} manifest
 */
export function publishedManifest({ scripts, devDependencies, ...manifest }) {
  const published = JSON.stringify(manifest, (key, value) => (key === 'source' ? undefined : value));
  return JSON.parse(published);
}

/**
 * @param {readonly string[]} folders
 * @param {string} destination
 */
async function npmPack(folders, destination) {
  // What `prepack` would build is built already.
  const args = ['pack', '--ignore-scripts', '--pack-destination', destination, ...folders];
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
