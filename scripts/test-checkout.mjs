import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePackages } from './packages.mjs';
import { buildFor, installFor, STAGES } from './stages.mjs';
import { Failure, tell } from './steps.mjs';
import { at, run } from './workspace.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {{ name: string, title: string, counts: Counts, seconds: number }} Result */

const NAMES = Object.keys(STAGES);
const USAGE = `npm test -- [--only STAGE,…] [-- ARGUMENTS FOR THE STAGE'S TOOL]
Stages: ${NAMES.join(', ')}. Example: npm test -- --only unit -- packages/rules`;

/**
 * Runs all stages, or those asked for, whatever became of the ones before; prints what each came to and one last line,
 * `N passed, N failed`. The exit status is 1 where anything failed.
 * @param {string[]} args
 */
export async function testCheckout(args) {
  process.once('SIGINT', () => process.exit(130));
  /** @type {Result[]} */
  const results = [];
  try {
    const { names, rest, reportTo } = readArguments(args);
    await ensurePackages();
    const stages = names.flatMap((name) => STAGES[name] ?? []);
    await installFor(stages);
    await buildFor(stages);
    results.push(...(await runStages(names, rest)));
    if (reportTo !== undefined) writeFileSync(reportTo, JSON.stringify(results));
  } catch (error) {
    tell(error);
    results.push({ name: '', title: 'Preparation', counts: { passed: 0, failed: 1 }, seconds: 0 });
  }
  const passed = results.reduce((sum, { counts }) => sum + counts.passed, 0);
  const failed = results.reduce((sum, { counts }) => sum + counts.failed, 0);
  console.log();
  for (const { title, counts, seconds } of results) {
    const mark = counts.failed === 0 ? '✓' : '✗';
    const note = counts.note ? `; ${counts.note}` : '';
    console.log(`${mark} ${title}: ${counts.passed} passed, ${counts.failed} failed (${seconds.toFixed(1)} s)${note}`);
  }
  // Once more at the end, where a log that was cut still has them.
  for (const failure of results.flatMap(({ counts }) => counts.failures ?? [])) console.log(`\n✗ ${failure}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** @param {string[]} args */
function readArguments(args) {
  const options = /** @type {const} */ ({ only: { type: 'string' }, 'report-to': { type: 'string' } });
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const names = values.only?.split(',') ?? NAMES;
  const unknown = names.find((name) => !(name in STAGES));
  if (unknown !== undefined) throw new Failure(`There is no stage "${unknown}".\n${USAGE}`);
  if (positionals.length > 0 && names.length > 1) throw new Failure(`Arguments are for one stage only.\n${USAGE}`);
  return { names, rest: positionals, reportTo: values['report-to'] };
}

/**
 * The stages one after the other, and beside them, in a process of their own, those that leave the machine time for others.
 * @param {string[]} names
 * @param {string[]} args
 * @returns {Promise<Result[]>} in the order of the names
 */
async function runStages(names, args) {
  const beside = names.filter((name) => STAGES[name]?.beside);
  const isApart = beside.length < names.length;
  const others = isApart ? runApart(beside) : Promise.resolve([]);
  /** @type {Result[]} */
  const results = [];
  for (const name of names) {
    const stage = STAGES[name];
    if (stage && !(isApart && beside.includes(name))) results.push({ name, ...(await timed(stage, args)) });
  }
  results.push(...(await others));
  return results.sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}

/**
 * Runs stages in a process of their own; shows what it said once it has ended.
 * @param {string[]} names
 * @returns {Promise<Result[]>}
 */
async function runApart(names) {
  if (names.length === 0) return [];
  mkdirSync(at('.cache'), { recursive: true });
  const folder = mkdtempSync(at('.cache', 'beside-'));
  try {
    const file = join(folder, 'results.json');
    const args = [at('scripts/test.mjs'), '--only', names.join(','), '--report-to', file];
    const { output } = await run(process.execPath, args, { quiet: true });
    // Its own closing lines are left out: ours say it.
    const lastStage = output.lastIndexOf('\n──') + 1;
    console.log(`\n${output.slice(0, output.indexOf('\n', lastStage)).trim()}`);
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
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
