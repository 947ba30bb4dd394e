import { type AddressInfo, createServer } from 'node:net';
import { expect } from '@playwright/test';
import { findWebKit } from '../../scripts/engines.mjs';
import type { Engine, Tab } from './engine.ts';
import { type Program, startProgram } from './programs.ts';

/** A browser takes its language from the environment. */
const FRENCH = { LANG: 'fr_FR.UTF-8', LANGUAGE: 'fr' };
/** Without a graphics card, what is drawn as one picture costs two thirds of what is drawn in layers. */
const DRAWING = { WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
/** The milliseconds that a driver may take to answer, on a machine however busy. */
const LONGEST_START = 120_000;
/** The same for the browser that it starts, which takes a second or two where nothing else runs. */
const LONGEST_SESSION = 120_000;

/**
 * WebKitGTK, by its WebDriver, on a screen that nobody sees. A driver serves one browser at a time: each window has a driver
 * and a browser of its own.
 */
export async function startWebKit(): Promise<Engine> {
  const programs = findWebKit();
  if (programs === null) throw new Error('there is no WebKitGTK');
  const screen = await startProgram(
    programs.screen,
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    { ready: /(\d+)\n/ },
  );
  const env = { ...FRENCH, DISPLAY: `:${screen.said?.[1]}`, GDK_BACKEND: 'x11', ...DRAWING };
  const drivers = new Set<Program>();
  const start = async (again: boolean): Promise<{ readonly driver: Program; readonly session: Session }> => {
    const port = await freePort();
    const driver = await startProgram(programs.driver, [`--port=${port}`], { env });
    drivers.add(driver);
    const capabilities = { 'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] } };
    try {
      return { driver, session: await Session.open(`http://127.0.0.1:${port}`, capabilities) };
    } catch (error) {
      drivers.delete(driver);
      await driver.stop();
      if (again) return start(false);
      throw error;
    }
  };
  return {
    async open() {
      // The driver was seen to wait for ever for a browser that it had started: then another one does.
      const { driver, session } = await start(true);
      const close = async (): Promise<void> => {
        await session.end();
        drivers.delete(driver);
        await driver.stop();
      };
      return { ...tabOf(session), close };
    },
    async close() {
      for (const driver of drivers) await driver.stop();
      await screen.stop();
    },
  };
}

function tabOf(session: Session): Omit<Tab, 'close'> {
  return {
    async goto(url) {
      await session.leave(() => session.post('url', { url }));
    },
    async reload() {
      await session.leave(() => session.post('refresh', {}));
    },
    async evaluate(expression) {
      const script = `const done = arguments[0];
        (async () => JSON.stringify((await (${expression})) ?? null))().then(done, (error) => done({ error: String(error) }));`;
      const value = await session.post('execute/async', { script, args: [] });
      if (typeof value !== 'string') throw new Error((value as { error: string }).error);
      return JSON.parse(value);
    },
    async perform(actions) {
      await session.post('actions', { actions });
    },
  };
}

/** A session of the WebDriver standard, which is asked over HTTP. */
class Session {
  private readonly url: string;

  private constructor(url: string) {
    this.url = url;
  }

  /** Waits for the driver to answer, and has it start the browser. */
  static async open(driver: string, capabilities: object): Promise<Session> {
    const end = Date.now() + LONGEST_START;
    for (;;) {
      try {
        await fetch(`${driver}/status`);
        break;
      } catch (error) {
        if (Date.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    const timeouts = { script: 60_000 };
    const body = { capabilities: { alwaysMatch: { timeouts, pageLoadStrategy: 'none', ...capabilities } } };
    const opened = ask('POST', `${driver}/session`, body, AbortSignal.timeout(LONGEST_SESSION));
    const { sessionId } = (await opened) as { sessionId: string };
    return new Session(`${driver}/session/${sessionId}`);
  }

  post(command: string, body: object): Promise<unknown> {
    return ask('POST', `${this.url}/${command}`, body);
  }

  /**
   * Goes elsewhere, or opens the page anew, and waits until the new document has loaded, for as long as the test may take.
   * It asks the page itself: the driver was once seen to wait for the end of a load for ever. Nor does every load begin: one that
   * has not come after a minute is asked for again.
   */
  async leave(go: () => Promise<unknown>): Promise<void> {
    await this.run('window.isLeft = true');
    const hasArrived = (): Promise<unknown> =>
      this.run(`return !window.isLeft && document.readyState === 'complete'`).catch(() => false);
    await expect(async () => {
      await go();
      await expect.poll(hasArrived, { timeout: 60_000 }).toBe(true);
    }).toPass({ timeout: 0 });
  }

  private run(script: string): Promise<unknown> {
    return this.post('execute/sync', { script, args: [] });
  }

  async end(): Promise<void> {
    await ask('DELETE', this.url);
  }
}

async function ask(method: string, url: string, body?: object, signal: AbortSignal | null = null): Promise<unknown> {
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value).slice(0, 500)}`);
  return value;
}

/** The driver says nothing of itself, so it is told which port to take. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
