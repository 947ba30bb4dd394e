/** What a game that is over teaches, with the moment that decided it. */
export interface LearntStrings {
  readonly title: string;
  readonly captured: (taken: number, turns: number) => string;
  readonly reopened: (place: string, times: number) => string;
  readonly double: (place: string) => string;
  readonly first: (turn: string) => string;
  readonly blocked: string;
}
