import type { Browser, Page } from '@playwright/test';
import { asPhone, PHONE } from '../phone.ts';

/** How many pictures a second a screen shows. */
const SCREEN = 60;

/** What somebody on a slow telephone sees of a first visit, in seconds from the first request. */
export interface Visit {
  /** The whole board is drawn. */
  readonly visible: number;
  /** A man of one's own has been played. */
  readonly ownMan: number;
  /** The computer has answered. */
  readonly answer: number;
  /** The scripts that were asked for until that man stood there, by their paths. */
  readonly scripts: readonly string[];
  /** How much of the page moved, as the browser counts it: while it loaded, and from the first tap on. */
  readonly shifts: { readonly load: number; readonly game: number };
}

/** What a game on the same telephone costs, once everything is loaded. */
export interface Play {
  /** The slowest answer to a tap, in milliseconds until the next picture. */
  readonly slowestTap: number;
  /** While men move: pictures a second that were shown, and those that the page's own thread took part in. */
  readonly frames: { readonly shown: number; readonly drawn: number };
}

/** What the page itself notes. */
interface Notes {
  visible: number;
  /** Whether frames are counted: looking at what moves, frame by frame, is work that taps would wait for. */
  counts: boolean;
  readonly shifts: { readonly at: number; readonly value: number }[];
  readonly taps: number[];
  readonly frames: number[];
}

/** A first visit: the address is opened, a place is tapped as soon as it can be, and the computer answers. */
export function firstVisit(browser: Browser, url: string, latency: number): Promise<Visit> {
  return onPhone(browser, async (page) => {
    await asPhone(page, { latency });
    await page.goto(url, { waitUntil: 'commit' });
    const before = await page.waitForFunction(men, null, { polling: 'raf' }).then((found) => found.jsonValue());
    const tapped = await page.evaluate(() => performance.now());
    if (!before) throw new Error('no board');
    const ownMan = await tapUntilPlayed(page, before.white);
    const scripts = await page.evaluate(
      (stood) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => /\.js$/.test(name) && startTime <= stood)
          .map(({ name }) => new URL(name).pathname),
      ownMan,
    );
    const answer = await whenChanged(page, 'black', before.black);
    // What the answer sets in motion has come to rest.
    await page.waitForTimeout(1500);
    const { visible, shifts } = await notesOf(page);
    const sum = (counts: (at: number) => boolean): number =>
      shifts.reduce((total, { at, value }) => total + (counts(at) ? value : 0), 0);
    return {
      ...{ visible: visible / 1000, ownMan: ownMan / 1000, answer: answer / 1000, scripts },
      shifts: { load: sum((at) => at < tapped), game: sum((at) => at >= tapped) },
    };
  });
}

/** A game against the computer for so many taps, with the line as it is and the processor slow. */
export function playOnPhone(browser: Browser, url: string, taps: number): Promise<Play> {
  return onPhone(browser, async (page) => {
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await asPhone(page, { latency: null });
    const tapAll = async (): Promise<void> => {
      for (let tap = 0; tap < taps; tap++) {
        await tapOpenPlace(page);
        await page.waitForTimeout(800);
      }
    };
    await page.evaluate(() => {
      const { notes } = window as unknown as { notes: Notes };
      notes.taps.length = 0;
    });
    await tapAll();
    const { taps: answers } = await notesOf(page);
    // The same again, looked at: a reload goes on with the game.
    await page.reload({ waitUntil: 'networkidle' });
    const shown = await countShown(page);
    await page.evaluate(() => {
      const { notes } = window as unknown as { notes: Notes & { go: () => void } };
      notes.counts = true;
      notes.go();
    });
    await tapAll();
    const { frames } = await notesOf(page);
    const length = frames.reduce((sum, frame) => sum + frame, 0);
    return {
      slowestTap: Math.max(0, ...answers),
      frames: { shown: await shown(), drawn: length === 0 ? 0 : (1000 * frames.length) / length },
    };
  });
}

/** A picture that was due, as the browser reports it. */
interface FrameReport {
  readonly state: string;
  readonly has_compositor_animation: boolean;
}

/**
 * Has the browser report every picture that was due, and gives a way to end it: how many a second were shown while something slid.
 * What slides does so in a thread of the browser's own, whatever the page works on meanwhile, so that only the browser knows.
 */
