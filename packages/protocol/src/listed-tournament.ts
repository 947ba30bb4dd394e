/** A tournament of a server as lists show it. */
export interface ListedTournament {
  readonly id: string;
  readonly name: string;
  readonly stage: 'announced' | 'running' | 'over';
  readonly format: string;
  /** The id of the rule set. */
  readonly rules: string;
  readonly clock: string;
  readonly rated: boolean;
  /** In milliseconds since 1970; null where the organiser begins it. */
  readonly startsAt: number | null;
  /** The club that it belongs to; null for none. */
  readonly club: string | null;
  /** How many take part; once it is over, how many ever did. */
  readonly players: number;
}
