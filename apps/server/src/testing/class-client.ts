import {
  type Animal,
  CLASS_PROTOCOL,
  type ClassPerson,
  type ClassServerMessage,
  type ClassView,
  withChange,
} from '@merellier/protocol/class';
import { KeptClient } from './kept-client.ts';

/** A device at the socket of classes: it keeps what it is shown. */
export class ClassClient extends KeptClient<ClassServerMessage> {
  you: { readonly code: string; readonly who: ClassPerson; readonly key: string } | null = null;
  view: ClassView | null = null;
  taken: readonly Animal[] | null = null;
  protected readonly path: string = '/api/v1/classes/socket';

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

  get over(): 'ended' | 'removed' | null {
    return this.messages.find((message) => message.type === 'over')?.how ?? null;
  }

  /** Comes back with the key it was given. */
  async comeBack(url: string): Promise<void> {
    const { you } = this;
    this.view = null;
    await this.connect(url);
    if (you) this.send({ type: 'enter', protocol: CLASS_PROTOCOL, code: you.code, key: you.key });
    await this.until(() => this.view);
  }

  protected hear(message: ClassServerMessage): void {
    if (message.type === 'you') this.you = message;
    else if (message.type === 'door') this.taken = message.taken;
    else if (message.type === 'class') this.view = message.view;
    else if (message.type === 'change' && this.view) this.view = withChange(this.view, message.change);
  }
}
