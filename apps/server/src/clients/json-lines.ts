import { Readable } from 'node:stream';

/** A stream that has so much waiting is not read at the other end: it is given up. */
const MOST_WAITING = 1_000_000;

/** Lines of JSON, sent as they come. An empty line says that the server is there. */
export class JsonLines {
  /** What is sent; closed with the connection. */
  readonly stream: Readable = new Readable({ read: () => undefined, highWaterMark: MOST_WAITING });

  line(value: object): void {
    this.text(JSON.stringify(value));
  }

  text(line: string): void {
    if (this.stream.destroyed || this.stream.readableEnded) return;
    if (!this.stream.push(`${line}\n`)) this.stream.destroy();
  }

  end(): void {
    if (!this.stream.destroyed) this.stream.push(null);
  }
}
