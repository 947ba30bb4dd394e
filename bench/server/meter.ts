/** What came of playing: turns that reached the opponent, and how long each took on its way, in milliseconds. */
export interface Played {
  readonly turns: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
}

/** Counts turns and the time of each. */
export class Meter {
  private ways: number[] = [];
  private counting = false;

  count(way: number): void {
    if (this.counting) this.ways.push(way);
  }

  /** Measures for so many seconds, after a third of them to warm up. */
  async measure(seconds: number): Promise<Played> {
    await new Promise((resolve) => setTimeout(resolve, (seconds * 1_000) / 3));
    this.counting = true;
    const start = performance.now();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    this.counting = false;
    const took = (performance.now() - start) / 1_000;
    const sorted = this.ways.sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
    return { turns: sorted.length, seconds: took, p50: at(0.5), p99: at(0.99) };
  }
}
