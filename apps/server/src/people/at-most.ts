/** More is asked for at once than can wait: ask again a little later. */
export class TooBusy extends Error {}

/** Lets so many pieces of work run at once and so many wait; the others are turned away. */
export class AtMost {
  private readonly running: number;
  private readonly waiting: number;
  private underWay = 0;
  private readonly queue: (() => void)[] = [];

  constructor(running: number, waiting: number) {
    this.running = running;
    this.waiting = waiting;
  }

  /** Runs a piece of work when it is its turn. Rejects with TooBusy where too many wait. */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.underWay < this.running) this.underWay++;
    else {
      if (this.queue.length >= this.waiting) throw new TooBusy();
      await new Promise<void>((resolve) => this.queue.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      // The one that has waited longest takes the place that becomes free.
      if (next) next();
      else this.underWay--;
    }
  }
}
