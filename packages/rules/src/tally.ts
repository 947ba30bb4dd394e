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
  /** How often the situation counted last has stood. */
  now = 0;

  add(key: string): void {
    this.now = (this.#times.get(key) ?? 0) + 1;
    this.#times.set(key, this.now);
  }

  /** Counts a situation that has not stood before and cannot come back. */
  addUnique(): void {
    this.now = 1;
  }
}
