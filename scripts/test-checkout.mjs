import { parseArgs } from 'node:util';
import { ensurePackages } from './packages.mjs';
import { STAGES } from './stages.mjs';
import { Failure, tell } from './steps.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {import('./stages.mjs').Stage} Stage */

const USAGE = `npm test -- [--only STAGE,…] [-- ARGUMENTS FOR THE STAGE'S TOOL]
Stages: ${Object.keys(STAGES).join(', ')}. Example: npm test -- --only unit -- packages/rules`;

/**
 * Runs all stages, or those asked for, whatever became of the ones before; prints what each came to and one last line,
 * `N passed, N failed`. The exit status is 1 where anything failed.
 * @param {string[]} args
 */
export async function testCheckout(args) {
  process.once('SIGINT', () => process.exit(130));
  /** @type {{ title: string, counts: Counts, seconds: number }[]} */
  const results = [];
  try {
    const { names, rest } = readArguments(args);
    await ensurePackages();
    for (const name of names) {
      const stage = STAGES[name];
      if (stage) results.push(await timed(stage, rest));
    }
  } catch (error) {
    tell(error);
    results.push({ title: 'Preparation', counts: { passed: 0, failed: 1 }, seconds: 0 });
  }
  const passed = results.reduce((sum, { counts }) => sum + counts.passed, 0);
  const failed = results.reduce((sum, { counts }) => sum + counts.failed, 0);
  console.log();
  for (const { title, counts, seconds } of results) {
    const mark = counts.failed === 0 ? '✓' : '✗';
    console.log(`${mark} ${title}: ${counts.passed} passed, ${counts.failed} failed (${seconds.toFixed(1)} s)`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** @param {string[]} args */
function readArguments(args) {
  const { values, positionals } = parseArgs({ args, options: { only: { type: 'string' } }, allowPositionals: true });
  const names = values.only?.split(',') ?? Object.keys(STAGES);
  const unknown = names.find((name) => !(name in STAGES));
  if (unknown !== undefined) throw new Failure(`There is no stage "${unknown}".\n${USAGE}`);
  if (positionals.length > 0 && names.length > 1) throw new Failure(`Arguments are for one stage only.\n${USAGE}`);
  return { names, rest: positionals };
}

/**
 * @param {Stage} stage
 * @param {string[]} args
 */
async function timed({ title, run }, args) {
  const start = Date.now();
  console.log(`\n── ${title}`);
  const counts = await run(args).catch((error) => {
    tell(error);
    return { passed: 0, failed: 1 };
  });
  const seconds = (Date.now() - start) / 1000;
  console.log(`── ${title}: ${counts.failed === 0 ? 'passed' : 'FAILED'} (${seconds.toFixed(1)} s)`);
  return { title, counts, seconds };
}
