/** How many tokens a bucket holds, and how many run in each second. */
export interface BucketSize {
  readonly capacity: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Buckets of tokens, one for each key: who takes faster than they fill has to wait. */
export class TokenBuckets {
  private readonly size: BucketSize;
  private readonly now: () => number;
  private readonly buckets = new Map<string, Bucket>();

  constructor(size: BucketSize, now: () => number = steadyNow) {
    this.size = size;
    this.now = now;
  }

  /** Takes a token; 0, or how many milliseconds to wait for one. */
  take(key: string): number {
    const bucket = this.filled(key);
    const wait = this.waitFor(bucket);
    if (wait === 0) bucket.tokens--;
    return wait;
  }

  /** How many milliseconds to wait for a token, without taking it; 0 where one is there. */
  wait(key: string): number {
    return this.buckets.has(key) ? this.waitFor(this.filled(key)) : 0;
  }

  private waitFor({ tokens }: Bucket): number {
    return tokens < 1 ? Math.ceil(((1 - tokens) / this.size.perSecond) * 1000) : 0;
  }

  /** The bucket of a key, with what has run in by now. */
  private filled(key: string): Bucket {
    const now = this.now();
    const { capacity, perSecond } = this.size;
    const known = this.buckets.get(key);
    if (known) {
      known.tokens = Math.min(capacity, known.tokens + ((now - known.at) / 1000) * perSecond);
      known.at = now;
      return known;
    }
    const fresh = { tokens: capacity, at: now };
    this.add(key, fresh);
    return fresh;
  }

  /** Full buckets are as good as none: they make room for others. */
  private add(key: string, bucket: Bucket): void {
    if (this.buckets.size >= MOST_KEPT) {
      const { capacity, perSecond } = this.size;
      const full = bucket.at - (capacity / perSecond) * 1000;
      for (const [other, { at }] of this.buckets) if (at <= full) this.buckets.delete(other);
    }
    this.buckets.set(key, bucket);
  }
}

const MOST_KEPT = 10_000;

/** Milliseconds by a clock that nobody sets: one set back would stop all buckets until it has caught up. */
const steadyNow = (): number => performance.now();
