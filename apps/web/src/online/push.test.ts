import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choosePush, pushProblem } from './push.ts';

const ENDPOINT = 'https://push.example/of-this-browser';

/** What was asked of the server. */
let asked: { readonly method: string; readonly body: unknown }[];
let subscribed: boolean;
let permission: NotificationPermission;
let key: string | null;

const subscription = {
  endpoint: ENDPOINT,
  toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'its key', auth: 'its secret' } }),
  unsubscribe: async () => {
    subscribed = false;
    return true;
  },
};

beforeEach(() => {
  [asked, subscribed, permission, key] = [[], false, 'granted', 'key-of-the-server'];
  const pushManager = {
    getSubscription: async () => (subscribed ? subscription : null),
    subscribe: async () => {
      subscribed = true;
      return subscription;
    },
  };
  vi.stubGlobal('window', { isSecureContext: true, PushManager: class {}, Notification: class {} });
  vi.stubGlobal('Notification', { requestPermission: async () => permission });
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) } });
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') asked.push({ method, body: JSON.parse(String(body)) });
    return Response.json({ key });
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('notifications while the page is closed', () => {
  it('are chosen each for itself, and the server is told where this browser is reached', async () => {
    expect(await choosePush({ turns: true, challenges: false }, 'fr')).toBeNull();
    const keys = { p256dh: 'its key', auth: 'its secret' };
    expect(asked).toEqual([
      { method: 'PUT', body: { endpoint: ENDPOINT, keys, turns: true, challenges: false, language: 'fr' } },
    ]);
    expect(subscribed).toBe(true);
  });

  it('end with the last of them: the browser is not reached any more', async () => {
    await choosePush({ turns: true, challenges: true }, 'fr');
    expect(await choosePush({ turns: false, challenges: false }, 'fr')).toBeNull();
    expect(asked.at(-1)).toEqual({ method: 'DELETE', body: { endpoint: ENDPOINT } });
    expect(subscribed).toBe(false);
  });

  it('say why they cannot be had', async () => {
    permission = 'denied';
    expect(await choosePush({ turns: true, challenges: false }, 'fr')).toBe('denied');
    key = null;
    expect(await pushProblem()).toBe('no-server');
    vi.stubGlobal('window', { isSecureContext: false });
    expect(await pushProblem()).toBe('insecure');
    expect(asked).toEqual([]);
  });
});

describe('the worker that shows them', () => {
  /** The worker's script, in a world of its own; what it waits for is awaited. */
  function worker(open: readonly string[]) {
    const heard = new Map<string, (event: object) => void>();
    const shown: { readonly title: string; readonly options: { readonly tag: string; readonly data: unknown } }[] = [];
    const opened: string[] = [];
    const focused: string[] = [];
    const self = {
      addEventListener: (kind: string, hear: (event: object) => void) => heard.set(kind, hear),
      registration: { showNotification: async (title: string, options: never) => shown.push({ title, options }) },
      clients: {
        matchAll: async () => open.map((url) => ({ url, focus: async () => focused.push(url) })),
        openWindow: async (path: string) => opened.push(path),
      },
    };
    const script = readFileSync(new URL('../../public/push-worker.js', import.meta.url), 'utf8');
    new Function('self', script)(self);
    const tell = async (kind: string, event: object): Promise<void> => {
      const waits: Promise<unknown>[] = [];
      heard.get(kind)?.({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
      await Promise.all(waits);
    };
    return { shown, opened, focused, tell };
  }

  it('shows one notification for each game, and leads to it', async () => {
    const { shown, opened, tell } = worker([]);
    await tell('push', { data: { json: () => ({ title: 'À vous', body: 'Anna a joué.', game: 'the-game' }) } });
    expect(shown).toMatchObject([
      { title: 'À vous', options: { tag: 'the-game', data: { path: '/parties/the-game' } } },
    ]);
    const close = vi.fn();
    await tell('notificationclick', { notification: { close, data: { path: '/parties/the-game' } } });
    expect(close).toHaveBeenCalled();
    expect(opened).toEqual(['/parties/the-game']);
  });

  it('goes back to the tab that has the game already', async () => {
    const game = 'https://merellier.example/parties/the-game';
    const { focused, opened, tell } = worker(['https://merellier.example/', game]);
    await tell('notificationclick', { notification: { close: () => {}, data: { path: '/parties/the-game' } } });
    expect(focused).toEqual([game]);
    expect(opened).toEqual([]);
  });

  it('shows something though nothing came with it', async () => {
    const { shown, tell } = worker([]);
    await tell('push', { data: null });
    expect(shown).toMatchObject([{ title: 'Mérellier', options: { data: { path: '/' } } }]);
  });
});
