import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { printFigures } from './figures.ts';

const AT_MOST = 5;
const CHECKOUT = fileURLToPath(new URL('..', import.meta.url));
const COMMAND = fileURLToPath(new URL('../apps/cli/bin/merellier.mjs', import.meta.url));
/** How many times the processor time of Node alone a light command may take. */
const COMMAND_AT_MOST = 2;
const PAIRS = 25;
const LIGHT = ['--version', '--help', 'turns --help', 'rules', 'board marelle', 'turns marelle', 'turns dames'];

// What the bench itself was started with is built already: so this is a second start.
const seconds = Math.min(await secondsToPage(), await secondsToPage());
printFigures([
  {
    what: 'npm start, the second time',
    ours: `${seconds.toFixed(2)} s to the served page`,
    limit: `${AT_MOST} s or less`,
    met: seconds <= AT_MOST,
    comparedTo: 'our own limit',
  },
  ...LIGHT.map((args) => {
    const { ours, alone } = startOf(args.split(' '));
    return {
      what: `merellier ${args}, the mean of ${PAIRS}`,
      ours: `${(ours / alone).toFixed(2)} times node -e 0 (${ours.toFixed(0)} beside ${alone.toFixed(0)} ms of processor time)`,
      limit: `${COMMAND_AT_MOST} times or less`,
      met: ours <= COMMAND_AT_MOST * alone,
      comparedTo: 'node -e 0, run in turn with it',
    };
  }),
]);

/** The processor time, in milliseconds, of the command with these arguments and of Node alone: the means of pairs. */
function startOf(args: readonly string[]): { readonly ours: number; readonly alone: number } {
  let [ours, alone] = [0, 0];
  for (let pair = 0; pair < PAIRS; pair++) {
    alone += processorTimeOf(['-e', '0']) / PAIRS;
    ours += processorTimeOf([COMMAND, ...args]) / PAIRS;
  }
  return { ours, alone };
}

/** The milliseconds that a program of Node keeps processors busy, from its beginning to its very end, as bash tells them. */
function processorTimeOf(args: readonly string[]): number {
  const timed = `TIMEFORMAT='%3U %3S'; time "$@" > /dev/null 2> /dev/null`;
  const { status, stderr } = spawnSync('bash', ['-c', timed, 'bash', process.execPath, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with status ${status}`);
  const [user = 0, system = 0] = stderr.trim().split(/\s+/).map(Number);
  return 1000 * (user + system);
}

/** From the command to the whole page received. */
async function secondsToPage(): Promise<number> {
  const before = performance.now();
  const child = spawn('npm', ['start', '--', '--port', '0'], {
    cwd: CHECKOUT,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  try {
    const page = await fetch(await readyAt(child.stdout));
    if (!page.ok || !(await page.text()).includes('<html')) throw new Error(`no page: ${page.status}`);
    return (performance.now() - before) / 1000;
  } finally {
    // As Ctrl+C does: to npm and to all that it started.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  }
}

async function readyAt(output: AsyncIterable<Buffer>): Promise<string> {
  let said = '';
  for await (const text of output) {
    said += text;
    const url = /is ready: (\S+)/.exec(said)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error(`npm start ended without a page:\n${said}`);
}
