import { defineConfig, devices } from '@playwright/test';
import type { EngineOptions } from './e2e/engines/fixtures.ts';
import { findChromium } from './scripts/chromium.mjs';

const executablePath = findChromium();

/** A page that is served already, a development server's for instance: then none is started. */
const elsewhere = process.env.MERELLIER_PAGE;

/**
 * No sandbox (root in a container has none), nothing that calls out, and one thread that draws, in large pieces: two processors
 * have no use for more, and it is a twentieth of the browser's work.
 */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // A name as if of another device, for what differs from localhost.
  '--host-resolver-rules=MAP merellier.test 127.0.0.1',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--num-raster-threads=1',
  '--default-tile-width=1280',
  '--default-tile-height=256',
];

// The built page, on any free port: the server says which, and Playwright keeps it as SERVED_AT.
export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './scripts/quick-folder.mjs',
  outputDir: 'test-results',
  // The pictures of pictures.spec.ts: the same for every machine.
  snapshotPathTemplate: 'e2e/pictures/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Most tests wait as much as they work: for an engine, a network, a man that slides.
  workers: 4,
  // A busy machine is slow, which is not what the tests are about: these limits end what hangs, and nothing else. No test
  // is tried again: one that fails now and then has a fault, or the page has.
  timeout: 10 * 60_000,
  expect: { timeout: 60_000 },
  retries: 0,
  reporter: 'list',
  ...(elsewhere === undefined && {
    webServer: {
      command: 'node --liftoff-only e2e/server.mjs',
      wait: { stdout: /is ready: (?<served_at>\S+)/ },
      timeout: 10 * 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
  }),
  use: {
    // What is waited for in an action is the page, which is never as slow as this.
    actionTimeout: 2 * 60_000,
    baseURL: elsewhere ?? process.env.SERVED_AT ?? 'http://localhost:3000',
    launchOptions: { args, ...(executablePath === null ? {} : { executablePath }) },
    locale: 'fr-FR',
    // Only where it is tried out: it would answer what a test means to intercept.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace of every test takes a third of its time: it is made with `--trace on`.
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['**/telephone.spec.ts', '**/engines/**'],
      // Drawing men that slide, without a graphics card, takes a tenth of the suite's work. They slide on the telephone and in the
      // other engines.
      use: { ...devices['Desktop Chrome'], contextOptions: { reducedMotion: 'reduce' } },
    },
    // What a telephone does otherwise; the rest is the same there and need not be tried twice.
    {
      name: 'phone',
      testMatch: '**/{documents,first-page,telephone}.spec.ts',
      grep: /telephone\.spec|@phone/,
      // Drawn with a point for each pixel: seven times as many of them would look the same to a test.
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1 },
    },
    // Other engines, as their makers build them, for what a person does first: these are driven by WebDriver.
    { name: 'firefox', testMatch: '**/engines/*.spec.ts', use: { engineName: 'firefox' } },
    { name: 'webkit', testMatch: '**/engines/*.spec.ts', use: { engineName: 'webkit' } },
  ],
});
