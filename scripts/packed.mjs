import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildEverything } from './build-parts.mjs';
import { changesOfInterface, isLibrary } from './packed/api-report.mjs';
import { Checks } from './packed/checks.mjs';
import { runCommands } from './packed/commands.mjs';
import { checkContents, typedEntries } from './packed/contents.mjs';
import { docBlocks } from './packed/doc-blocks.mjs';
import { compileExamples, examplesOf, runExamples } from './packed/examples.mjs';
import { compileFrameworks } from './packed/frameworks.mjs';
import { Installation } from './packed/installation.mjs';
import { checkPages } from './packed/pages.mjs';
import { step } from './steps.mjs';
import { pack, publishedPackages } from './tarballs.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * The stage `packages`: packs every package, installs the tarballs in an empty folder outside the checkout, and uses them
 * there as their pages say. Each check counts as one.
 * @returns {Promise<Counts>}
 */
export async function checkPacked() {
  await buildEverything();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'merellier-packages-')));
  const tarballs = join(folder, 'tarballs');
  const user = new Installation(join(folder, 'user'), publishedPackages());
  const checks = new Checks();
  try {
    await step({ doing: 'Packing and installing', done: 'Packed and installed' }, async () => {
      mkdirSync(tarballs);
      await pack(user.packages, tarballs);
      await user.install();
    });
    await checkContents(user, tarballs, checks);
    for (const published of user.packages.filter(isLibrary)) {
      await checks.check(`${published.name}: its interface is that of api.md`, () => changesOfInterface(published));
    }
    const blocks = docBlocks();
    const examples = examplesOf(blocks);
    await compileExamples(user, examples, user.packages.flatMap(typedEntries), checks);
    await compileFrameworks(user, checks);
    await runExamples(user, examples, checks);
    await runCommands(user, blocks, checks);
    await checkPages(user, examples, checks);
  } finally {
    if (process.env.MERELLIER_KEEP) console.log(`What was installed is kept in ${folder}.`);
    else rmSync(folder, { recursive: true, force: true });
  }
  return checks.counts;
}
