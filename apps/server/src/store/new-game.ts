import type { GameState, RecordedEvent } from '@merellier/protocol';

/** A game to be stored, with its first events. */
export interface NewGame {
  readonly id: string;
  /** The request that makes it, unique among all; null where there is none. */
  readonly request: string | null;
  readonly secret: string | null;
  /** From where its host made it, as a number (`placeOf`); null where that is of no account, or not known. */
  readonly place?: number | null;
  readonly state: GameState;
  readonly events: readonly RecordedEvent[];
}
