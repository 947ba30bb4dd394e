import { Told } from '../store/told.ts';
import { BACK, type Bus } from './bus.ts';
import { RedisPulse } from './redis-pulse.ts';
import { RedisTopics } from './redis-topics.ts';

const PREFIX = 'merellier:';
/** A start waits for Redis so many milliseconds; then the node serves without it until it is there. */
const FIRST_WAIT = 1_000;
/** A connection that has been silent for so many milliseconds is dead, though nobody may have said so, and is made anew. */
const LONGEST_SILENCE = 4_000;
/** The longest pause between two tries to connect, in milliseconds. */
const LONGEST_PAUSE = 1_000;

/**
 * A bus over Redis or Valkey, by its URL. One connection publishes, one listens; each is made anew when it was lost. What was said
 * meanwhile is lost to other nodes, and heard within this one. Once both work again all are told so: at the latest when a try to connect
 * that got no answer was given up, and a pause and a pulse later. `report` is told of an outage in a sentence, and of its end.
 */
export async function openRedisBus(url: string, report: (told: Told) => void): Promise<Bus> {
  const { createClient } = await import('redis');
  const reconnectStrategy = (retries: number) => Math.min(LONGEST_PAUSE, 50 * 2 ** Math.min(retries, 6));
  const socket = { reconnectStrategy, socketTimeout: LONGEST_SILENCE, connectTimeout: LONGEST_SILENCE };
  const publisher = createClient({ url, disableOfflineQueue: true, socket });
  const listener = createClient({ url, socket });
  // Of an outage the first error is told: until it is over each message fails, and each try to connect.
  let isTold = false;
  let outages = 0;
  /** Whether a message may have been lost, to this node or by it, since it last heard itself. */
  let isMissed = false;
  const noteOutage = (): void => {
    outages++;
    isMissed = true;
  };
  let closed = false;
  const tell = (error: Error): void => {
    if (isTold || closed) return;
    isTold = true;
    const why = error.message || 'no answer';
    const message = `Redis at ${new URL(url).host} is away (${why}): games go on, and nodes hear of each other's turns within ten seconds.`;
    report(new Told(message, { cause: error }));
  };
  for (const client of [publisher, listener]) {
    client.on('error', tell);
    client.on('end', noteOutage);
    client.on('reconnecting', noteOutage);
  }
  const pulse = new RedisPulse(publisher, listener, PREFIX, (wasDeaf) => {
    if (isTold && isUp()) {
      isTold = false;
      report(new Told('Redis is back: nodes hear of turns at once.'));
    }
    if (!wasDeaf && !isMissed) return;
    isMissed = false;
    void publish(BACK, '');
  });
  const topics = new RedisTopics(listener, pulse, PREFIX, tell);
  const isUp = (): boolean => publisher.isReady && listener.isReady && !pulse.isUnanswered && !pulse.isDeaf;
  const connecting = Promise.all([publisher, listener].map((client) => client.connect())).catch(tell);
  let waited: NodeJS.Timeout | undefined;
  await Promise.race([
    connecting,
    new Promise((resolve) => {
      waited = setTimeout(resolve, FIRST_WAIT);
    }),
  ]);
  clearTimeout(waited);
  pulse.start();

  const publishHere = (topic: string, message: string): Promise<void> => {
    isMissed = true;
    return topics.local.publish(topic, message);
  };
  const publish = async (topic: string, message: string): Promise<void> => {
    if (pulse.isUnanswered) return publishHere(topic, message);
    await publisher.publish(PREFIX + topic, message).catch(async (error: Error) => {
      if (closed) return;
      tell(error);
      await publishHere(topic, message);
    });
  };
  return {
    publish,
    subscribe: topics.subscribe,
    isUp,
    outages: () => outages,
    close: async () => {
      closed = true;
      pulse.stop();
      await topics.local.close();
      for (const client of [publisher, listener]) if (client.isOpen) client.destroy();
    },
  };
}
