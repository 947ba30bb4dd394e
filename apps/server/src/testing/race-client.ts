import {
  RACE_PROTOCOL,
  type RaceCommand,
  type RacerId,
  type RaceServerMessage,
  type RaceView,
  withRaceChange,
} from '@merellier/protocol/race';
import { KeptClient } from './kept-client.ts';

/** A device at the socket of races: it keeps what it is shown. */
export class RaceClient extends KeptClient<RaceServerMessage> {
  you: { readonly code: string; readonly who: RacerId; readonly key: string } | null = null;
  view: RaceView | null = null;
  protected readonly path: string = '/api/v1/races/socket';

  static async at(url: string, cookie?: string): Promise<RaceClient> {
    const client = new RaceClient();
    await client.connect(url, cookie === undefined ? {} : { cookie });
    return client;
  }

  /** Somebody in a new race. */
  static async host(url: string, name: string, cookie?: string): Promise<RaceClient> {
    const client = await RaceClient.at(url, cookie);
    client.send({ type: 'make', protocol: RACE_PROTOCOL, name });
    await client.until(() => client.view);
    return client;
  }

  /** Somebody who comes into a race by its word, or is refused. */
  static async guest(url: string, code: string, name: string, cookie?: string): Promise<RaceClient> {
    const client = await RaceClient.at(url, cookie);
    client.send({ type: 'join', protocol: RACE_PROTOCOL, code, name });
    await client.until(() => client.view ?? client.refusal);
    return client;
  }

  get code(): string {
    return this.you?.code ?? '';
  }

  get isOver(): boolean {
    return this.messages.some(({ type }) => type === 'over');
  }

  command(command: RaceCommand): void {
    this.do(command);
  }

  /** Comes back with the key it was given. */
  async comeBack(url: string): Promise<void> {
    const { you } = this;
    this.view = null;
    await this.connect(url);
    if (you) this.send({ type: 'enter', protocol: RACE_PROTOCOL, code: you.code, key: you.key });
    await this.until(() => this.view ?? this.refusal);
  }

  protected hear(message: RaceServerMessage): void {
    if (message.type === 'you') this.you = message;
    else if (message.type === 'race') this.view = message.view;
    else if (message.type === 'change' && this.view) this.view = withRaceChange(this.view, message.change);
  }
}
