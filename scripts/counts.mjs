/** @typedef {{ passed: number, failed: number, note?: string }} Counts the note says what could not be tried here */

/**
 * What vitest's JSON report counts. A file that could not even be loaded has no tests of its own, and counts as one.
 * @param {any} report
 * @returns {Counts}
 */
export function countVitest(report) {
  /** @type {{ status: string, assertionResults: unknown[] }[]} */
  const files = report.testResults;
  const broken = files.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/**
 * What Playwright's JSON report counts. A test that passed at a second try has failed: none is tried again.
 * @param {any} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
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
