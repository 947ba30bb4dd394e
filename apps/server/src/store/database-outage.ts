import { Told } from './told.ts';
import { whyNoDatabase } from './why-no-database.ts';

/** How the database of a running service is asked whether it is there. */
interface OutageParts {
  readonly url: string;
  /** Asks the database something easy; rejects where it cannot answer. */
  readonly ask: () => Promise<unknown>;
  /** Tells the host. */
  readonly report: (error: unknown) => void;
  /** Between two questions, in milliseconds. */
  readonly every?: number;
}

/**
 * Tells a host once that the database is away, and once that it is back, in place of every statement that failed meanwhile. An
 * error that only looks like it, a statement that took too long, is told as it is: the database is asked.
 */
export class DatabaseOutage {
  private readonly parts: OutageParts;
  private since: number | null = null;
  private stopped = false;

  constructor(parts: OutageParts) {
    this.parts = parts;
  }

  /** Takes in an error; false where it is not about a database that is away. */
  hears(error: unknown): boolean {
    const why = whyNoDatabase(error, this.parts.url);
    if (!why || this.stopped) return false;
    if (this.since === null) {
      this.since = performance.now();
      void this.follow(error, why);
    }
    return true;
  }

  /** Asks and tells no more: the service stops. */
  stop(): void {
    this.stopped = true;
  }

  private async follow(error: unknown, why: Told): Promise<void> {
    const { report, every = 1_000 } = this.parts;
    if (await this.answers()) report(error);
    else if (!this.stopped) {
      report(new Told(`${why.message} Games stand still until it is back, and what was acknowledged stays.`));
      do await new Promise((resolve) => setTimeout(resolve, every).unref());
      while (!(this.stopped || (await this.answers())));
      if (this.stopped) return;
      const seconds = (performance.now() - (this.since ?? 0)) / 1_000;
      report(new Told(`The database answers again, after ${Math.round(seconds)} s: games go on.`));
    }
    this.since = null;
  }

  private answers(): Promise<boolean> {
    return this.parts.ask().then(
      () => true,
      () => false,
    );
  }
}
