import { startServer } from '@merellier/server';
import { type BrowserContext, chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.mjs';
import { printFigures } from './figures.ts';

const SECONDS_AT_MOST = 15;
/** The longest that the page may stand still while its workers solve: less than what a person notices. */
const STILL_AT_MOST = 0.1;

/** What the page notes while it asks for a hint with few men on the board. */
interface Noted {
  /** Moments of the worker's messages: solving begins and ends, and the tables are there. */
  readonly begun: number | null;
  readonly solved: number | null;
  readonly asked: number;
  readonly there: number;
  /** The longest stretch of time in which the page's own thread did nothing else. */
  readonly still: number;
}

/** Hears what workers say to the page, and how evenly its own thread runs. */
function listen(): void {
  const noted = { begun: null, solved: null, asked: 0, there: 0, still: 0 } as {
    -readonly [K in keyof Noted]: Noted[K];
  };
  Object.assign(globalThis, { noted });
  const Plain = globalThis.Worker;
  globalThis.Worker = class extends Plain {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }) => {
        if (data.kind === 'progress') {
          noted.begun ??= performance.now();
          if (data.share === 1) noted.solved = performance.now();
        }
        if (data.kind === 'tables') noted.there = performance.now();
      });
    }
    override postMessage(message: unknown, options?: Transferable[] | StructuredSerializeOptions): void {
      const isAsked = (message as { kind?: string; bytes?: unknown }).kind === 'tables';
      if (isAsked && !('bytes' in (message as object))) {
        noted.asked = performance.now();
        let last = performance.now();
        const beat = setInterval(() => {
          const now = performance.now();
          noted.still = Math.max(noted.still, now - last - 10);
          last = now;
          if (noted.there > 0 && now - noted.there > 500) clearInterval(beat);
        }, 10);
      }
      super.postMessage(message, options as StructuredSerializeOptions);
    }
  };
}

const server = await startServer({ port: 0, ...(process.env.PAGE && { root: process.env.PAGE }) });
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});

/** Opens a position of five men against four and asks for a hint. */
async function askForHint(context: BrowserContext): Promise<Noted> {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.addInitScript(listen);
  await page.goto(`${server.url}/#rules=marelle&fen=W:Wa1,d1,g4,b2,e5:Bb4,c3,f2,a7`);
  await page
    .getByRole('button', { name: /^(Conseil|Demander un conseil)/ })
    .first()
    .click();
  await page.waitForFunction(() => (globalThis as unknown as { noted: Noted }).noted.there > 0, null, {
    timeout: 300_000,
  });
  await page.waitForTimeout(600);
  const noted = await page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);
  await page.close();
  return noted;
}

try {
  const context = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' });
  const first = await askForHint(context);
  const again = await askForHint(context);
  const solving = ((first.solved ?? Number.POSITIVE_INFINITY) - (first.begun ?? 0)) / 1000;
  const kept = (again.there - again.asked) / 1000;
  printFigures([
    {
      what: 'marelle up to five men a side, solved in a page’s worker',
      ours: `${solving.toFixed(1)} s`,
      limit: `${SECONDS_AT_MOST} s or less`,
      met: solving <= SECONDS_AT_MOST,
      comparedTo: 'our own limit',
    },
    {
      what: 'the page’s own thread meanwhile, at a stretch',
      ours: `${(first.still / 1000).toFixed(3)} s`,
      limit: `${STILL_AT_MOST} s or less`,
      met: first.still / 1000 <= STILL_AT_MOST,
      comparedTo: 'what a person notices',
    },
    {
      what: 'the same tables on the next visit',
      ours: `${kept.toFixed(2)} s${again.begun === null ? '' : ', SOLVED AGAIN'}`,
      limit: '2 s or less',
      met: again.begun === null && kept <= 2,
      comparedTo: 'our own limit',
    },
  ]);
} finally {
  await browser.close();
  await server.close();
}
