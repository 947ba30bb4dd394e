import type { Board } from './board.ts';
import type { Outcome } from './outcome.ts';
import type { ParameterSpec, Parameters } from './parameters.ts';
import type { Side } from './side.ts';
import type { Throw } from './throw.ts';

/** What all positions share. Positions are immutable values; each family adds its own fields. */
export interface Position {
  readonly toPlay: Side;
  /** The throw that governs the turn to be played; null where none is needed, or while it is awaited. */
  readonly dice: Throw | null;
}

/** What all turns share: a turn is whole, an entry or a move with all its captures. Each family adds its own fields. */
export interface Turn {
  readonly kind: string;
}

/** One thing that a player does on the board on the way through a turn. `at` is the index of a place of the board. */
export type Step =
  | { readonly kind: 'enter' | 'pick' | 'land' | 'take' | 'huff'; readonly at: number }
  /** Something said, not done on the board: a forced pass, a demand (draughts) to capture. */
  | { readonly kind: 'say'; readonly what: 'pass' | 'demand' };

/**
 * A turn as a player walks through it, step by step. A turn whose captures may be taken in several orders has several
 * walks. A user interface leads a player along the walks that begin with what was done so far.
 */
export interface Walk<T extends Turn = Turn> {
  readonly turn: T;
  readonly steps: readonly Step[];
}

/** One man (or king) on the board, for display. */
export interface Man {
  readonly at: number;
  readonly side: Side;
  readonly king: boolean;
  /** Whether the man stands in a closed mill (never in draughts). */
  readonly inMill: boolean;
}

/** What a person sees of a position: every man, and the men beside the board. */
export interface PositionView {
  readonly men: readonly Man[];
  readonly hands: Readonly<Record<Side, number>>;
  /** Men that this side has lost. */
  readonly lost: Readonly<Record<Side, number>>;
  /** The places of three men that the side to play enters in a row, as long as it does (mill, dice while entering). */
  readonly row?: readonly number[];
  /** The places where a man was taken while placing, and nobody may go until all are placed (mill, marked men). */
  readonly closed?: readonly number[];
}

/** One turn already played, and the position that it led to. */
export interface Played<P extends Position = Position, T extends Turn = Turn> {
  readonly turn: T;
  readonly position: P;
}

/** The game so far, from its first position: all that the rules on draws look at. */
export interface Line<P extends Position = Position, T extends Turn = Turn> {
  readonly start: P;
  readonly played: readonly Played<P, T>[];
}

/**
 * Counts, turn by turn, what the rules on draws look back at, so that a game need not be gone through again after every
 * turn. It changes as turns are added.
 */
export interface Tally<P extends Position = Position, T extends Turn = Turn> {
  /** Counts a turn that was played, and the position that it led to. */
  add(turn: T, position: P): void;
  /** Takes back the turn counted last: for a game that is gone through with its variations. */
  remove(): void;
  /** The draw that the game so far amounts to; null for none. */
  drawn(): Outcome | null;
}

/**
 * A rule set is a value: parameters, and pure functions over positions and turns. No code outside this package asks
 * which rule set it has; it asks the rule set. Functions that take a turn expect a legal one (one of `turns`), and
 * functions that take a position one that `start`, `play`, `throwDice` or a notation reader gave: anything else is a
 * programmer's error.
 */
export interface RuleSet<P extends Position = Position, T extends Turn = Turn> {
  readonly family: 'mill' | 'draughts';
  /** The id of the named rule set in the catalogue that this one is, or was made from. */
  readonly id: string;
  /** All parameters of the rule set, by name. */
  readonly parameters: Parameters;
  /** The parameters that differ from the named rule set; empty for a named one. */
  readonly changes: Parameters;
  /** What each parameter may be, in the order of the rule table. */
  readonly specs: readonly ParameterSpec[];
  readonly board: Board;
  /** Whether dice are thrown in its games. */
  readonly usesDice: boolean;

  start(): P;
  /** All legal turns, each once; empty when the game is over, and while a throw is awaited. */
  turns(position: P): readonly T[];
  /** The position after a legal turn. */
  play(position: P, turn: T): P;
  /** Whether both are the same turn: same origin, destination and set of captures. */
  same(a: T, b: T): boolean;
  /** The legal turns as a player walks through them. */
  walks(position: P): readonly Walk<T>[];
  /** How the game ended in this position, judged by it alone; null when it goes on. */
  outcome(position: P): Outcome | null;
  /** Whether the game so far is drawn by a rule that looks back: turns without capture, repetition. */
  drawn(line: Line<P, T>): Outcome | null;
  /** Counts what those rules look at from a first position on, turn by turn: for a game as it is played. */
  tally(start: P): Tally<P, T>;
  /** Whether the dice must be thrown before the side to play can play. */
  awaitsThrow(position: P): boolean;
  /** The position once the dice are thrown. Chance comes in as an argument: nothing in this package draws. */
  throwDice(position: P, dice: Throw): P;
  /** Whether this throw allows what others do not (false without dice). */
  isSpecial(dice: Throw): boolean;
  /** Equal for positions that count as the same situation when repetitions are counted. */
  key(position: P): string;
  view(position: P): PositionView;
  /** The same position seen through one of the board's symmetries (an index below `board.symmetries.length`). */
  transform(position: P, symmetry: number): P;
  transformTurn(turn: T, symmetry: number): T;
}
