/** What a node does besides answering. It ends when the node stops; `report` is told of what goes wrong. */
export class BackgroundWork {
  private readonly report: (error: unknown) => void;
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly work = new Set<Promise<unknown>>();
  private stopping = false;

  constructor(report: (error: unknown) => void) {
    this.report = report;
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  /** Does something every so many milliseconds; never two at once. */
  every(pause: number, task: () => Promise<unknown>): void {
    let busy = false;
    const timer = setInterval(() => {
      if (busy || this.stopping) return;
      busy = true;
      this.begin(
        task().finally(() => {
          busy = false;
        }),
      );
    }, pause);
    this.timers.add(timer);
  }

  /** Gives what lets something be done so many milliseconds later: once, however often that is asked for until then; never two at once. */
  onDemand(pause: number, task: () => Promise<unknown>): () => void {
    let isAsked = false;
    let busy = false;
    const begin = (): void => {
      if (busy || !isAsked || this.stopping) return;
      busy = true;
      this.later(pause, () => {
        isAsked = false;
        const done = task().finally(() => {
          busy = false;
          begin();
        });
        this.begin(done);
      });
    };
    return () => {
      isAsked = true;
      begin();
    };
  }

  /** Does something once, so many milliseconds later, unless this node stops before. */
  later(pause: number, task: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      task();
    }, pause);
    this.timers.add(timer);
  }

  /** Work that nobody waits for, but this node before it stops. */
  begin(task: Promise<unknown>): void {
    const work = task.catch(this.report).finally(() => this.work.delete(work));
    this.work.add(work);
  }

  /** Begins nothing more by itself. */
  stop(): void {
    this.stopping = true;
    for (const timer of this.timers) clearTimeout(timer);
  }

  /** Once all that was begun is done. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.work);
  }
}
