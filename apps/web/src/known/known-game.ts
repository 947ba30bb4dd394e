import type { Parameters } from '@merellier/rules';

/** What a position is worth to the side to play, or a turn to the side that plays it. */
export type Value = 'win' | 'draw' | 'loss';

/** What is proved of a solved game, taken from docs/solved.md by scripts/known.ts. */
export interface KnownGame {
  /** The name of its section in docs/solved.md: a rule set, or a house rule set by a name of its own. */
  readonly id: string;
  readonly rules: string;
  readonly changes: Parameters;
  /** Other rule sets that have the same values. */
  readonly shared: readonly string[];
  /** Of the empty board, to the side that begins. */
  readonly value: Value;
  /** Points that are symmetric twins, by their names, and what a first man there is worth. */
  readonly first: readonly { readonly places: string; readonly value: Value }[];
  /** Positions without symmetric twins, with no man in hand and with some. */
  readonly moving: number;
  readonly entering: number;
  readonly theorems: readonly KnownTheorem[];
}

/** What holds of all positions of one side to play with `own` men against `opponent`, none in hand. */
export interface Claim {
  readonly kind:
    | 'neverLoses'
    | 'neverWins'
    | 'alwaysWins'
    | 'alwaysLoses'
    | 'neverDraws'
    | 'nearlyWins'
    | 'mostlyWins'
    | 'nearlyDraws';
  readonly own: number;
  readonly opponent: number;
}

/** A claim with its counts. */
export interface KnownTheorem extends Claim {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

/**
 * A win that takes the longest to the next capture or the end, both sides playing their best: so many plies, and the turns
 * themselves, as they are written.
 */
export interface LongWin {
  /** Of which {@link KnownGame}, by its id. */
  readonly game: string;
  readonly own: number;
  readonly opponent: number;
  readonly plies: number;
  readonly fen: string;
  readonly turns: string;
}
