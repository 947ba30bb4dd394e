import { randomUUID } from 'node:crypto';
import { BACK, type Bus } from './bus.ts';
import { memoryBus } from './memory-bus.ts';

const PREFIX = 'merellier:';
/** A start waits for Redis so many milliseconds; then the node serves without it until it is there. */
const FIRST_WAIT = 1_000;
/** A node sends a message to itself every so many milliseconds: while Redis is there, no connection is ever silent for long. */
const PULSE = 1_000;
/** Without a message of its own for so many milliseconds a node hears nothing at all. */
const DEAF_AFTER = 2_500;
/** A connection that has been silent for so many milliseconds is dead, though nobody may have said so, and is made anew. */
const LONGEST_SILENCE = 4_000;
/** The longest pause between two tries to connect, in milliseconds. */
const LONGEST_PAUSE = 1_000;

/**
 * A bus over Redis or Valkey, by its URL. One connection publishes, one listens; each is made anew when it was lost. What was said
 * meanwhile is lost to other nodes, and heard within this one. Once both work again all are told so: at the latest when a try to connect
 * that got no answer was given up, and a pause and a pulse later.
 */
export async function openRedisBus(url: string, onError: (error: Error) => void): Promise<Bus> {
  const { createClient } = await import('redis');
  const reconnectStrategy = (retries: number) => Math.min(LONGEST_PAUSE, 50 * 2 ** Math.min(retries, 6));
  const socket = { reconnectStrategy, socketTimeout: LONGEST_SILENCE, connectTimeout: LONGEST_SILENCE };
  const publisher = createClient({ url, disableOfflineQueue: true, socket });
  const listener = createClient({ url, socket });
  let pulseSentAt: number | null = null;
  const isUnanswered = (): boolean => pulseSentAt !== null && performance.now() - pulseSentAt > PULSE;
  let heardAt = performance.now();
  const isDeaf = (): boolean => performance.now() - heardAt > DEAF_AFTER;
  const isUp = (): boolean => publisher.isReady && listener.isReady && !isUnanswered() && !isDeaf();
  // Of an outage the first error is told: until it is over each message fails, and each try to connect.
  let isTold = false;
  let outages = 0;
  /** Whether a message may have been lost, to this node or by it, since it last heard itself. */
  let isMissed = false;
  const noteOutage = (): void => {
    outages++;
    isMissed = true;
  };
  const tell = (error: Error): void => {
    if (!isTold) onError(error);
    isTold = true;
  };
  for (const client of [publisher, listener]) {
    client.on('error', tell);
    client.on('end', noteOutage);
    client.on('reconnecting', noteOutage);
    client.on('ready', () => {
      if (isUp()) isTold = false;
    });
  }
  let closed = false;
  const connecting = Promise.all([publisher, listener].map((client) => client.connect())).catch((error: Error) => {
    if (!closed) tell(error);
  });
  let waited: NodeJS.Timeout | undefined;
  await Promise.race([
    connecting,
    new Promise((resolve) => {
      waited = setTimeout(resolve, FIRST_WAIT);
    }),
  ]);
  clearTimeout(waited);

  const publishHere = (topic: string, message: string): Promise<void> => {
    isMissed = true;
    return local.publish(topic, message);
  };
  const publish = async (topic: string, message: string): Promise<void> => {
    if (isUnanswered()) return publishHere(topic, message);
    await publisher.publish(PREFIX + topic, message).catch(async (error: Error) => {
      if (closed) return;
      tell(error);
      await publishHere(topic, message);
    });
  };
  // Within this node one subscription at Redis serves all that listen to a topic.
  const local = memoryBus();
  const listeners = new Map<string, number>();
  const pass = (message: string, channel: string) => void local.publish(channel.slice(PREFIX.length), message);
  const own = `pulse/${randomUUID()}`;
  // What is written keeps a connection alive even when nobody reads it, and a dead one must fall silent: where this node is deaf,
  // it asks Redis for nothing until it hears itself again.
  let waiting: (() => void)[] = [];
  const hearSelf = (): void => {
    if (isDeaf()) isMissed = true;
    heardAt = performance.now();
    const asked = waiting;
    waiting = [];
    for (const ask of asked) ask();
    if (!isMissed) return;
    isMissed = false;
    void publish(BACK, '');
  };
  const onceHeard = async (ask: () => Promise<void>): Promise<void> => {
    if (isDeaf()) await new Promise<void>((resolve) => waiting.push(resolve));
    if (!closed) await ask();
  };
  const askFor = (topic: string): Promise<void> =>
    onceHeard(async () => {
      if (listeners.has(topic)) await listener.subscribe(PREFIX + topic, pass);
    }).catch((error: Error) => {
      if (closed) return;
      tell(error);
      // The client forgets what was not confirmed before a connection broke.
      waiting.push(() => void askFor(topic));
    });
  const askForSelf = (): void => {
    listener.subscribe(PREFIX + own, hearSelf).catch(() => {
      if (!closed) setTimeout(askForSelf, PULSE).unref();
    });
  };
  askForSelf();
  const beat = (): void => {
    if (pulseSentAt !== null || !publisher.isReady) return;
    pulseSentAt = performance.now();
    publisher
      .publish(PREFIX + own, '')
      .catch(() => undefined)
      .finally(() => {
        pulseSentAt = null;
      });
  };
  const pulse = setInterval(beat, PULSE).unref();
  return {
    publish,
    subscribe: async (topic, listen) => {
      const stop = await local.subscribe(topic, listen);
      const count = listeners.get(topic) ?? 0;
      listeners.set(topic, count + 1);
      if (count === 0) {
        const subscribed = askFor(topic);
        // Without Redis this waits for it; the listeners do not.
        if (listener.isReady && !isDeaf()) await subscribed;
      }
      return async () => {
        await stop();
        const left = (listeners.get(topic) ?? 1) - 1;
        if (left > 0) listeners.set(topic, left);
        else {
          listeners.delete(topic);
          // By its listener: without one the client takes a topic for subscribed until Redis has answered, and whoever asks for it
          // again meanwhile hears nothing.
          const ended = onceHeard(() => listener.unsubscribe(PREFIX + topic, pass));
          if (listener.isReady && !isDeaf()) await ended;
          else void ended.catch(() => undefined);
        }
      };
    },
    isUp,
    outages: () => outages,
    close: async () => {
      closed = true;
      clearInterval(pulse);
      await local.close();
      for (const client of [publisher, listener]) if (client.isOpen) client.destroy();
    },
  };
}
