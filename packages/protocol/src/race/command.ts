/** What may be asked of a race. */
export type RaceCommand =
  /** Begins a round, by one rule set; only the host may. */
  | { readonly kind: 'begin'; readonly rules: string }
  /** Answers the puzzle of this number, counted from 0, by a turn as it is written in game texts. */
  | { readonly kind: 'answer'; readonly round: number; readonly index: number; readonly turn: string }
  | { readonly kind: 'leave' };

/** Why a race refuses something. It is as it was. */
export type RaceRefusal =
  /** Not for who asks for it. */
  | { readonly reason: 'not-yours' }
  /** The race has gone on meanwhile: another puzzle, another round, or its time is up. */
  | { readonly reason: 'stale' }
  /** Nobody races alone. */
  | { readonly reason: 'alone' }
  /** A round is under way: who comes now waits for its end. */
  | { readonly reason: 'begun' }
  | { readonly reason: 'full' }
  /** Somebody of that name is in the race already. */
  | { readonly reason: 'taken' }
  /** No such rule set, or none with puzzles. */
  | { readonly reason: 'rules' }
  | { readonly reason: 'illegal-turn' };
