/** Why a player can be reported. */
export const REPORT_REASONS = ['cheating', 'stalling', 'name', 'harassment', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

/** The longest note that goes with a report, in characters. */
export const REPORT_NOTE = 500;

/** What a player tells the host about another one. */
export interface Report {
  /** Id of the player who is reported. */
  readonly player: string;
  /** The game that it is about; null for none in particular. */
  readonly game: string | null;
  readonly reason: ReportReason;
  /** A few words; empty for none. */
  readonly note: string;
}
