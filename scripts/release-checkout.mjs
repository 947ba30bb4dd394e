import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildEverything } from './build-parts.mjs';
import { ensurePackages } from './packages.mjs';
import { Failure, reporting } from './steps.mjs';
import { pack, publishedPackages, tarballName } from './tarballs.mjs';
import { isVersion, releasedChangelog, releasedCitation, withVersion } from './versions.mjs';
import { at, PACKAGES, run, runNpm } from './workspace.mjs';

const USAGE = 'npm run release -- [VERSION] [--dry-run]   VERSION is that of package.json where it is not released yet';
const MANIFESTS = ['package.json', 'reference/package.json', ...PACKAGES.map((path) => `${path}/package.json`)];
const FILES = [...MANIFESTS, 'package-lock.json', 'CHANGELOG.md', 'CITATION.cff'];

/**
 * Releases what is checked out: sets the version, tests, builds, packs, commits and tags, and publishes the very tarballs
 * that were packed, lower packages first. A release that was stopped while publishing goes on with the same command. A dry
 * run does all of it but the longer tests, the commit, the tag and publishing, and puts the files back.
 * @param {string[]} args
 */
export async function releaseCheckout(args) {
  await reporting(async () => {
    const { values, positionals } = parseArgs({
      args,
      options: { 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const dry = values['dry-run'];
    const current = JSON.parse(readFileSync(at('package.json'), 'utf8')).version;
    const version = positionals[0] ?? current;
    if (!isVersion(version) || positionals.length > 1) throw new Failure(`"${version}" is no version.\n${USAGE}`);
    await ensurePackages();
    const tagged = (await git('tag', '--list', `v${version}`)) !== '';
    if (tagged && (await git('rev-parse', 'HEAD')) !== (await git('rev-parse', `v${version}^{commit}`)))
      throw new Failure(
        `Version ${version} is released, and something else is checked out: name the next version.\n${USAGE}`,
      );
    if ((await git('status', '--porcelain')) !== '')
      throw new Failure('Commit what is changed first: git status shows it.');
    try {
      if (!tagged) await prepare(version, dry);
      await publish(version, dry, () => (tagged || dry ? undefined : commit(version)));
    } finally {
      // After the commit there is nothing to put back.
      await git('checkout', '--quiet', '--', ...FILES);
    }
    console.log(
      dry
        ? `\nVersion ${version} could be released. Nothing was committed, tagged or published.`
        : `\nVersion ${version} is published. Now: git push --follow-tags`,
    );
  });
}

/**
 * Sets the version everywhere, and tests.
 * @param {string} version
 * @param {boolean} dry
 */
async function prepare(version, dry) {
  const day = new Date().toISOString().slice(0, 10);
  const changes = releasedChangelog(readFileSync(at('CHANGELOG.md'), 'utf8'), version, day);
  if (changes === null)
    throw new Failure('CHANGELOG.md says nothing under "Unreleased": say there what changes for whom.');
  writeFileSync(at('CHANGELOG.md'), changes);
  writeFileSync(at('CITATION.cff'), releasedCitation(readFileSync(at('CITATION.cff'), 'utf8'), version, day));
  const texts = MANIFESTS.map((file) => readFileSync(at(file), 'utf8'));
  const ours = new Set(texts.map((text) => String(JSON.parse(text).name)));
  MANIFESTS.forEach((file, i) => {
    writeFileSync(at(file), withVersion(texts[i] ?? '', version, ours));
  });
  await npm('install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund');
  await npm('test', ...(dry ? ['--', '--only', 'packages'] : []));
  if (dry) return;
  await npm('run', 'test:node24');
  await npm('run', 'bench');
}

/**
 * Builds from scratch, packs, and publishes what is not published yet.
 * @param {string} version
 * @param {boolean} dry
 * @param {() => unknown} commit what is done once everything is packed
 */
async function publish(version, dry, commit) {
  const folder = mkdtempSync(join(tmpdir(), 'merellier-release-'));
  try {
    await buildEverything({ force: true });
    const packages = publishedPackages();
    await pack(packages, folder);
    await commit();
    for (const each of packages) {
      const tarball = join(folder, tarballName(each));
      if (dry) console.log(`Would publish ${each.name} ${version}: npm publish ${tarballName(each)} --access public`);
      else if (!(await isPublished(each.name, version))) await npm('publish', tarball, '--access', 'public');
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} version */
async function commit(version) {
  await git('commit', '--quiet', '--message', `Release ${version}`, '--', ...FILES);
  await git('tag', '--annotate', '--message', `Version ${version}`, `v${version}`);
}

/**
 * @param {string} name
 * @param {string} version
 */
async function isPublished(name, version) {
  const { status, output } = await runNpm(['view', `${name}@${version}`, 'version'], { quiet: true });
  return status === 0 && output.includes(version);
}

/** @param {string[]} args */
async function npm(...args) {
  console.log(`\n$ npm ${args.join(' ')}`);
  const { status } = await runNpm(args);
  if (status !== 0) throw new Failure(`"npm ${args.join(' ')}" failed: nothing was released.`);
}

/**
 * @param {string[]} args
 * @returns {Promise<string>} what it says, without the end of the line
 */
async function git(...args) {
  const { status, output } = await run('git', args, { quiet: true });
  if (status !== 0) throw new Failure(`git ${args[0]} failed:\n${output}`);
  return output.trim();
}
