import { WebSocket } from 'ws';
import { LONGEST_WAIT } from './test-client.ts';

interface Message {
  readonly type: string;
}

/** A device at a socket of what several people share: it keeps what it was sent. */
export abstract class KeptClient<Out extends Message> {
  readonly messages: Out[] = [];
  closed: number | null = null;
  private socket: WebSocket | null = null;
  private readonly waiting = new Set<() => void>();

  protected abstract readonly path: string;
  protected abstract hear(message: Out): void;

  /** Why the last message that was refused was refused. */
  get refusal(): Extract<Out, { type: 'refused'; refusal: unknown }>['refusal'] | null {
    const last = this.messages.findLast((message) => message.type === 'refused');
    return (last as Extract<Out, { type: 'refused'; refusal: unknown }> | undefined)?.refusal ?? null;
  }

  async connect(url: string, headers: Readonly<Record<string, string>> = {}): Promise<void> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${this.path}`, { headers });
    this.socket = socket;
    this.closed = null;
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as Out;
      this.messages.push(message);
      this.hear(message);
      this.wake();
    });
    socket.on('close', (code) => {
      if (socket !== this.socket) return;
      this.closed = code;
      this.wake();
    });
    socket.on('error', () => undefined);
    await this.until(() => socket.readyState === socket.OPEN || this.closed !== null);
  }

  send(message: object): void {
    this.socket?.send(JSON.stringify(message));
  }

  do(command: object): void {
    this.send({ type: 'do', command });
  }

  drop(): void {
    this.socket?.terminate();
  }

  private wake(): void {
    for (const each of this.waiting) each();
    this.waiting.clear();
  }

  async until<Value>(find: () => Value | undefined | null | false, limit = LONGEST_WAIT): Promise<Value> {
    const end = Date.now() + limit;
    for (;;) {
      const found = find();
      if (found) return found;
      const left = end - Date.now();
      if (left <= 0) throw new Error(`waited in vain: ${find}; last: ${JSON.stringify(this.messages.at(-1))}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 200));
        this.waiting.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }
}
