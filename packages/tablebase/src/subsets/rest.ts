/** Milliseconds after which a long computation lets others have their turn. */
const SPELL = 200;

/** Lets a long computation rest now and then, so that signals are heard and locks are kept. */
export class Rest {
  private readonly meanwhile: () => void;
  private since = performance.now();

  /** `meanwhile` is called at every rest; what it throws ends the computation. */
  constructor(meanwhile: () => void = () => {}) {
    this.meanwhile = meanwhile;
  }

  /** Whether it is time to {@link take} a rest: cheaper than awaiting what need not be. */
  isDue(): boolean {
    return performance.now() - this.since > SPELL;
  }

  async take(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
    this.meanwhile();
    this.since = performance.now();
  }
}
