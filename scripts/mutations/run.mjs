/**
 * Runs the tests that play the maintainer once for each mutation, and expects them to fail: `node scripts/mutations/run.mjs`.
 * With an argument only those whose names contain it, or of the layer so called; with `--times 5` each of them five times,
 * since random games begin from another seed each time. Minutes.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MUTATIONS } from './mutations.mjs';

/** The test that plays the maintainer in each layer. */
const TESTS = {
  rules: 'packages/rules/src/plain-rules.test.ts',
  search: 'scripts/maintainer/search.test.ts',
  tables: 'scripts/maintainer/tables.test.ts',
  texts: 'scripts/maintainer/texts.test.ts',
};
const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const [wanted = ''] = positionals;
const times = Number(values.times);
const survivors = [];
for (const [i, { layer, name, file, find }] of MUTATIONS.entries()) {
  if (layer !== wanted && !name.includes(wanted)) continue;
  // A mutation that changes nothing proves nothing.
  if (readFileSync(file, 'utf8').split(find).length !== 2)
    throw new Error(`${name}: “${find}” does not stand once in ${file}`);
  const catchers = Array.from({ length: times }, () => failedTests(i, TESTS[layer])).flatMap(([first]) => first ?? []);
  const isCaught = catchers.length === times;
  if (!isCaught) survivors.push(name);
  const count = times > 1 ? ` (${catchers.length} of ${times})` : '';
  console.log(`${isCaught ? 'caught  ' : 'SURVIVED'} ${name}${count}`);
  for (const catcher of new Set(catchers)) console.log(`         by: ${catcher}`);
}
if (survivors.length > 0) process.exitCode = 1;

/**
 * The tests that fail with a mutation.
 * @param {number} mutation
 * @param {string} file
 * @returns {string[]}
 */
function failedTests(mutation, file) {
  const args = ['run', '--config', 'scripts/mutations/vitest.config.ts', '--root', '.', '--reporter', 'json', file];
  const { stdout } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, MERELLIER_MUTATION: String(mutation) },
  });
  /** @type {{ testResults: { assertionResults: { status: string, fullName: string }[] }[] }} */
  const { testResults } = JSON.parse(stdout.slice(stdout.indexOf('{')));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (tests.length === 0) throw new Error(`${file}: no test has run`);
  return tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
}
