import type { Outcome } from './outcome.ts';
import type { Line, Position, Tally, Turn } from './rule-set.ts';

/** The draw that a whole line amounts to, by a tally of its start. */
export function drawnAlong<P extends Position, T extends Turn>(tally: Tally<P, T>, line: Line<P, T>): Outcome | null {
  for (const { turn, position } of line.played) tally.add(turn, position);
  return tally.drawn();
}

/** How often each situation has stood, by its key. */
export class Repetitions {
  readonly #times = new Map<string, number>();
  /** The keys in the order in which they were counted; null for a situation that cannot come back. */
  readonly #keys: (string | null)[] = [];

  /** How often the situation counted last has stood. */
  get now(): number {
    const key = this.#keys.at(-1);
    return key == null ? 1 : (this.#times.get(key) ?? 0);
  }

  add(key: string): void {
    this.#keys.push(key);
    this.#times.set(key, (this.#times.get(key) ?? 0) + 1);
  }

  /** Counts a situation that has not stood before and cannot come back. */
  addUnique(): void {
    this.#keys.push(null);
  }

  /** Forgets the situation counted last. */
  remove(): void {
    const key = this.#keys.pop();
    if (key != null) this.#times.set(key, (this.#times.get(key) ?? 0) - 1);
  }
}
