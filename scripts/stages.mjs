import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildElement, buildLibraries, buildPage } from './build-parts.mjs';
import { ensureChromium } from './chromium.mjs';
import { checked, countPlaywright, countVitest, readAudit } from './counts.mjs';
import { ENGINES, ensureEngines } from './engines.mjs';
import { ensureServices } from './services.mjs';
import { tell } from './steps.mjs';
import { at, runNpm, runTool } from './workspace.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * One of the things that `npm test` does.
 * @typedef {object} Stage
 * @property {string} title
 * @property {boolean} [beside] whether it runs beside the others, because it waits more than it works or takes little
 * @property {'libraries' | 'page'} [needs] what has to be built before: the page comes with the libraries
 * @property {() => Promise<unknown>} [programs] installs the programs of the system that it runs, where they are missing
 * @property {(args: string[]) => Promise<Counts>} run
 */

/**
 * A stage ends only when it is done, or has reported nothing for so many milliseconds: a machine with other work to do takes
 * its time, and no test reports later than its own limit.
 */
const SILENCE = 20 * 60_000;

/**
 * The stages of `npm test`, by name. Each takes arguments for its tool.
 * @type {Record<string, Stage>}
 */
export const STAGES = {
  types: { title: 'Types', beside: true, run: (args) => oneCheck('tsc', ['-b', ...args]) },
  lint: {
    title: 'Lint, format and import boundaries',
    beside: true,
    run: (args) => oneCheck('biome', ['check', '--error-on-warnings', ...(args.length > 0 ? args : ['.'])]),
  },
  audit: { title: 'Known vulnerabilities', beside: true, run: audit },
  unit: {
    title: 'Unit and property tests',
    // Tests run against the sources, but for those that run the command line as it is built.
    needs: 'libraries',
    programs: ensureServices,
    run: async (args) => {
      const report = freshReport('unit');
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const plain = process.stdout.isTTY ? [] : ['--no-color'];
      const { status } = await runTool('vitest', ['run', ...reporters, ...plain, ...args], { silence: SILENCE });
      return checked(readReport(report, countVitest), status);
    },
  },
  packages: {
    title: 'Packages, as they are installed',
    // It packs what is built, and then waits for npm and for programs that start.
    beside: true,
    needs: 'page',
    programs: ensureChromium,
    // Loaded only now: its tools are installed by then.
    run: async () => (await import('./packed.mjs')).checkPacked(),
  },
  browser: {
    title: 'Browser tests',
    needs: 'page',
    programs: ensureChromium,
    run: async (args) => runPlaywright('browser', ['desktop', 'phone'], args, { CHROMIUM: await ensureChromium() }),
  },
  engines: {
    title: 'Other browser engines',
    // They wait for their drivers more than they work.
    beside: true,
    needs: 'page',
    programs: ensureEngines,
    run: async (args) => {
      const there = await ensureEngines();
      const missing = Object.entries(ENGINES).filter(([name]) => !there.some((each) => each === name));
      const leftOut = missing
        .map(([, { title, packages }]) => `${title} (Debian: ${packages.join(', ')})`)
        .join(' and ');
      const note = leftOut && `left out, not installed here: ${leftOut}`;
      if (there.length === 0) return { passed: 0, failed: 0, note };
      const counts = await runPlaywright('engines', there, ['--workers=2', ...args]);
      return note ? { ...counts, note } : counts;
    },
  },
};

/**
 * Installs the programs that these stages need, before they begin: the system's installer lets only one at it at a time.
 * What cannot be installed is said by the stage that misses it.
 * @param {readonly Stage[]} stages
 */
export async function installFor(stages) {
  for (const programs of new Set(stages.flatMap((stage) => stage.programs ?? [])))
    await Promise.resolve(programs()).catch(() => {});
}

/**
 * Builds what these stages need. What does not compile is still built as far as it can be, and the tests may tell more.
 * @param {readonly Stage[]} stages
 */
export async function buildFor(stages) {
  /** @param {unknown} error */
  const goOn = (error) => {
    tell(error);
    console.error('The tests go on with what was built.');
  };
  if (stages.some(({ needs }) => needs !== undefined)) await buildLibraries().catch(goOn);
  if (!stages.some(({ needs }) => needs === 'page')) return;
  await buildElement().catch(goOn);
  await buildPage().catch(goOn);
}

/**
 * @param {string} name
 * @param {readonly string[]} projects
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<Counts>}
 */
async function runPlaywright(name, projects, args, env = {}) {
  const report = freshReport(name);
  // Joined: the tool takes what follows `--project` for names of projects, a file's too.
  const chosen = projects.map((project) => `--project=${project}`);
  // Two runs may stand beside each other, and each empties its folder when it begins.
  const output = `--output=test-results/${name}`;
  const { status } = await runTool('playwright', ['test', '--reporter=list,json', output, ...chosen, ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    silence: SILENCE,
  });
  return checked(readReport(report, countPlaywright), status);
}

/**
 * A tool that is one check as a whole.
 * @param {'tsc' | 'biome'} tool
 * @param {string[]} args
 * @returns {Promise<Counts>}
 */
async function oneCheck(tool, args) {
  const { status } = await runTool(tool, args, { silence: SILENCE });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Whether packages that the product runs on have vulnerabilities that are known and serious. Where the registry tells of
 * none, or there is no network, nothing is counted.
 * @returns {Promise<Counts>}
 */
async function audit() {
  const { output } = await runNpm(['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'], {
    quiet: true,
  });
  const found = readAudit(output);
  if (found === null) {
    console.log('Not asked: this registry does not tell, or it is not to be reached.');
    return { passed: 0, failed: 0 };
  }
  const { high = 0, critical = 0 } = found;
  if (high + critical === 0) return { passed: 1, failed: 0 };
  console.error(`${high + critical} packages have serious vulnerabilities: "npm audit --omit=dev" names them.`);
  return { passed: 0, failed: 1 };
}

/** @param {string} name */
function freshReport(name) {
  const file = at('.cache', 'reports', `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/**
 * @param {string} file
 * @param {(report: any) => Counts} count
 */
function readReport(file, count) {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
