import type { GameState, OnlineRefusal, Phrase, RecordedEvent } from '@merellier/protocol';
import type { Side } from '@merellier/rules';

/** How the page puts into words what happens in a game. */
export interface GameVoice {
  readonly refusal: (refusal: OnlineRefusal) => string;
  /** What is to be said of an event that this page did not cause; null for nothing. */
  readonly event: (event: RecordedEvent, before: GameState) => string | null;
  readonly said: (state: GameState, side: Side, phrase: Phrase) => string;
  readonly premoveGone: () => string;
}
