import { expect, it } from 'vitest';
import type { PushSubscription } from '../store/push-store.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { isPushService, Push } from './push.ts';

const browser = (name: string, more: Partial<PushSubscription> = {}): PushSubscription => ({
  ...{ endpoint: `https://fcm.googleapis.com/fcm/send/${name}`, keys: { p256dh: 'p', auth: 'a' } },
  ...{ turns: true, challenges: true, language: 'fr', ...more },
});
const NEWS = { player: 'anna', kind: 'turns', game: 'a-game-of-tuesdays', by: 'Ben' } as const;

it('tells each browser in its language, what it wants to hear and nothing else', async () => {
  const store = memoryStore();
  const sent: string[] = [];
  const push = new Push({
    ...{ store, subject: 'https://play.example.org', report: () => undefined },
    send: async ({ endpoint }, text) => void sent.push(`${endpoint.split('/').at(-1)} ${text}`),
  });
  await store.subscribe('anna', browser('one'), 0);
  await store.subscribe('anna', browser('two', { language: 'en', challenges: false }), 0);
  await store.subscribe('ben', browser('three'), 0);
  await push.tell(NEWS);
  expect(sent.sort()).toEqual([
    'one {"title":"C’est à vous","body":"Ben a joué.","game":"a-game-of-tuesdays"}',
    'two {"title":"Your turn","body":"Ben has played.","game":"a-game-of-tuesdays"}',
  ]);
  sent.length = 0;
  await push.tell({ ...NEWS, kind: 'challenges', by: '—' });
  expect(sent).toEqual(['one {"title":"Un défi","body":"Quelqu’un vous défie.","game":"a-game-of-tuesdays"}']);
});

it('forgets browsers that are gone, and keeps those that cannot be reached just now', async () => {
  const store = memoryStore();
  const errors: unknown[] = [];
  const push = new Push({
    ...{ store, subject: 'https://play.example.org', report: (error: unknown) => void errors.push(error) },
    send: async ({ endpoint }) => {
      throw Object.assign(new Error('refused'), { statusCode: endpoint.endsWith('gone') ? 410 : 503 });
    },
  });
  await store.subscribe('anna', browser('gone'), 0);
  await store.subscribe('anna', browser('busy'), 0);
  await push.tell(NEWS);
  expect((await store.subscriptionsOf('anna', 'turns')).map(({ endpoint }) => endpoint)).toEqual([
    browser('busy').endpoint,
  ]);
  expect(errors).toHaveLength(1);
});

it('sends nothing where the server has no public address, and has one key otherwise', async () => {
  const store = memoryStore();
  const report = () => undefined;
  expect(await new Push({ store, subject: null, report }).publicKey()).toBeNull();
  const keys = await Promise.all([1, 2].map(() => new Push({ store, subject: 'https://a.org', report }).publicKey()));
  expect(keys[0]).toMatch(/^[\w-]{80,}$/);
  expect(keys[0]).toBe(keys[1]);
});

it('asks push services of browsers alone', () => {
  expect(isPushService('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
  expect(isPushService('https://updates.push.services.mozilla.com/wpush/v2/abc')).toBe(true);
  expect(isPushService('https://web.push.apple.com/abc')).toBe(true);
  for (const wrong of [
    ...['http://fcm.googleapis.com/x', 'https://localhost/x', 'https://fcm.googleapis.com.evil.org/', 'nonsense'],
    ...['https://fcm.googleapis.com:8080/x', 'https://169.254.169.254/'],
  ])
    expect(isPushService(wrong)).toBe(false);
});
