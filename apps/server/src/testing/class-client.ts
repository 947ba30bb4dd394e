import {
  type Animal,
  CLASS_PROTOCOL,
  type ClassClientMessage,
  type ClassCommand,
  type ClassPerson,
  type ClassServerMessage,
  type ClassView,
  withChange,
} from '@merellier/protocol/class';
import { WebSocket } from 'ws';
import { LONGEST_WAIT } from './test-client.ts';

type Of<Type extends ClassServerMessage['type']> = Extract<ClassServerMessage, { type: Type }>;

/** A device at the socket of classes: it keeps what it is shown. */
export class ClassClient {
  readonly messages: ClassServerMessage[] = [];
  you: { readonly code: string; readonly who: ClassPerson; readonly key: string } | null = null;
  view: ClassView | null = null;
  taken: readonly Animal[] | null = null;
  closed: number | null = null;
  private socket: WebSocket | null = null;
  private readonly waiting = new Set<() => void>();

  static async at(url: string): Promise<ClassClient> {
    const client = new ClassClient();
    await client.connect(url);
    return client;
  }

  /** A teacher with a new class. */
  static async teacher(url: string): Promise<ClassClient> {
    const client = await ClassClient.at(url);
    client.send({ type: 'open', protocol: CLASS_PROTOCOL });
    await client.until(() => client.view);
    return client;
  }

  static async pupil(url: string, code: string, pupil: Animal): Promise<ClassClient> {
    const client = await ClassClient.at(url);
    client.send({ type: 'join', code, pupil });
    await client.until(() => client.view ?? client.refusal);
    return client;
  }

  get code(): string {
    return this.you?.code ?? '';
  }

  /** Why the last message that was refused was refused. */
  get refusal(): Of<'refused'>['refusal'] | null {
    const last = this.messages.findLast((message) => message.type === 'refused');
    return last?.refusal ?? null;
  }

  get over(): Of<'over'>['how'] | null {
    return this.messages.find((message) => message.type === 'over')?.how ?? null;
  }

  async connect(url: string): Promise<void> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/classes/socket`);
    this.socket = socket;
    this.closed = null;
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as ClassServerMessage));
    socket.on('close', (code) => {
      if (socket !== this.socket) return;
      this.closed = code;
      this.wake();
    });
    socket.on('error', () => undefined);
    await this.until(() => socket.readyState === socket.OPEN || this.closed !== null);
  }

  /** Comes back with the key it was given. */
  async comeBack(url: string): Promise<void> {
    const { you } = this;
    this.view = null;
    await this.connect(url);
    if (you) this.send({ type: 'enter', protocol: CLASS_PROTOCOL, code: you.code, key: you.key });
    await this.until(() => this.view);
  }

  send(message: ClassClientMessage | object): void {
    this.socket?.send(JSON.stringify(message));
  }

  do(command: ClassCommand): void {
    this.send({ type: 'do', command });
  }

  drop(): void {
    this.socket?.terminate();
  }

  private hear(message: ClassServerMessage): void {
    this.messages.push(message);
    if (message.type === 'you') this.you = message;
    else if (message.type === 'door') this.taken = message.taken;
    else if (message.type === 'class') this.view = message.view;
    else if (message.type === 'change' && this.view) this.view = withChange(this.view, message.change);
    this.wake();
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
