import { EventEmitter } from 'node:events';

/**
 * What is between nodes and Redis: `open` carries everything; `refusing` breaks every connection; `silent` carries nothing and
 * breaks nothing, and what was connected or tried to until it is open again stays dead, with neither end told.
 */
type State = 'open' | 'refusing' | 'silent';

interface SocketOptions {
  readonly reconnectStrategy: (retries: number) => number;
  readonly socketTimeout: number;
}

const ONE_WAY = 1;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A Redis that runs by the timers of a test, and clients that connect to it again as those of the package `redis` do (6.3). */
export class ClockedRedis {
  state: State = 'open';
  private readonly clients: ClockedClient[] = [];

  readonly createClient = ({ socket }: { readonly socket: SocketOptions }): ClockedClient => {
    const client = new ClockedClient(this, socket);
    this.clients.push(client);
    return client;
  };

  /** Everybody's connections break, or carry nothing any more. */
  fail(state: 'refusing' | 'silent'): void {
    this.state = state;
    for (const client of this.clients) client.failed(state);
  }

  async publish(channel: string, message: string): Promise<void> {
    await pause(ONE_WAY);
    for (const client of this.clients) client.hear(channel, message);
  }
}

class ClockedClient extends EventEmitter {
  isOpen = false;
  isReady = false;
  private readonly redis: ClockedRedis;
  private readonly options: SocketOptions;
  private readonly channels = new Map<string, (message: string, channel: string) => void>();
  private isDead = false;
  private silence: NodeJS.Timeout | undefined;
  /** Rejects what waits for an answer when the connection is lost. */
  private lost: (error: Error) => void = () => undefined;
  private connection: Promise<never> = new Promise(() => undefined);

  constructor(redis: ClockedRedis, options: SocketOptions) {
    super();
    this.setMaxListeners(0);
    this.redis = redis;
    this.options = options;
  }

  async connect(): Promise<void> {
    this.isOpen = true;
    await this.tryToConnect(0);
  }

  private async tryToConnect(before: number): Promise<void> {
    for (let retries = before; this.isOpen && !this.isReady; ) {
      try {
        await this.shakeHands();
        this.isReady = true;
        this.emit('ready');
      } catch (error) {
        const retryIn = this.options.reconnectStrategy(retries++);
        this.emit('error', error);
        await pause(retryIn);
        this.emit('reconnecting');
      }
    }
  }

  private async shakeHands(): Promise<void> {
    this.connection = new Promise((_, reject) => {
      this.lost = reject;
    });
    this.connection.catch(() => undefined);
    this.isDead = this.redis.state === 'silent';
    this.active();
    if (this.redis.state === 'refusing') this.break();
    await this.answered();
  }

  /** Something is written or read: a connection on which nothing is for so long is broken by this end. */
  private active(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.break(), this.options.socketTimeout);
  }

  private break(): void {
    clearTimeout(this.silence);
    const error = new Error('the connection is lost');
    this.lost(error);
    if (!this.isReady) return;
    this.isReady = false;
    this.options.reconnectStrategy(0);
    this.emit('error', error);
    this.emit('reconnecting');
    void this.tryToConnect(1);
  }

  failed(state: 'refusing' | 'silent'): void {
    this.isDead = true;
    if (state === 'refusing') this.break();
  }

  /** Writes something, and waits for the answer, which a dead connection never gives. */
  private async answered(): Promise<void> {
    this.active();
    await Promise.race([this.connection, this.isDead ? new Promise(() => undefined) : pause(2 * ONE_WAY)]);
    if (this.isDead) await this.connection;
    this.active();
  }

  async publish(channel: string, message: string): Promise<void> {
    if (!this.isReady) throw new Error('not connected');
    if (!this.isDead) void this.redis.publish(channel, message);
    await this.answered();
  }

  /** Listened to again after each connection, once Redis has confirmed it; what was not confirmed on one that broke is forgotten. */
  async subscribe(channel: string, hear: (message: string, channel: string) => void): Promise<void> {
    await this.ready();
    await this.answered();
    this.channels.set(channel, hear);
  }

  async unsubscribe(channel: string): Promise<void> {
    await this.ready();
    await this.answered();
    this.channels.delete(channel);
  }

  private async ready(): Promise<void> {
    if (!this.isReady) await new Promise((resolve) => this.once('ready', resolve));
  }

  hear(channel: string, message: string): void {
    if (!this.isReady || this.isDead) return;
    if (!this.channels.has(channel)) return;
    this.active();
    this.channels.get(channel)?.(message, channel);
  }

  destroy(): void {
    this.isOpen = false;
    this.isReady = false;
    clearTimeout(this.silence);
  }
}
