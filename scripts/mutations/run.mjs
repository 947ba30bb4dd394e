/**
 * Runs the tests that play the maintainer once for each mutation, and expects them to fail: `node scripts/mutations/run.mjs`.
 * With an argument only those whose names contain it. Minutes.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { MUTATIONS } from './mutations.mjs';

/** The test that plays the maintainer in each layer. */
const TESTS = {
  rules: 'packages/rules/src/plain-rules.test.ts',
  search: 'scripts/maintainer/search.test.ts',
  tables: 'scripts/maintainer/tables.test.ts',
  texts: 'scripts/maintainer/texts.test.ts',
};
const [wanted = ''] = process.argv.slice(2);
const survivors = [];
for (const [i, { layer, name, file, find }] of MUTATIONS.entries()) {
  if (!name.includes(wanted)) continue;
  // A mutation that changes nothing proves nothing.
  if (readFileSync(file, 'utf8').split(find).length !== 2)
    throw new Error(`${name}: “${find}” does not stand once in ${file}`);
  const args = [
    'run',
    '--config',
    'scripts/mutations/vitest.config.ts',
    '--root',
    '.',
    '--reporter',
    'json',
    TESTS[layer],
  ];
  const { stdout } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, MERELLIER_MUTATION: String(i) },
  });
  /** @type {{ testResults: { assertionResults: { status: string, fullName: string }[] }[] }} */
  const { testResults } = JSON.parse(stdout.slice(stdout.indexOf('{')));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  if (failed.length === 0) survivors.push(name);
  console.log(
    `${failed.length > 0 ? 'caught  ' : 'SURVIVED'} ${name}${failed[0] ? `\n         by: ${failed[0]}` : ''}`,
  );
}
if (survivors.length > 0) process.exitCode = 1;