async function countShown(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  const due: FrameReport[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, ph, args } of value as unknown as {
      name: string;
      ph: string;
      args: { frame_reporter?: FrameReport };
    }[])
      if (name === 'PipelineReporter' && ph === 'b' && args.frame_reporter) due.push(args.frame_reporter);
  });
  const includedCategories = ['disabled-by-default-devtools.timeline.frame'];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    const sliding = due.filter((frame) => frame.has_compositor_animation);
    const count = (state: RegExp): number => sliding.filter((frame) => state.test(frame.state)).length;
    const [presented, dropped] = [count(/PRESENTED/), count(/DROPPED/)];
    return presented === 0 ? 0 : (SCREEN * presented) / (presented + dropped);
  };
}

async function onPhone<Result>(browser: Browser, run: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, locale: 'fr-FR' });
  try {
    const page = await context.newPage();
    // The compiler names functions by this helper, in what runs in the page too.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(takeNotes);
    return await run(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page: notes when the board is there, what moves it about, how long taps take, and frames while men move. */
function takeNotes(): void {
  let last = 0;
  const frame = (now: number): void => {
    // Looked for until it is found: the measure must not cost what it measures.
    const isVisible = (svg: Element): boolean => {
      const { width, height } = svg.getBoundingClientRect();
      return Math.min(width, height) > 200;
    };
    if (notes.visible === 0 && [...document.querySelectorAll('svg')].some(isVisible)) notes.visible = now;
    const isMan = ({ playState, effect }: Animation): boolean =>
      playState === 'running' && effect instanceof KeyframeEffect && effect.target?.closest('.board-view') != null;
    const moves = document.getAnimations().some(isMan);
    if (moves && last > 0) notes.frames.push(now - last);
    last = moves ? now : 0;
    if (notes.visible === 0 || notes.counts) requestAnimationFrame(frame);
  };
  const go = (): void => void requestAnimationFrame(frame);
  const notes: Notes = { visible: 0, counts: false, shifts: [], taps: [], frames: [] };
  Object.assign(window, { notes: Object.assign(notes, { go }) });
  go();
  const observe = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  observe('layout-shift', (entry) => {
    notes.shifts.push({ at: entry.startTime, value: (entry as PerformanceEntry & { readonly value: number }).value });
  });
  observe('event', ({ name, duration }) => /^(pointer|click)/.test(name) && notes.taps.push(duration), {
    durationThreshold: 16,
  });
}

const notesOf = (page: Page): Promise<Notes> =>
  page.evaluate(() => (window as unknown as { readonly notes: Notes }).notes);

/** Runs in the page: where men of each side stand, as a screen reader hears it; null until a place can be tapped. */
function men(): { readonly white: string; readonly black: string } | null {
  if (!document.querySelector('.board-view .board-open')) return null;
  const heard = [...document.querySelectorAll('.board-place')].map((place) => place.getAttribute('aria-label') ?? '');
  const of = (colour: RegExp): string => heard.map((label) => (colour.test(label) ? '*' : '.')).join('');
  return { white: of(/blanc/), black: of(/noir/) };
}

/** Taps open places until a man of one's own stands elsewhere, and gives the moment. */
async function tapUntilPlayed(page: Page, before: string): Promise<number> {
  for (;;) {
    await tapOpenPlace(page);
    const played = await whenChanged(page, 'white', before, 400).catch(() => null);
    if (played !== null) return played;
  }
}

/** Taps a place where something can be done now, if there is one. */
async function tapOpenPlace(page: Page): Promise<void> {
  const at = await page.evaluate(() => {
    const places = [...document.querySelectorAll('.board-open .board-hit')];
    const box = places[Math.floor(places.length / 2)]?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  });
  if (at) await page.touchscreen.tap(at.x, at.y);
}

/** The moment at which the men of a side stand otherwise than before. */
async function whenChanged(page: Page, side: 'white' | 'black', before: string, timeout = 60_000): Promise<number> {
  const changed = await page.waitForFunction(
    ([colour, known]) => {
      const places = [...document.querySelectorAll('.board-place')];
      const now = places.map((place) => (place.getAttribute('aria-label')?.includes(colour as string) ? '*' : '.'));
      return now.join('') !== known && performance.now();
    },
    [side === 'white' ? 'blanc' : 'noir', before] as const,
    { polling: 'raf', timeout },
  );
  return Number(await changed.jsonValue());
}
