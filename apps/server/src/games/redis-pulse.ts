import { randomUUID } from 'node:crypto';

/** A connection to Redis that sends. */
export interface Publisher {
  readonly isReady: boolean;
  publish(topic: string, message: string): Promise<unknown>;
}

type Listen = (message: string, topic: string) => void;

/** A connection to Redis that hears. */
export interface Listener {
  readonly isReady: boolean;
  subscribe(topic: string, listen: Listen): Promise<unknown>;
  unsubscribe(topic: string, listen: Listen): Promise<unknown>;
}

/** A node sends a message to itself every so many milliseconds: while Redis is there, no connection is ever silent for long. */
const PULSE = 1_000;
/** Without a message of its own for so many milliseconds a node hears nothing at all. */
const DEAF_AFTER = 2_500;

/**
 * A node's messages to itself, by which it knows whether Redis takes what it sends, and whether it hears what others send. What is
 * written keeps a connection alive even when nobody reads it, and a dead one must fall silent: where this node is deaf, it asks Redis
 * for nothing until it hears itself again.
 */
export class RedisPulse {
  private readonly publisher: Publisher;
  private readonly listener: Listener;
  private readonly topic: string;
  private readonly onHeard: (wasDeaf: boolean) => void;
  private timer: NodeJS.Timeout | undefined;
  private sentAt: number | null = null;
  private heardAt = performance.now();
  private waiting: (() => void)[] = [];
  private stopped = false;

  /** `prefix` begins the name of its topic. */
  constructor(publisher: Publisher, listener: Listener, prefix: string, onHeard: (wasDeaf: boolean) => void) {
    this.publisher = publisher;
    this.listener = listener;
    this.topic = `${prefix}pulse/${randomUUID()}`;
    this.onHeard = onHeard;
  }

  /** Once connections have been asked for. */
  start(): void {
    this.listen();
    this.timer = setInterval(() => this.beat(), PULSE).unref();
  }

  /** Whether Redis owes an answer to what this node sent. */
  get isUnanswered(): boolean {
    return this.sentAt !== null && performance.now() - this.sentAt > PULSE;
  }

  /** Whether this node hears nothing. */
  get isDeaf(): boolean {
    return performance.now() - this.heardAt > DEAF_AFTER;
  }

  /** Asks Redis for something, at once or as soon as this node hears again; once it has stopped, nothing more. */
  async onceHeard(ask: () => Promise<unknown>): Promise<void> {
    if (this.isDeaf) await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (!this.stopped) await ask();
  }

  /** Does something when this node next hears itself. */
  whenHeard(act: () => void): void {
    this.waiting.push(act);
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.timer);
  }

  private listen(): void {
    this.listener
      .subscribe(this.topic, () => this.hear())
      .catch(() => {
        if (!this.stopped) setTimeout(() => this.listen(), PULSE).unref();
      });
  }

  private hear(): void {
    const wasDeaf = this.isDeaf;
    this.heardAt = performance.now();
    const waiting = this.waiting;
    this.waiting = [];
    for (const act of waiting) act();
    this.onHeard(wasDeaf);
  }

  private beat(): void {
    if (this.sentAt !== null || !this.publisher.isReady) return;
    this.sentAt = performance.now();
    this.publisher
      .publish(this.topic, '')
      .catch(() => undefined)
      .finally(() => {
        this.sentAt = null;
      });
  }
}
