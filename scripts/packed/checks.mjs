import { failure } from '../counts.mjs';
import { tell } from '../steps.mjs';

/** @typedef {import('../counts.mjs').Counts} Counts */

/** Runs checks one after the other, says which fail and why, and counts them all. */
export class Checks {
  /** @type {Counts} */
  counts = { passed: 0, failed: 0, failures: [] };

  /**
   * One check: it fails where `work` throws or finds something.
   * @param {string} name
   * @param {() => unknown} work gives what is wrong, one text each, or nothing
   */
  async check(name, work) {
    const start = Date.now();
    /** @type {unknown} */
    let found;
    try {
      found = await work();
    } catch (error) {
      tell(error);
      found = [error instanceof Error ? error.message : String(error)];
    }
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    const faults = Array.isArray(found) ? found : [];
    this.counts[faults.length === 0 ? 'passed' : 'failed']++;
    if (faults.length > 0) this.counts.failures?.push(failure(name, faults.join('\n')));
    console.log(`  ${faults.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    for (const fault of faults) console.log(`      ${String(fault).trim().replaceAll('\n', '\n      ')}`);
  }
}
