import type { Side } from '@merellier/rules';

/** What a game that is over teaches, with the moment that decided it. Mills are written by their places: "a1-d1-g1". */
export interface LearntStrings {
  readonly title: string;
  readonly captured: (taken: number, turns: number) => string;
  readonly reopened: (place: string, times: number) => string;
  readonly double: (place: string) => string;
  readonly swing: string;
  /** The turn allowed the winner to close a mill. */
  readonly opened: (side: Side, mill: string, turn: string) => string;
  /** The mill threatened: a man in this place, or some other turn, would have kept it from being closed. */
  readonly ignored: (side: Side, mill: string, place: string | null) => string;
  readonly twofold: (places: string) => string;
  readonly unstoppable: (side: Side, mill: string) => string;
  readonly bait: (side: Side, given: number, taken: number) => string;
  /** The turn let so many pieces be taken, and another none. */
  readonly hung: (turn: string, taken: number) => string;
  readonly several: (taken: number) => string;
  readonly cornered: (side: Side) => string;
  readonly first: (turn: string) => string;
  readonly blocked: { readonly points: string; readonly squares: string };
}
