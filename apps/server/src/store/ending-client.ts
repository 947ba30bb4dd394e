import type { Client } from 'pg';

/** A server that is there answers the end of a connection at once; after so many milliseconds none will. */
const ENDS_WITHIN = 1_000;

type Ended = (error: Error) => void;

/**
 * A client whose connection is gone soon after it has ended, though nobody answers at the other side: otherwise one that a
 * firewall has forgotten would stay, half closed, for as long as the system keeps it, and its process could not end before.
 */
export function endingClient(Base: typeof Client): typeof Client {
  return class extends Base {
    override end(): Promise<void>;
    override end(ended: Ended): void;
    override end(ended?: Ended): Promise<void> | undefined {
      const { stream } = this.connection;
      const late = setTimeout(() => stream.destroy(), ENDS_WITHIN).unref();
      stream.once('close', () => clearTimeout(late));
      if (!ended) return super.end();
      super.end(ended);
      return undefined;
    }
  };
}
