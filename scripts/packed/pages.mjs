import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../chromium.mjs';
import { listen } from './commands.mjs';

/** @typedef {import('./doc-blocks.mjs').Block} Block */
/** @typedef {import('./examples.mjs').Example} Example */
/** @typedef {import('./installation.mjs').Installation} Installation */
/** @typedef {import('@playwright/test').Page} Page */

/** Nothing here takes so long, on a busy machine either. */
const LIMIT = 60_000;

const VITE = 'node_modules/vite/bin/vite.js';

/**
 * The packages in a browser: a user's Vite project in development and as it is built, and the page that the installed
 * command serves.
 * @param {Installation} user
 * @param {readonly Example[]} examples
 * @param {import('./checks.mjs').Checks} checks
 */
export async function checkPages(user, examples, checks) {
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  try {
    /**
     * @param {string} name
     * @param {readonly string[]} args
     * @param {(page: Page, url: string) => Promise<void>} use
     */
    const check = (name, args, use) =>
      checks.check(name, async () => {
        const server = await listen(user, args);
        const page = await browser.newPage();
        page.setDefaultTimeout(LIMIT);
        const faults = watch(page);
        try {
          await use(page, server.url);
        } finally {
          await page.close();
          await server.stop();
        }
        return faults;
      });

    writeProject(user, examples);
    const some = examples.filter(({ onPages }) => onPages);
    const dev = [VITE, '--port', String(await freePort()), '--strictPort'];
    await check('a Vite project in development: the board is played on', dev, playOnBoard);
    await check(`a Vite project in development: ${some.length} examples run`, dev, runExamples);
    await checks.check('a Vite project is built', async () => {
      const { status, output } = await user.node([VITE, 'build']);
      return status === 0 ? [] : [output];
    });
    const built = [VITE, 'preview', '--port', String(await freePort()), '--strictPort'];
    await check('a Vite project as built: the board is played on', built, playOnBoard);
    await check(`a Vite project as built: ${some.length} examples run`, built, runExamples);
    // For some seconds of a server, its database is not worth being compiled well.
    const serve = ['--liftoff-only', user.at('node_modules/.bin/merellier'), 'serve', '--port', '0'];
    await check('merellier serve: the page is served, and played on', serve, playServed);
  } finally {
    await browser.close();
    rmSync(user.at('dist'), { recursive: true, force: true });
  }
}

/**
 * What a page complains of, as it comes.
 * @param {Page} page
 * @returns {string[]}
 */
function watch(page) {
  /** @type {string[]} */
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('response', (answer) => answer.status() >= 400 && faults.push(`${answer.status()} ${answer.url()}`));
  return faults;
}

/**
 * A user's project: one page with the board as its README has it, one that runs the other examples.
 * @param {Installation} user
 * @param {readonly Example[]} examples
 */
function writeProject(user, examples) {
  const board = examples.find(({ code, language }) => language === 'tsx' && code.includes("from '@merellier/board'"));
  const others = examples.filter(({ onPages }) => onPages);
  user.write(
    'vite.config.js',
    `import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

export default defineConfig({
  plugins: [solid()],
  build: { target: 'es2022', rolldownOptions: { input: ['index.html', 'examples.html'] } },
});
`,
  );
  user.write(
    'index.html',
    '<link rel="icon" href="data:,"><div id="app"></div><script type="module" src="/main.tsx"></script>\n',
  );
  user.write('examples.html', '<link rel="icon" href="data:,"><script type="module" src="/run.ts"></script>\n');
  user.write(
    'main.tsx',
    `import { render } from 'solid-js/web';
import { Play } from './${board?.file}';

render(() => <Play />, document.getElementById('app'));
`,
  );
  const imports = others.map(({ file }) => `await import('./${file}');\n`).join('');
  user.write('run.ts', `${imports}document.title = 'ran ${others.length}';\n`);
}

/**
 * @param {Page} page
 * @param {string} url
 */
async function playOnBoard(page, url) {
  await page.goto(`${url}/index.html`);
  await page.getByLabel('a1', { exact: true }).click();
  await page.getByLabel('a1, white', { exact: true }).waitFor();
}

/**
 * @param {Page} page
 * @param {string} url
 */
async function runExamples(page, url) {
  await page.goto(`${url}/examples.html`);
  await page.waitForFunction(() => document.title.startsWith('ran '));
}

/**
 * The board of the first page answers, and so does the database behind games between players.
 * @param {Page} page
 * @param {string} url
 */
async function playServed(page, url) {
  await page.goto(url);
  const place = page.locator('#board .board-place[aria-label^="f6, "]');
  const before = await place.getAttribute('aria-label');
  await place.locator('.board-hit').click();
  await page.waitForFunction(
    (label) => document.querySelector('#board .board-place[aria-label^="f6, "]')?.getAttribute('aria-label') !== label,
    before,
  );
  const session = await fetch(`${url}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Anna' }),
  });
  if (!session.ok) throw new Error(`No session: ${session.status} ${await session.text()}`);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
