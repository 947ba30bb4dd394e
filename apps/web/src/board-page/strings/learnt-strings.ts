import type { Side } from '@merellier/rules';

/** What a game that is over teaches, with the moment that decided it. Mills are written by their places: "a1-d1-g1". */
export interface LearntStrings {
  readonly title: string;
  readonly captured: (taken: number, turns: number) => string;
  readonly reopened: (place: string, times: number) => string;
  /** One man closed two mills and took so many men. */
  readonly double: (place: string, taken: number) => string;
  /** One man closes a mill with each move, to and fro between two places. */
  readonly swing: (from: string, to: string) => string;
  /** The turn allowed the winner to close a mill. */
  readonly opened: (side: Side, mill: string, turn: string) => string;
  /** The mill threatened: a man in this place, or else this turn, would have kept it from being closed. */
  readonly ignored: (side: Side, mill: string, place: string | null, turn: string) => string;
  readonly twofold: (places: string) => string;
  readonly unstoppable: (side: Side, mill: string) => string;
  /** Every turn of the loser let a mill be closed; it had but one turn, and that let this mill be closed. */
  readonly forced: (winner: Side) => string;
  readonly only: (winner: Side, mill: string) => string;
  /** After this turn every one did; another would have avoided it. */
  readonly late: (winner: Side, turn: string) => string;
  /** The loser could have closed this mill and won. */
  readonly missed: (winner: Side, mill: string) => string;
  /** A mill earns another turn, with which the next mill was closed. */
  readonly again: (winner: Side) => string;
  /** A special throw let a man go anywhere to close a mill; let three men enter at once and close this mill. */
  readonly special: (dice: string) => string;
  readonly row: (mill: string) => string;
  /** Men taken without a mill. */
  readonly caught: Readonly<Record<'between' | 'flanked' | 'leapt', string>>;
  readonly bait: (side: Side, given: number, taken: number) => string;
  /** The turn let so many pieces be taken, and another none. */
  readonly hung: (turn: string, taken: number) => string;
  readonly several: (taken: number) => string;
  readonly cornered: (side: Side) => string;
  /** A piece that could have taken was huffed. */
  readonly huffed: (winner: Side) => string;
  /** Where the first king wins: the turn let it through; no turn stopped it. */
  readonly letPass: (turn: string) => string;
  readonly unstopped: (winner: Side) => string;
  /** Where one wins without pieces: the rules forced the loser to take so many at once. */
  readonly offered: (winner: Side, taken: number) => string;
  /** What holds of any turn that brings the lead. */
  readonly first: Readonly<Record<'points' | 'squares', (turn: string) => string>>;
  readonly blocked: { readonly points: string; readonly squares: string };
}
