import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startServer } from '@merellier/server';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.mjs';
import { type Figure, printFigures } from './figures.ts';
import { firstVisit, playOnPhone, type Visit } from './page/visit.ts';

const KILOBYTES_AT_MOST = 60;
const TAP_AT_MOST = 100;
/** What the screen shows at most; one picture in a hundred may be late. */
const FRAMES_AT_LEAST = 60;
const LATE = 0.99;
/** Seconds on a telephone, by the latency of its line in milliseconds. */
const LINES = [
  { latency: 150, visible: 0.8, ownMan: 1.5, answer: 2.2 },
  { latency: 562, visible: 1.4, ownMan: null, answer: 4 },
];
const TRIES = 3;
const COMPARED = 'our own limit';
const TAPS = 12;
const BUILT = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

const server = await startServer({ port: 0 });
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const figures: Figure[] = [];
  for (const { latency, visible, ownMan, answer } of LINES) {
    const visits = await inTurn(TRIES, () => firstVisit(browser, server.url, latency));
    if (figures.length === 0) figures.push(scriptsOf(visits));
    const add = (what: string, read: (visit: Visit) => number, limit: number | null, unit = 's'): void => {
      // The best of a few: what else the machine does at that moment is not what this is about.
      const value = Math.min(...visits.map(read));
      figures.push(ours(`latency ${latency} ms: ${what}`, value, limit, unit));
    };
    add('the board is visible', (visit) => visit.visible, visible);
    add('the first own man is on it', (visit) => visit.ownMan, ownMan);
    add('the computer has answered', (visit) => visit.answer, answer);
    add('layout shift while it loads', (visit) => visit.shifts.load, 0, '');
    add('layout shift as the game starts', (visit) => visit.shifts.game, 0, '');
  }
  const { slowestTap, frames } = await playOnPhone(browser, server.url, TAPS);
  figures.push(ours('slowest answer to a tap (INP)', slowestTap, TAP_AT_MOST, 'ms'), {
    what: 'frames while men move',
    ours: `${frames.shown.toFixed(1)} a second shown, ${frames.drawn.toFixed(1)} with new work of the page in them`,
    limit: `${FRAMES_AT_LEAST} a second`,
    met: frames.shown >= FRAMES_AT_LEAST * LATE,
    comparedTo: COMPARED,
  });
  console.log('A telephone: processor 4 times slower, 1.6 Mbit/s; each figure is the best of a few first visits.');
  printFigures(figures);
} finally {
  await browser.close();
  await server.close();
}

/** One figure that may be so large at most; one without a limit is only told. */
function ours(what: string, value: number, limit: number | null, unit: string, more = ''): Figure {
  const digits = unit === 'ms' ? 0 : unit === 'kB' ? 1 : 2;
  const told = [value.toFixed(unit === '' ? 4 : digits), unit, more].filter((part) => part !== '').join(' ');
  return {
    ...{ what, ours: told, comparedTo: COMPARED },
    limit: limit === null ? '' : `${limit} ${unit}`.trim(),
    met: limit === null || value <= limit,
  };
}

/** What the scripts weigh, over all files, that are fetched until the first man stands: in the visit that fetched least. */
function scriptsOf(visits: readonly Visit[]): Figure {
  const [least] = [...visits].sort((a, b) => kilobytes(a.scripts, '.br') - kilobytes(b.scripts, '.br'));
  const scripts = least?.scripts ?? [];
  const more = `brotli, ${scripts.length} files; ${kilobytes(scripts, '.gz').toFixed(1)} gzip`;
  return ours('JavaScript before the first move', kilobytes(scripts, '.br'), KILOBYTES_AT_MOST, 'kB', more);
}

/** Does something so many times, one after the other. */
async function inTurn<T>(times: number, run: () => Promise<T>): Promise<readonly T[]> {
  const results: T[] = [];
  while (results.length < times) results.push(await run());
  return results;
}

/** The sizes of the served files, compressed this way where that made them smaller. */
function kilobytes(paths: readonly string[], suffix: '.br' | '.gz'): number {
  const bytes = paths.map(
    (path) => statSync(BUILT + path + suffix, { throwIfNoEntry: false })?.size ?? readFileSync(BUILT + path).length,
  );
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
