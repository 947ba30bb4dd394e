/** The part of a WebSocket that is used here. */
export type RoomWire = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

/** What every server of a room says of the connection itself. */
type OfLink =
  | { readonly type: 'beat'; readonly every: number }
  | { readonly type: 'closing'; readonly retryAfter: number };

/** What the link has from the browser. */
export interface RoomLinkParts<Out, In> {
  /** Opens a socket; its `onclose` is called where that fails. */
  readonly open: () => RoomWire;
  /** Calls back after so many milliseconds; gives what calls it off. */
  readonly later: (run: () => void, ms: number) => () => void;
  /** From 0 to 1: thirty devices that lost the same server do not all come back at once. */
  readonly random: () => number;
  /** What is said first whenever the socket has opened; null for nothing. */
  readonly greeting: () => Out | null;
  readonly hear: (message: In) => void;
  /** Told whenever the link holds, or no more. */
  readonly held: (holds: boolean) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8_000;
/** Before the server has told how often its heart beats. */
const HEARTBEAT = 10_000;

/**
 * The socket of a room that several people share, a class or a race: it comes back by itself, and says again who one is. What was not sent
 * meanwhile is not sent later.
 */
export class RoomLink<Out extends object, In extends { readonly type: string }> {
  private readonly parts: RoomLinkParts<Out, In>;
  private wire: RoomWire | null = null;
  private isOpen = false;
  private heartbeat = HEARTBEAT;
  private pauses = 0;
  private callOffWatch: () => void = () => {};
  private callOffRetry: () => void = () => {};
  private isClosed = false;

  constructor(parts: RoomLinkParts<Out, In>) {
    this.parts = parts;
    this.connect();
  }

  /** False where there is no connection at present: it was not sent. */
  send(message: Out): boolean {
    if (!this.isOpen) return false;
    this.wire?.send(JSON.stringify(message));
    return true;
  }

  /** Comes back at once: the network has changed, or the page was asleep. */
  wake(): void {
    if (this.wire || this.isClosed) return;
    this.callOffRetry();
    this.connect();
  }

  /** Ends it for good. */
  close(): void {
    this.isClosed = true;
    this.drop();
  }

  private connect(): void {
    const wire = this.parts.open();
    this.wire = wire;
    wire.onopen = () => {
      if (wire !== this.wire) return;
      this.isOpen = true;
      this.pauses = 0;
      this.parts.held(true);
      const greeting = this.parts.greeting();
      if (greeting) this.send(greeting);
    };
    wire.onmessage = ({ data }) => {
      if (wire === this.wire && typeof data === 'string') this.receive(JSON.parse(data) as In | OfLink);
    };
    wire.onclose = () => {
      if (wire === this.wire) this.lost(null);
    };
    this.expectLife();
  }

  private receive(message: In | OfLink): void {
    if (isOfLink(message) && message.type === 'beat') this.heartbeat = message.every;
    this.expectLife();
    if (!isOfLink(message)) this.parts.hear(message);
    else if (message.type === 'closing') this.lost(message.retryAfter);
  }

  /** Without a sign of life for so long, the connection is lost. */
  private expectLife(): void {
    this.callOffWatch();
    this.callOffWatch = this.parts.later(() => this.lost(null), 2.5 * this.heartbeat);
  }

  private drop(): void {
    const { wire } = this;
    this.wire = null;
    this.isOpen = false;
    this.callOffWatch();
    this.callOffRetry();
    wire?.close();
  }

  private lost(retryAfter: number | null): void {
    this.drop();
    this.parts.held(false);
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.pauses);
    this.pauses++;
    this.callOffRetry = this.parts.later(
      () => this.connect(),
      (retryAfter ?? pause) * (0.75 + this.parts.random() / 2),
    );
  }
}

const isOfLink = (message: { readonly type: string }): message is OfLink =>
  message.type === 'beat' || message.type === 'closing';
