import { connect, createServer, type Socket } from 'node:net';
import { wait } from './program.ts';

/** Seconds that a program may take for an answer before it is given up, and until it listens. */
const PATIENCE = 600;
const START = 20;

/** Messages over a connection, each of which ends in a zero byte. */
export class DxpConnection {
  private readonly socket: Socket;
  private readonly waiting: string[] = [];
  private rest = '';
  private ended = false;
  private wake: () => void = () => {};

  constructor(socket: Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('data', (data: string) => {
      const parts = (this.rest + data).split('\0');
      this.rest = parts.pop() ?? '';
      this.waiting.push(...parts);
      this.wake();
    });
    const end = (): void => {
      this.ended = true;
      this.wake();
    };
    socket.on('error', end).on('close', end);
  }

  send(message: string): void {
    this.socket.write(`${message}\0`, 'latin1');
  }

  /** The next message of one of these kinds; others (chat, what answers a request) are passed over. */
  async next(...kinds: readonly string[]): Promise<string> {
    const until = Date.now() + PATIENCE * 1000;
    for (;;) {
      const message = this.waiting.shift();
      if (message === undefined) {
        if (this.ended || Date.now() > until) throw new Error('the DamExchange program has gone or does not answer');
        await Promise.race([
          new Promise<void>((wake) => {
            this.wake = wake;
          }),
          wait(1000),
        ]);
        continue;
      }
      if (/^A.{32}[^0]/.test(message)) throw new Error(`the DamExchange program refuses the game: ${message}`);
      if (kinds.some((kind) => message.startsWith(kind))) return message;
    }
  }

  close(): void {
    this.socket.end();
  }
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  await new Promise((done) => {
    server.close(done);
  });
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** A connection to a program that has just been started and will listen on a port. */
export async function connectedTo(port: number): Promise<DxpConnection> {
  for (let tenths = 0; ; tenths++) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((done) => {
      socket.once('connect', () => done(true)).once('error', () => done(false));
    });
    if (isOpen) return new DxpConnection(socket);
    if (tenths === START * 10) throw new Error('the DamExchange program does not listen');
    await wait(100);
  }
}
