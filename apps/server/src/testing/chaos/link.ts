import { type AddressInfo, createServer, connect as dial, type Server, type Socket } from 'node:net';

/**
 * What a link does: `open` carries everything; `shut` breaks every connection; `silent` carries nothing and breaks nothing, as a
 * network does that loses everything.
 */
export type LinkState = 'open' | 'shut' | 'silent';

/** A way over TCP from a node to a service, which can be cut. */
export class Link {
  private readonly server: Server;
  private readonly target: number;
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private state: LinkState = 'open';

  private constructor(target: number) {
    this.target = target;
    this.server = createServer((near) => this.accept(near));
  }

  /** Opens a way to a port of this machine. */
  static async to(target: number): Promise<Link> {
    const link = new Link(target);
    await new Promise<void>((resolve) => link.server.listen(0, '127.0.0.1', resolve));
    return link;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  private accept(near: Socket): void {
    near.on('error', () => undefined);
    if (this.state === 'shut') {
      near.resetAndDestroy();
      return;
    }
    const far = dial(this.target, '127.0.0.1').on('error', () => undefined);
    const pair = [near, far] as const;
    this.pairs.add(pair);
    for (const [i, socket] of pair.entries())
      socket.on('close', () => {
        this.pairs.delete(pair);
        pair[1 - i]?.destroy();
      });
    if (this.state === 'open') join(pair);
  }

  /** Breaks all connections, and every new one until the link is opened. */
  shut(): void {
    this.state = 'shut';
    for (const pair of this.pairs) for (const socket of pair) socket.resetAndDestroy();
  }

  /** Carries nothing from now on, and lets everybody wait. */
  silence(): void {
    this.state = 'silent';
    for (const [near, far] of this.pairs) {
      near.unpipe(far).pause();
      far.unpipe(near).pause();
    }
  }

  /** Carries everything again; what waited in a silent link arrives. */
  open(): void {
    if (this.state === 'silent') for (const pair of this.pairs) join(pair);
    this.state = 'open';
  }

  /** Carries new connections again, but not those that waited: a firewall has forgotten them, and tells neither end. */
  forget(): void {
    this.pairs.clear();
    this.state = 'open';
  }

  /** Ends the link and what goes through it. */
  close(): void {
    this.shut();
    this.server.close();
  }
}

function join([near, far]: readonly [Socket, Socket]): void {
  near.pipe(far).pipe(near);
}
