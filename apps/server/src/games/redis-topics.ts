import type { Bus } from './bus.ts';
import { memoryBus } from './memory-bus.ts';
import type { Listener, RedisPulse } from './redis-pulse.ts';

/** What a node listens to: one subscription at Redis serves all its listeners of a topic. */
export class RedisTopics {
  /** Passes messages on within this node. */
  readonly local: Bus = memoryBus();
  private readonly listener: Listener;
  private readonly pulse: RedisPulse;
  private readonly prefix: string;
  private readonly onError: (error: Error) => void;
  /** How many listen to each topic. */
  private readonly listeners = new Map<string, number>();

  /** `prefix` begins the names of all topics. */
  constructor(listener: Listener, pulse: RedisPulse, prefix: string, onError: (error: Error) => void) {
    this.listener = listener;
    this.pulse = pulse;
    this.prefix = prefix;
    this.onError = onError;
  }

  /** Without Redis a topic is asked for once it is there; the listeners do not wait for that. */
  subscribe: Bus['subscribe'] = async (topic, listen) => {
    const stop = await this.local.subscribe(topic, listen);
    const count = this.listeners.get(topic) ?? 0;
    this.listeners.set(topic, count + 1);
    if (count === 0) {
      const subscribed = this.askFor(topic);
      if (this.canAsk) await subscribed;
    }
    return async () => {
      await stop();
      await this.leave(topic);
    };
  };

  private get canAsk(): boolean {
    return this.listener.isReady && !this.pulse.isDeaf;
  }

  private readonly pass = (message: string, channel: string): void =>
    void this.local.publish(channel.slice(this.prefix.length), message);

  private askFor(topic: string): Promise<void> {
    return this.pulse
      .onceHeard(async () => {
        if (this.listeners.has(topic)) await this.listener.subscribe(this.prefix + topic, this.pass);
      })
      .catch((error: Error) => {
        this.onError(error);
        // The client forgets what was not confirmed before a connection broke.
        this.pulse.whenHeard(() => void this.askFor(topic));
      });
  }

  private async leave(topic: string): Promise<void> {
    const left = (this.listeners.get(topic) ?? 1) - 1;
    if (left > 0) {
      this.listeners.set(topic, left);
      return;
    }
    this.listeners.delete(topic);
    // By its listener: without one the client takes a topic for subscribed until Redis has answered, and whoever asks for it
    // again meanwhile hears nothing.
    const ended = this.pulse.onceHeard(() => this.listener.unsubscribe(this.prefix + topic, this.pass));
    if (this.canAsk) await ended;
    else void ended.catch(() => undefined);
  }
}
