import type { Game, Turn } from '@merellier/rules';

/** How far a player may think about a turn. */
export interface TurnLimits {
  /** By the clock on the wall. */
  readonly seconds?: number;
  /** Seconds that processors work for it, however long that lasts on a machine with much to do. */
  readonly processor?: number;
  readonly depth?: number;
  readonly nodes?: number;
}

/** What a player does where the game stands. */
export interface Choice {
  /** Null where it gives no legal turn. */
  readonly turn: Turn | null;
  /** Milliseconds that processors worked for it; null where that is not known. */
  readonly spent: number | null;
  /** Whether it can force a win (1) or cannot escape a loss (-1), where it is sure of it. */
  readonly forced?: 1 | -1;
}

/** One side of a match: this engine, or another program in one of the protocols that programs speak. */
export interface Player {
  readonly name: string;
  /** Gets ready to play. */
  begin(): Promise<void>;
  /** Forgets the game before. */
  newGame(): Promise<void>;
  choose(game: Game, limits: TurnLimits): Promise<Choice>;
  quit(): Promise<void>;
}
