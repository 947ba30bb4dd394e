import type { Bus } from './bus.ts';
import { memoryBus } from './memory-bus.ts';

const PREFIX = 'merellier:';
const FIRST_TRIES = 5;

/**
 * A bus over Redis or Valkey, by its URL. One connection publishes, one listens; each is made anew when it was lost, and
 * what was said meanwhile is lost. Rejects where nothing answers at the start.
 */
export async function openRedisBus(url: string, onError: (error: Error) => void): Promise<Bus> {
  const { createClient } = await import('redis');
  let connected = false;
  // Once it was there it is waited for as long as it takes; at the start, the host is told.
  const reconnectStrategy = (retries: number) =>
    connected || retries < FIRST_TRIES
      ? Math.min(2_000, 50 * 2 ** Math.min(retries, 6))
      : new Error('no Redis answers');
  const publisher = createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy } });
  const listener = createClient({ url, socket: { reconnectStrategy } });
  const isUp = (): boolean => publisher.isReady && listener.isReady;
  // Of an outage the first error is told: until it is over each message fails, and each try to connect.
  let isTold = false;
  const tell = (error: Error): void => {
    if (!isTold) onError(error);
    isTold = true;
  };
  for (const client of [publisher, listener]) {
    client.on('error', tell);
    client.on('ready', () => {
      if (isUp()) isTold = false;
    });
  }
  await Promise.all([publisher.connect(), listener.connect()]);
  connected = true;

  // Within this node one subscription at Redis serves all that listen to a topic.
  const local = memoryBus();
  const listeners = new Map<string, number>();
  const pass = (message: string, channel: string) => void local.publish(channel.slice(PREFIX.length), message);
  return {
    publish: async (topic, message) => {
      await publisher.publish(PREFIX + topic, message).catch(tell);
    },
    subscribe: async (topic, listen) => {
      const stop = await local.subscribe(topic, listen);
      const count = listeners.get(topic) ?? 0;
      listeners.set(topic, count + 1);
      if (count === 0) await listener.subscribe(PREFIX + topic, pass);
      return async () => {
        await stop();
        const left = (listeners.get(topic) ?? 1) - 1;
        if (left > 0) listeners.set(topic, left);
        else {
          listeners.delete(topic);
          if (listener.isOpen) await listener.unsubscribe(PREFIX + topic);
        }
      };
    },
    isUp,
    close: async () => {
      await local.close();
      for (const client of [publisher, listener]) if (client.isOpen) client.destroy();
    },
  };
}
