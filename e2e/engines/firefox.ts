import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { findFirefox } from '../../scripts/engines.mjs';
import type { Engine, Tab } from './engine.ts';
import { startProgram } from './programs.ts';

/** A French browser that calls nobody and asks nothing. */
const PREFERENCES = {
  'intl.accept_languages': 'fr-FR, fr',
  'app.update.auto': false,
  'app.normandy.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.w3c_touch_events.enabled': 1,
  'extensions.update.enabled': false,
  // Men slide all the same: drawing them, without a graphics card, takes a third of the work.
  'layout.frame_rate': 10,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** A window in which everything is seen, and no more: drawing without a graphics card costs as much as there is of it. */
const WINDOW = { MOZ_HEADLESS_WIDTH: '800', MOZ_HEADLESS_HEIGHT: '640' };

/** Firefox, by WebDriver BiDi, which it speaks itself. Each window has a container of its own. */
export async function startFirefox(): Promise<Engine> {
  const program = findFirefox();
  if (program === null) throw new Error('there is no Firefox');
  const profile = mkdtempSync(join(tmpdir(), 'merellier-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = await startProgram(program, args, { ready: /WebDriver BiDi listening on (ws:\S+)/, env: WINDOW });
  const bidi = await Bidi.connect(`${firefox.said?.[1]}/session`);
  await bidi.send('session.new', { capabilities: {} });
  return {
    async open() {
      const { userContext } = await bidi.send('browser.createUserContext', {});
      const { context } = await bidi.send('browsingContext.create', { type: 'window', userContext });
      return tabOf(bidi, context as string);
    },
    async close() {
      await bidi.send('browser.close', {}).catch(() => undefined);
      bidi.close();
      await firefox.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function tabOf(bidi: Bidi, context: string): Tab {
  return {
    async goto(address) {
      await bidi.send('browsingContext.navigate', { context, url: address, wait: 'complete' });
    },
    async reload() {
      await bidi.send('browsingContext.reload', { context, wait: 'complete' });
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = await bidi.send('script.evaluate', {
        expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error((exceptionDetails as { text: string }).text);
      return JSON.parse((result as { value: string }).value);
    },
    async perform(actions) {
      await bidi.send('input.performActions', { context, actions });
    },
    async close() {
      await bidi.send('browsingContext.close', { context });
    },
  };
}

type Parts = Readonly<Record<string, unknown>>;

/** A connection of WebDriver BiDi: commands, and the answers to them. */
class Bidi {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, { resolve(value: Parts): void; reject(error: Error): void }>();
  private last = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.hear(JSON.parse(String(data))));
    socket.on('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('the browser has gone'));
      this.waiting.clear();
    });
  }

  static connect(address: string): Promise<Bidi> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(address);
      socket.once('open', () => resolve(new Bidi(socket)));
      socket.once('error', reject);
    });
  }

  send(method: string, params: Parts): Promise<Parts> {
    const id = ++this.last;
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  close(): void {
    this.socket.close();
  }

  private hear(message: { id?: number; type?: string; result?: Parts; error?: string; message?: string }): void {
    const asked = message.id === undefined ? undefined : this.waiting.get(message.id);
    if (!asked || message.id === undefined) return;
    this.waiting.delete(message.id);
    if (message.result) asked.resolve(message.result);
    else asked.reject(new Error(`${message.error}: ${message.message}`));
  }
}
