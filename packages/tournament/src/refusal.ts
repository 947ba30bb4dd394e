/** Why a command is refused: enough to say it in one sentence. Nothing of the tournament changes. */
export type Refusal =
  | { readonly reason: 'no-name' }
  | { readonly reason: 'name-too-long'; readonly name: string }
  | { readonly reason: 'same-name'; readonly name: string }
  | { readonly reason: 'too-many-players'; readonly most: number }
  | { readonly reason: 'too-few-players'; readonly least: number }
  | { readonly reason: 'no-such-player' }
  /** Players and format are settled once games were paired. */
  | { readonly reason: 'already-started' }
  /** Results are missing of a round on which the next depends. */
  | { readonly reason: 'results-missing'; readonly round: number; readonly tables: readonly number[] }
  | { readonly reason: 'no-rounds-left' }
  /** The time of an arena is over. */
  | { readonly reason: 'time-over' }
  /** Nobody is free, or nobody may meet. */
  | { readonly reason: 'nobody-free' }
  | { readonly reason: 'no-pairing' }
  | { readonly reason: 'withdrawn-paired'; readonly name: string }
  | { readonly reason: 'paired-twice'; readonly name: string }
  | { readonly reason: 'not-paired'; readonly name: string }
  | { readonly reason: 'met-before'; readonly names: readonly [string, string] }
  | { readonly reason: 'still-playing'; readonly name: string }
  /** In a ladder only so many places up are within reach. */
  | { readonly reason: 'too-far'; readonly most: number }
  | { readonly reason: 'bye-twice'; readonly name: string }
  /** The game was not paired. */
  | { readonly reason: 'no-such-game' }
  | { readonly reason: 'nothing-paired' }
  | { readonly reason: 'closed' };

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Refusal };

export const ok = <Value>(value: Value): Result<Value> => ({ ok: true, value });
export const refuse = (error: Refusal): { readonly ok: false; readonly error: Refusal } => ({ ok: false, error });
