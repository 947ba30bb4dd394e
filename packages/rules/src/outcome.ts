import type { Side } from './side.ts';

/** Why a game is over. */
export type OutcomeReason =
  /** The loser has fewer men than it needs (mill): three, unless `count` says otherwise. */
  | 'few-men'
  /** The winner has closed a mill, where the first mill wins. */
  | 'mill'
  /** The loser, or the side to play where that draws, has no legal turn. */
  | 'blocked'
  /** The winner has so few men, or no legal turn, where losing is the aim (mill). */
  | 'men-lost'
  | 'shut-in'
  /** The loser has no piece left (draughts). */
  | 'no-pieces'
  /** Too many turns without a capture. */
  | 'no-capture'
  /** The same situation too often. */
  | 'repetition'
  /** Each side has one king and neither captured (draughts). */
  | 'one-king-each'
  /** Kings only, and no capture (draughts). */
  | 'kings-only'
  /** Only kings have moved for too long, and nothing was taken (draughts). */
  | 'king-moves'
  /** A lone king has held out long enough against a few pieces (draughts). */
  | 'lone-king'
  /** Few pieces, kings on either side, have stayed as they were for too long (draughts). */
  | 'few-pieces'
  /** Each side has one piece left, where that is a draw (draughts). */
  | 'one-piece-each'
  /** The winner has lost all its pieces, or can move none, where that wins (draughts). */
  | 'all-given'
  | 'blocked-wins'
  /** The winner has made the first king, where that wins (draughts). */
  | 'first-king'
  | 'agreement'
  | 'resignation';

/** How a game ended: who won (null for a draw) and why. */
export interface Outcome {
  readonly winner: Side | null;
  readonly reason: OutcomeReason;
  /** The number in the rule that applied: turns of each side, occurrences, or the men that a side needs. */
  readonly count?: number;
}
