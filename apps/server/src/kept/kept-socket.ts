import { CLOSE_CODES, MESSAGE_BYTES } from '@merellier/protocol';
import type { WebSocket } from 'ws';
import type { ZodType } from 'zod';
import type { Limits } from '../limits/limits.ts';
import { newToken } from '../store/ids.ts';
import type { KeptConnection } from './kept-rooms.ts';

/** A socket with more bytes than this waiting is not read at the other end: it is closed. */
const MOST_WAITING_BYTES = 2_000_000;

/** The connection is closed after this many messages that are none, or too many at once. */
const MOST_FAULTS = 20;

/** What a socket of shared values has from its node. */
export interface KeptSocketParts {
  readonly socket: WebSocket;
  readonly limits: Limits;
  /** The group of addresses that it comes from. */
  readonly address: string;
  /** Milliseconds between heartbeats. */
  readonly heartbeat: number;
  readonly report: (error: unknown) => void;
}

/** What every such server refuses in the same words. */
type Refusal =
  | { readonly reason: 'malformed' | 'unsupported-protocol' }
  | { readonly reason: 'too-many' | 'unavailable'; readonly retryAfter: number };

/** A device at a socket of shared values: its messages are checked and counted, and it is told that the connection holds. */
export abstract class KeptSocket<In, Out extends { readonly type: string }, Refused> implements KeptConnection {
  private readonly base: KeptSocketParts;
  private readonly id = newToken();
  private faults = 0;
  private unanswered = 0;

  constructor(parts: KeptSocketParts) {
    this.base = parts;
    parts.socket.on('pong', () => {
      this.unanswered = 0;
    });
  }

  /** What comes in, and which version of it is spoken. */
  protected abstract readonly schema: ZodType<In>;
  protected abstract readonly protocol: number;
  protected abstract handle(message: In): Promise<void>;
  /** The message that says why one is refused. */
  protected abstract refused(refusal: Refusal | Refused): Out;
  /** Shows this device nothing any more. */
  protected abstract leaveRoom(): Promise<void>;
  /** It is connected no more. */
  protected abstract forget(): void;

  /** The longest message that may come, in bytes. */
  get longest(): number {
    return MESSAGE_BYTES;
  }

  /** Takes in one message, as it came. */
  async receive(text: string): Promise<void> {
    const { limits, address, report } = this.base;
    const wait = limits.messagesOfPlayer.take(`socket ${this.id}`) || limits.messagesOfAddress.take(address);
    if (wait > 0) return this.fault({ reason: 'too-many', retryAfter: wait });
    const message = this.read(text);
    if (!message) return this.fault({ reason: 'malformed' });
    if (isOfProtocol(message) && message.protocol !== this.protocol)
      return this.refuse({ reason: 'unsupported-protocol' });
    try {
      await this.handle(message);
    } catch (error) {
      report(error);
      this.refuse({ reason: 'unavailable', retryAfter: 1_000 });
    }
  }

  private read(text: string): In | null {
    try {
      const parsed = this.schema.safeParse(JSON.parse(text));
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  }

  beat(): void {
    if (this.unanswered >= 2) {
      this.base.socket.terminate();
      return;
    }
    this.unanswered++;
    if (this.isConnected) this.base.socket.ping();
    this.sendText({ type: 'beat', every: this.base.heartbeat });
  }

  /** The server stops. */
  restart(retryAfter: number): void {
    this.sendText({ type: 'closing', retryAfter });
    this.base.socket.close(CLOSE_CODES.restart, 'restart');
  }

  /** The socket is closed, by either side. */
  async left(): Promise<void> {
    this.forget();
    await this.leaveRoom();
  }

  private fault(refusal: Refusal): void {
    this.faults++;
    if (this.faults > MOST_FAULTS) this.base.socket.close(CLOSE_CODES.abuse, 'too many messages that are none');
    else this.refuse(refusal);
  }

  protected refuse(refusal: Refusal | Refused): void {
    this.send(this.refused(refusal));
  }

  protected get isConnected(): boolean {
    return this.base.socket.readyState === this.base.socket.OPEN;
  }

  protected send(message: Out): void {
    this.sendText(message);
  }

  private sendText(message: object): void {
    const { socket } = this.base;
    if (!this.isConnected) return;
    if (socket.bufferedAmount > MOST_WAITING_BYTES) socket.terminate();
    else socket.send(JSON.stringify(message));
  }
}

const isOfProtocol = (message: unknown): message is { readonly protocol: number } =>
  typeof message === 'object' && message !== null && 'protocol' in message;
