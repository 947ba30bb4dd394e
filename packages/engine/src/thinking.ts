/** Work in steps of about a millisecond, with a result at the end. Given up where it stands when it is not asked again. */
export type Thinking<Result> = Generator<void, Result, void>;

/** How to let others in while thinking. */
export interface Resting {
  /** Lets others in: resolves after a macrotask (a message to oneself, `setImmediate`), so that messages arrive. */
  readonly rest: () => Promise<void>;
  /** Milliseconds, by `now`, between two rests; 8 unless said. Without `now` there is a rest at every step. */
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
