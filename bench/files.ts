import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printFigures, whole } from './figures.ts';
import { openInPage } from './files/open-in-page.ts';
import { writeCollection } from './files/write-collection.ts';

const MEGABYTES = 20;
/** Processor seconds for 100 MB: about a minute. */
const AT_MOST = 75;
/** How much more memory a large file may take than a small one, in MB. */
const MEMORY = 80;
/** The page: processor seconds for 100 MB, MB more than before the file, and milliseconds. */
const PAGE_AT_MOST = 90;
const PAGE_MEMORY = 300;
const TASK_AT_MOST = 100;
const COMMAND = fileURLToPath(new URL('../apps/cli/bin/merellier.mjs', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'merellier-bench-'));
try {
  const [small, large] = [join(folder, 'small.pdn'), join(folder, 'large.pdn')];
  await writeCollection(small, 2);
  const games = await writeCollection(large, MEGABYTES);
  const few = await measure(small);
  const many = await measure(large);
  const seconds = (many.seconds * 100) / MEGABYTES;
  const inPage = await openInPage(large);
  const for100 = (seconds: number): number => (seconds * 100) / MEGABYTES;
  const pageSeconds = for100(inPage.reading.processor);
  printFigures([
    {
      what: `merellier games, ${MEGABYTES} MB of PDN, ${whole(games)} games`,
      ours: `${many.seconds.toFixed(1)} processor s; ${seconds.toFixed(0)} s for 100 MB`,
      limit: `${AT_MOST} s for 100 MB or less`,
      met: seconds <= AT_MOST,
      comparedTo: 'our own limit',
    },
    {
      what: 'memory beside that of 2 MB',
      ours: `${many.memory.toFixed(0)} MB beside ${few.memory.toFixed(0)} MB`,
      limit: `${MEMORY} MB more at most`,
      met: many.memory <= few.memory + MEMORY,
      comparedTo: 'our own limit',
    },
    {
      what: `the page opens ${MEGABYTES} MB`,
      ours: `${inPage.reading.processor.toFixed(1)} processor s, ${inPage.reading.clock.toFixed(1)} s; ${pageSeconds.toFixed(0)} processor s for 100 MB`,
      limit: `${PAGE_AT_MOST} s for 100 MB or less`,
      met: pageSeconds <= PAGE_AT_MOST,
      comparedTo: 'our own limit',
    },
    {
      what: 'and looks for a pattern in all games',
      ours: `${inPage.searching.processor.toFixed(1)} processor s, ${inPage.searching.clock.toFixed(1)} s`,
      limit: `${PAGE_AT_MOST} s for 100 MB or less`,
      met: for100(inPage.searching.processor) <= PAGE_AT_MOST,
      comparedTo: 'our own limit',
    },
    {
      what: 'longest task of the page meanwhile',
      ours: `${inPage.longestTask.toFixed(0)} ms`,
      limit: `${TASK_AT_MOST} ms at most`,
      met: inPage.longestTask <= TASK_AT_MOST,
      comparedTo: 'our own limit',
    },
    {
      what: 'most memory of page and worker, beside that before the file',
      ours: `${inPage.memory.toFixed(0)} MB beside ${inPage.memoryBefore.toFixed(0)} MB`,
      limit: `${PAGE_MEMORY} MB more at most`,
      met: inPage.memory <= inPage.memoryBefore + PAGE_MEMORY,
      comparedTo: 'our own limit',
    },
  ]);
} finally {
  rmSync(folder, { recursive: true });
}

/** Processor seconds and most memory, in MB, of a check. */
function measure(path: string): Promise<{ seconds: number; memory: number }> {
  const told = `process.on('exit', () => { const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    process.stderr.write(JSON.stringify({ seconds: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 })); });`;
  const hook = `data:text/javascript,${encodeURIComponent(told)}`;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', hook, COMMAND, 'games', path], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    child.once('close', (status) =>
      status === 0 ? resolve(JSON.parse(said)) : reject(new Error(`games ended with ${status}: ${said}`)),
    );
  });
}
