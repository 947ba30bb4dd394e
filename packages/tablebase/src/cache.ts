/** The values used last, up to so many: asking for one more drops the one that was longest unused. */
export class Cache<V> {
  private readonly kept = new Map<number, V>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get(key: number): V | undefined {
    const value = this.kept.get(key);
    if (value === undefined) return undefined;
    this.kept.delete(key);
    this.kept.set(key, value);
    return value;
  }

  set(key: number, value: V): void {
    this.kept.set(key, value);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.most) break;
      this.kept.delete(oldest);
    }
  }
}
