import { stripVTControlCharacters } from 'node:util';

/**
 * What a runner's own report says.
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [failures] each failed test by name, with the first lines of why
 * @property {string} [note] what could not be tried here
 */

/** So many lines of a failure are enough to know it by: the seed of a property and its counterexample among them. */
const LINES_OF_A_FAILURE = 8;

/**
 * What vitest's JSON report counts. A file that could not even be loaded has no tests of its own, and counts as one.
 * @param {any} report
 * @returns {Counts}
 */
export function countVitest(report) {
  /** @type {{ name?: string, status: string, message?: string, assertionResults: any[] }[]} */
  const files = report.testResults;
  const broken = files.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  const failures = [
    ...broken.map(({ name = '', message }) => failure(name, message)),
    ...files.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, failureMessages?.[0])),
    ),
  ];
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length, failures };
}

/**
 * What Playwright's JSON report counts. A test that passed at a second try has failed: none is tried again.
 * @param {any} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors, suites = [] }) {
  const failures = [
    ...errors.map((/** @type {any} */ { message }) => failure('outside the tests', message)),
    ...suites.flatMap(failedSpecs),
  ];
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, failures };
}

/**
 * The failed tests of a suite of Playwright's, and of the suites in it.
 * @param {any} suite
 * @returns {string[]}
 */
function failedSpecs({ suites = [], specs = [] }) {
  const failed = specs.flatMap((/** @type {any} */ { title, file, line, tests }) =>
    tests
      .filter((/** @type {any} */ { status }) => status === 'unexpected' || status === 'flaky')
      .map((/** @type {any} */ { projectName, results }) => {
        const messages = results.map((/** @type {any} */ { error }) => error?.message);
        return failure(`[${projectName}] ${file}:${line} › ${title}`, messages.find(Boolean));
      }),
  );
  return [...failed, ...suites.flatMap(failedSpecs)];
}

/**
 * A failed test as the closing lines tell it.
 * @param {string} name
 * @param {string} [message]
 */
export function failure(name, message = 'no message') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, LINES_OF_A_FAILURE).map((line) => `    ${line}`)].join('\n');
}

/**
 * The counts of a runner that ended with this status: one that failed without saying where, or ran no test, has failed.
 * @param {Counts | null} counts null where it left no report
 * @param {number} status
 * @returns {Counts}
 */
export function checked(counts, status) {
  if (counts === null) return { passed: 0, failed: 1 };
  const { passed, failed } = counts;
  const silent = failed === 0 && (status !== 0 || passed === 0);
  return silent ? { passed, failed: 1 } : counts;
}

/**
 * How many vulnerabilities of each severity `npm audit --json` found; null where it could not ask.
 * @param {string} output
 * @returns {Record<string, number> | null}
 */
export function readAudit(output) {
  try {
    const text = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
    return JSON.parse(text).metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}
