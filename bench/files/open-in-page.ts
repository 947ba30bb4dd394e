import { readFileSync } from 'node:fs';
import { startServer } from '@merellier/server';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../scripts/chromium.mjs';

/** What it costs a page to open a file of games, and to look for a pattern in all of them. */
export interface OpenedInPage {
  /** Seconds until all games are read, and until all are searched: by the clock, and of the page’s processor time. */
  readonly reading: Taken;
  readonly searching: Taken;
  /** The longest that the page itself stood still, in milliseconds. */
  readonly longestTask: number;
  /** MB of the page’s process, worker and all: before the file, and the most after it. */
  readonly memoryBefore: number;
  readonly memory: number;
}

interface Taken {
  readonly clock: number;
  readonly processor: number;
}

const POLL = 250;
const LONGEST = 600_000;

/** Opens a file in a real browser, and searches it. */
export async function openInPage(path: string): Promise<OpenedInPage> {
  const server = await startServer({ port: 0 });
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await page.goto(`${server.url}/en/analysis/collection`);
    await page.locator('.collection .file-choice').waitFor();
    await page.evaluate(watchTasks);
    const { memory: memoryBefore } = await stateOf(browser);
    let memory = memoryBefore;
    const watch = async (): Promise<void> => {
      memory = Math.max(memory, (await stateOf(browser)).memory);
    };
    const list = page.locator('.collection-rows > li').first();
    const readingEnds = await timing(browser);
    await page.locator('.collection input[type=file]').setInputFiles(path);
    await until(() => list.isVisible(), watch);
    const reading = await readingEnds();
    await putPattern(page);
    const searchingEnds = await timing(browser);
    await page.locator('.collection-search .button.primary').click();
    await page.locator('.collection-progress').waitFor();
    await until(async () => (await page.locator('.collection-progress').count()) === 0, watch);
    const searching = await searchingEnds();
    const longestTask = await page.evaluate(() => Number(document.documentElement.dataset['longest'] ?? 0));
    return { reading, searching, longestTask, memoryBefore, memory };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Puts two men into a corner, to be looked for. */
async function putPattern(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Pattern' }).check({ force: true });
  const places = page.locator('#board [aria-label*=", free"]');
  for (const place of [places.first(), places.first()]) await place.click();
}

async function until(isDone: () => Promise<boolean>, meanwhile: () => Promise<void>): Promise<void> {
  const end = performance.now() + LONGEST;
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error('the page does not come to an end');
    await meanwhile();
    await new Promise((done) => setTimeout(done, POLL));
  }
}

/** Notes the longest task of the page’s own thread in the document; runs in the page. */
function watchTasks(): void {
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    const longest = Math.max(...list.getEntries().map(({ duration }) => duration), Number(dataset['longest'] ?? 0));
    dataset['longest'] = String(longest);
  }).observe({ type: 'longtask' });
}

/** Tells, when it is called, how long it is since. */
async function timing(browser: Browser): Promise<() => Promise<Taken>> {
  const begin = performance.now();
  const { processor } = await stateOf(browser);
  return async () => ({
    clock: (performance.now() - begin) / 1000,
    processor: (await stateOf(browser)).processor - processor,
  });
}

/** Of the processes that show pages: MB of the largest, seconds of the processor of all. */
async function stateOf(browser: Browser): Promise<{ readonly memory: number; readonly processor: number }> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  return {
    memory: Math.max(0, ...pages.map(({ id }) => residentOf(id))),
    processor: pages.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
  };
}

function residentOf(id: number): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1000;
  } catch {
    return 0;
  }
}
