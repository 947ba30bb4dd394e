import { startServer } from '@merellier/server';
import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.mjs';
import { type Figure, printFigures } from './figures.ts';
import { asPhone, PHONE } from './phone.ts';

const TASK_AT_MOST = 50;
const TAP_AT_MOST = 100;
const TURNS = 14;
/** Levels that think for long: the page must answer meanwhile. */
const LEVEL = 9;

/** What the browser itself has measured, in milliseconds. */
interface Measured {
  readonly tasks: readonly number[];
  readonly taps: readonly number[];
}

const server = await startServer({ port: 0 });
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const desktop = await measure(false);
  const phone = await measure(true);
  printFigures([...figures('desktop', desktop), ...figures('telephone, processor 4 times slower', phone)]);
} finally {
  await browser.close();
  await server.close();
}

function figures(where: string, { tasks, taps }: Measured): readonly Figure[] {
  const [task, tap] = [Math.max(0, ...tasks), Math.max(0, ...taps)];
  return [
    {
      what: `longest task of the page's thread in play, ${where}`,
      ours:
        task === 0 ? `none over ${TASK_AT_MOST} ms` : `${task.toFixed(0)} ms (${tasks.length} over ${TASK_AT_MOST} ms)`,
      limit: `${TASK_AT_MOST} ms or less`,
      met: task <= TASK_AT_MOST,
      comparedTo: 'our own limit',
    },
    {
      what: `slowest answer to a tap, ${where}`,
      ours: `${tap.toFixed(0)} ms (${taps.length} taps of 16 ms or more)`,
      limit: `${TAP_AT_MOST} ms or less`,
      met: tap <= TAP_AT_MOST,
      comparedTo: 'our own limit',
    },
  ];
}

/** Plays against the computer, tapping also while it thinks, and lets the browser measure. */
async function measure(slow: boolean): Promise<Measured> {
  const context = await browser.newContext({ locale: 'fr-FR', ...(slow && { viewport: PHONE, hasTouch: true }) });
  try {
    const page = await context.newPage();
    await page.addInitScript((level) => {
      localStorage.setItem('merellier.settings', JSON.stringify({ level, rules: { id: 'marelle', changes: {} } }));
    }, LEVEL);
    if (slow) await asPhone(page, { latency: null });
    await page.goto(server.url);
    await page.locator('.start-actions .button.primary').click();
    await tapOpen(page);
    // What belongs to the first turn is loaded by now.
    await answered(page, 2);
    await page.evaluate(observe);
    for (let turn = 2; turn < TURNS; turn += 2) {
      await tapOpen(page);
      await tapAnywhere(page);
      await answered(page, turn + 2);
    }
    return await page.evaluate(() => (window as unknown as { readonly measured: Measured }).measured);
  } finally {
    await context.close();
  }
}

/** Begins to gather, within the page, tasks over 50 ms and how long a tap takes until the next picture is there. */
function observe(): void {
  const measured: { tasks: number[]; taps: number[] } = { tasks: [], taps: [] };
  Object.assign(window, { measured });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.tasks.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (/^(pointer|click)/.test(name)) measured.taps.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Taps places where a man can be put, or taken, until the turn is whole. */
async function tapOpen(page: Page): Promise<void> {
  const before = await turns(page);
  while ((await turns(page)) === before) {
    const at = await page.evaluate(() => {
      const places = [...document.querySelectorAll('.board-open .board-hit')];
      const box = places[Math.floor(places.length / 2)]?.getBoundingClientRect();
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    });
    if (at) await page.mouse.click(at.x, at.y);
    await page.waitForTimeout(150);
  }
}

/** A tap while the computer thinks is answered too: by the reason why not. */
async function tapAnywhere(page: Page): Promise<void> {
  const box = await page.locator('.board-view').boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + 12);
}

async function answered(page: Page, count: number): Promise<void> {
  while ((await turns(page)) < count) await page.waitForTimeout(100);
  await page.waitForTimeout(400);
}

/** How many turns have been played: what this tab keeps tells. */
async function turns(page: Page): Promise<number> {
  return page.evaluate(() => {
    const game: string = JSON.parse(sessionStorage.getItem('merellier.game') ?? '{"game":""}').game;
    return (game.replace(/\[[^\]]*\]/g, '').match(/[a-g]\d\S*/g) ?? []).length;
  });
}
