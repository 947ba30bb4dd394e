/** What can happen to what bots play on. */
export const FAULTS = [
  'node killed',
  'node stopped',
  'node restarted in order',
  'database killed',
  'database stopped',
  'database restarted in order',
  'database cut off',
  'database silent',
  'database forgets connections',
  'Redis killed',
  'Redis stopped',
  'Redis cut off',
  'Redis silent',
  'Redis forgets connections',
  "node's clock steps",
  "database's clock steps",
  "database's disk full",
  'primary killed',
  'primary stopped',
  'standby killed',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Where something else takes over from what failed: play is to go on before it is back. */
export const isTakenOver = (fault: Fault): boolean => /primary|standby/.test(fault);

/** One fault of a plan. */
export interface Planned {
  readonly fault: Fault;
  /** The node that it concerns, where it concerns one: its number, from 0. */
  readonly node: number;
  /** The milliseconds that it lasts. */
  readonly lasts: number;
  /** The milliseconds of peace before it. */
  readonly peace: number;
  /** By how many milliseconds a clock steps. */
  readonly step: number;
}

/** Some faults are felt only after a while: a disk that is full when it is to be written to, a clock when it is looked at next. */
const LONGER: Partial<Record<Fault, number>> = { "database's disk full": 5_000, "database's clock steps": 32_000 };

const STEPS = [-3_600_000, -600_000, 600_000, 3_600_000] as const;

/** Random numbers from 0 to 1 that depend on a seed alone (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Faults without end, the same for the same seed: each kind comes once before any comes again. */
export function* planOf(seed: number, nodes: number, kinds: readonly Fault[] = FAULTS): Generator<Planned, never> {
  const random = randomFrom(seed);
  const below = (count: number): number => Math.floor(random() * count);
  for (;;) {
    const left = [...kinds];
    while (left.length > 0) {
      const [fault] = left.splice(below(left.length), 1) as [Fault];
      yield {
        fault,
        node: below(nodes),
        lasts: 1_000 + below(5_000) + (LONGER[fault] ?? 0),
        peace: 500 + below(1_500),
        step: STEPS[below(STEPS.length)] ?? STEPS[0],
      };
    }
  }
}
