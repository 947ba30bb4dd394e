import type { Side, Throw } from '@merellier/rules';
import type { Offer } from './command.ts';
import type { GameOptions, Player, Seat } from './options.ts';
import type { OnlineOutcome } from './outcome.ts';
import type { RatingChange } from './rating.ts';

/** What happened in a game. The events of a game, in order, are the game. */
export type GameEvent =
  /** Always the first. `commitment` is the SHA-256, in hex, of the secret behind chance; null where none is needed. */
  | {
      readonly kind: 'created';
      readonly options: GameOptions;
      readonly host: Player;
      readonly commitment: string | null;
      /** The game that this one is the rematch of; null for others. */
      readonly rematchOf: string | null;
    }
  | { readonly kind: 'joined'; readonly guest: Player }
  /**
   * The person in a seat has signed in to an account, and sits there as that player from now on; or the host of a game that
   * waits had no name, and has taken one.
   */
  | { readonly kind: 'reseated'; readonly seat: Seat; readonly player: Player }
  | { readonly kind: 'contributed'; readonly seat: Seat; readonly contribution: string }
  /** Play begins. */
  | { readonly kind: 'started'; readonly white: Seat }
  /** The dice for the turn to come. `index` counts the throws of the game from 0. */
  | { readonly kind: 'thrown'; readonly index: number; readonly dice: Throw }
  /** A turn as it was accepted, written exactly; what it cost, in milliseconds. */
  | {
      readonly kind: 'turned';
      readonly side: Side;
      readonly turn: string;
      readonly spent: number;
      readonly gained: number;
      readonly lag: number;
    }
  | { readonly kind: 'offered'; readonly side: Side; readonly what: Offer }
  /** `side` is the one that said no, or took back its own offer. */
  | { readonly kind: 'declined'; readonly side: Side; readonly what: Offer }
  /** `side` gets back its last turn: the last `turns` turns are undone. */
  | { readonly kind: 'taken-back'; readonly side: Side; readonly turns: number }
  | { readonly kind: 'time-given'; readonly side: Side; readonly ms: number }
  /** Time that the server cost and gives back. */
  | { readonly kind: 'compensated'; readonly sides: readonly Side[]; readonly ms: number }
  | { readonly kind: 'ended'; readonly outcome: OnlineOutcome }
  /** The secret behind the commitment, once the game is over: everybody can check every throw. */
  | { readonly kind: 'revealed'; readonly secret: string }
  /** The game counted for the ratings of both. */
  | { readonly kind: 'rated'; readonly ratings: Readonly<Record<Side, RatingChange>> }
  /** Both want to play again, with sides exchanged. */
  | { readonly kind: 'rematched'; readonly game: string };

/** An event in its place. */
export interface RecordedEvent {
  /** Counts the events of a game from 1, without a gap. */
  readonly seq: number;
  /** When, in milliseconds since 1970, by the clock of the database. Never earlier than the event before. */
  readonly at: number;
  /** The shape in which it was recorded (`EVENT_SHAPE`); 1 where none is named. */
  readonly shape?: number | undefined;
  readonly event: GameEvent;
}
