import type { Line, Position, Turn } from '@merellier/rules';

export {
  AWAITS_THROW,
  BLACK_PLAYS,
  FORCED,
  HAS_WON,
  LOOKS_BACK,
  LOST,
  MAX_PLY,
  RANK_FORCED,
  RANK_TACTICAL,
  TURN_STACK,
  TURNS_FULL,
} from './search-codes.ts';

/**
 * A family of games as a search begins with it: one position that turns are made and unmade on, numbers only, nothing
 * allocated. A turn is an integer that identifies it among the turns of its position. Values are for the side to play.
 */
export interface RootGame {
  /** The turn lists, one behind the other. */
  readonly turns: Int32Array;
  /**
   * How promising each of them looks: {@link RANK_TACTICAL} and more for those that win men or tempo at once,
   * {@link RANK_FORCED} and more for answers to threats, around 0 for others. The search changes them as it orders a list.
   */
  readonly ranks: Int32Array;

  /** Loads a game so far; the last position, `now`, is the root. */
  load(line: Line, now: Position): void;
  /** Writes all legal turns, and their ranks, from index `at` of {@link turns} on and returns the index after the last one. */
  generate(at: number): number;
  /** Plays the turn at an index of {@link turns} and gives the {@link state} after it. */
  make(index: number): number;
  unmake(): void;
  /** What the position is like, as bits: {@link BLACK_PLAYS} and so on. */
  state(): number;
  /** 0 for White, 1 for Black. */
  side(): number;
  /**
   * The static value, an integer within ±{@link import('./score.ts').WON}. It does not notice that a side cannot play.
   */
  evaluate(): number;
  /** The value at first sight, in hundredths of a man: what is there, not what threatens. */
  glance(): number;
  /** The position as a value, for a probe: it may change with the next turn made, so it must not be kept. */
  view(): Position;
  /** Men of both sides, on the board and in hand. */
  men(): number;
  /** A value on the scale of hundredths of a man. */
  centimen(value: number): number;
  /** The turn that an integer identifies in a position; null where it is none. */
  turnOf(id: number, position: Position): Turn | null;
}

/** The same with what the search (`search.ts`) asks of it on its way. The lowest bits of a turn are origin and destination. */
export interface SearchGame extends RootGame {
  /** The bits of a turn that are its origin and destination. */
  readonly squares: number;
  /** Whether more choice at a throw never hurts: the value of a special throw is at least that of an ordinary one. */
  readonly specialNeverHurts: boolean;
  /** The key of the last {@link lookUp}, two words. */
  readonly key: Int32Array;

  /** Writes only those that change the balance at once: mills and captures that hang. */
  generateTactical(at: number): number;
  /** Exchanges two turns of a list. */
  swap(a: number, b: number): void;
  /** Sets the throw that is awaited; it may be set anew. */
  setThrow(special: boolean): void;
  /** The throw is awaited again. */
  takeThrowBack(): void;
  /** Whether a special throw allows anything that others do not. */
  specialMatters(): boolean;
  /** The value of a position without a turn: -1 lost, 0 drawn, 1 won. */
  stuck(): number;
  /** Whether a draw rule that looks back ends the game here; a repetition since the root counts as one. */
  drawn(): boolean;
  /** Whether the side to play may have no turn, as of the last {@link evaluate}. */
  readonly mayBeStuck: boolean;
  /**
   * Computes {@link key} and gives the symmetry through which it sees the position, 0 for none: near the root a position and
   * its symmetric twins get the same key.
   */
  lookUp(depth: number): number;
  /** A turn as it is written into the table where a position is seen through a symmetry, and back. */
  toTable(turn: number, symmetry: number): number;
  fromTable(turn: number, symmetry: number): number;
}
