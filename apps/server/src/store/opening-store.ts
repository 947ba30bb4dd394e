import type { RecordedEvent } from '@merellier/protocol';

/** A turn that was played near the beginning of a game, in a position as all its symmetric twins see it alike. */
export interface OpeningTurn {
  /** The rule set, with what is changed of it. */
  readonly rules: string;
  readonly position: string;
  readonly turn: string;
}

/** A turn of a position, and how the games ended in which it was played. */
export interface CountedTurn {
  readonly turn: string;
  readonly white: number;
  readonly black: number;
  readonly drawn: number;
}

/** Which turns of a game are counted: none of one that does not count. Must not throw. */
export type OpeningTurnsOf = (game: string, events: readonly RecordedEvent[]) => readonly OpeningTurn[];

/** What was played in the openings of the rated games of this server. */
export interface OpeningStore {
  /**
   * Counts the openings of rated games that are over and were not looked at yet, those of before included; gives how many games it
   * looked at. Each is counted whole and once, though several nodes ask at the same time: they take different games.
   */
  countOpenings(turnsOf: OpeningTurnsOf, limit: number): Promise<number>;
  /** What was played in a position, in no order. */
  playedIn(rules: string, position: string): Promise<readonly CountedTurn[]>;
}
