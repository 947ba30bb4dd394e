import type { Language } from '@merellier/words';
import { askServer } from './ask-server.ts';

/** What this browser is told while it does not show the page. */
export interface PushChoice {
  readonly turns: boolean;
  readonly challenges: boolean;
}

/** Why there are no such notifications. */
export type PushProblem = 'unsupported' | 'insecure' | 'no-server' | 'denied' | 'no-session' | 'failed';

type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: PushProblem };

const fail = (problem: PushProblem): { readonly ok: false; readonly problem: PushProblem } => ({ ok: false, problem });

/** The key of the server, where it and the browser can do it. */
async function serverKey(): Promise<Outcome<string>> {
  if (!window.isSecureContext) return fail('insecure');
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return fail('unsupported');
  const asked = await askServer<{ readonly key: string | null }>('GET', '/api/v1/push', { part: 'key' });
  return asked.ok && asked.value.key !== null ? { ok: true, value: asked.value.key } : fail('no-server');
}

/** Whether such notifications can be had here; null where they can. */
export async function pushProblem(): Promise<PushProblem | null> {
  const key = await serverKey();
  return key.ok ? null : key.problem;
}

/** Chooses what this browser is told; the person is asked whether notifications are allowed. */
export async function choosePush(choice: PushChoice, language: Language): Promise<PushProblem | null> {
  try {
    const key = await serverKey();
    if (!key.ok) return key.problem;
    const registration = await navigator.serviceWorker.ready;
    const before = await registration.pushManager.getSubscription();
    if (!choice.turns && !choice.challenges) {
      if (!before) return null;
      await askServer('DELETE', '/api/v1/push', { body: { endpoint: before.endpoint } });
      await before.unsubscribe();
      return null;
    }
    if ((await Notification.requestPermission()) !== 'granted') return 'denied';
    const options = { userVisibleOnly: true, applicationServerKey: key.value };
    const subscription = before ?? (await registration.pushManager.subscribe(options));
    const { endpoint, keys } = subscription.toJSON();
    const asked = await askServer('PUT', '/api/v1/push', {
      body: { endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] }, ...choice, language },
    });
    if (asked.ok) return null;
    return asked.refusal.reason === 'no-session' ? 'no-session' : 'failed';
  } catch {
    return 'failed';
  }
}
