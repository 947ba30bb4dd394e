import { NAMELESS } from '@merellier/protocol';
import webPush from 'web-push';
import type { PushKeys, PushKind, PushStore, PushSubscription } from '../store/push-store.ts';
import { PUSH_TEXTS, SOMEBODY } from './push-texts.ts';

/** Sends a text to a browser by its push service; rejects with what the service answered. */
export type SendPush = (subscription: PushSubscription, text: string, keys: PushKeys, subject: string) => Promise<void>;

/** What is told: to whom, of which game, and by whom. */
export interface PushNews {
  readonly player: string;
  readonly kind: PushKind;
  readonly game: string;
  /** Who has played, or who challenges. */
  readonly by: string;
}

interface Parts {
  readonly store: PushStore;
  /** The address of the server, by which push services reach its host; null where nothing is sent. */
  readonly subject: string | null;
  readonly report: (error: unknown) => void;
  readonly send?: SendPush;
}

/** The push services of browsers: an address of somebody else's choosing is never asked. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^[a-z0-9-]+\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.push\.apple\.com$/,
  /^[a-z0-9.-]+\.notify\.windows\.com$/,
];

/** Whether an address is one of a browser's push service. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port } = new URL(endpoint);
  return protocol === 'https:' && port === '' && SERVICES.some((service) => service.test(hostname));
}

/** Tells browsers of turns and challenges while nobody looks at the page. */
export class Push {
  private readonly parts: Parts;
  private keys: Promise<PushKeys> | null = null;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** The public key that browsers subscribe with; null where nothing is sent. Made once, and kept in the database. */
  async publicKey(): Promise<string | null> {
    return this.parts.subject === null ? null : (await this.ownKeys()).publicKey;
  }

  private ownKeys(): Promise<PushKeys> {
    this.keys ??= this.parts.store.pushKeys(webPush.generateVAPIDKeys()).catch((error: unknown) => {
      this.keys = null;
      throw error;
    });
    return this.keys;
  }

  /** Tells all browsers of a player that want to hear of such things. What cannot be sent is not tried again. */
  async tell({ player, kind, game, by }: PushNews): Promise<void> {
    const { store, subject, send = sendByService } = this.parts;
    if (subject === null) return;
    const subscriptions = await store.subscriptionsOf(player, kind);
    if (subscriptions.length === 0) return;
    const keys = await this.ownKeys();
    await Promise.all(
      subscriptions.map(async (subscription) => {
        const { language, endpoint } = subscription;
        const name = by === NAMELESS ? SOMEBODY[language] : by;
        const said = kind === 'turns' ? PUSH_TEXTS[language].turn(name) : PUSH_TEXTS[language].challenge(name);
        try {
          await send(subscription, JSON.stringify({ ...said, game }), keys, subject);
        } catch (error) {
          // The browser does not want to hear any more.
          const { statusCode } = error as { readonly statusCode?: unknown };
          if (statusCode === 404 || statusCode === 410) await store.unsubscribe(endpoint);
          else this.parts.report(error);
        }
      }),
    );
  }
}

/** A browser that is off for so long, in seconds, is not told. */
const HOLDS = 24 * 3_600;

async function sendByService(
  { endpoint, keys }: PushSubscription,
  text: string,
  own: PushKeys,
  subject: string,
): Promise<void> {
  await webPush.sendNotification({ endpoint, keys }, text, {
    vapidDetails: { subject, ...own },
    ...{ TTL: HOLDS, timeout: 10_000, urgency: 'normal' },
  });
}
