/** Work in steps of about a millisecond, with a result at the end. It is abandoned simply by not asking for the next step. */
export type Thinking<Result> = Generator<void, Result, void>;

/** How to yield to other work while thinking. */
export interface Resting {
  /** Yields: resolves after a macrotask (a message to oneself, `setImmediate`), so that messages arrive. */
  readonly rest: () => Promise<void>;
  /** Milliseconds, by `now`, between two rests; 8 by default. Without `now` there is a rest at every step. */
  readonly slice?: number;
  readonly now?: () => number;
}

/** Thinks to the end without a rest. */
export function finish<Result>(thinking: Thinking<Result>): Result {
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}

/** Thinks to the end and rests now and then. */
export async function finishResting<Result>(
  thinking: Thinking<Result>,
  { rest, slice = 8, now }: Resting,
): Promise<Result> {
  let since = now?.() ?? 0;
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
    if (now && now() - since < slice) continue;
    await rest();
    since = now?.() ?? 0;
  }
}
