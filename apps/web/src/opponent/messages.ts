import type { Parameters } from '@merellier/rules';

/** What the page asks of the computer opponent: a turn in a position of a rule set. */
export interface Question {
  readonly id: number;
  readonly rules: string;
  readonly changes: Parameters;
  readonly fen: string;
  readonly millis: number;
}

/** The turn it plays, as it is written; null where there is none. */
export interface Answer {
  readonly id: number;
  readonly turn: string | null;
}
