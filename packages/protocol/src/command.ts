import type { Side } from '@merellier/rules';
import type { Player } from './options.ts';

/** What players can offer each other. */
export type Offer = 'draw' | 'takeback' | 'rematch';

export const OFFERS: readonly Offer[] = ['draw', 'takeback', 'rematch'];

/** What a person, or a program in a person's place, asks of a game. */
export type PlayerCommand =
  /** Takes the free seat. `contribution` is the player's part in chance, where the game needs one. */
  | { readonly kind: 'join'; readonly contribution: string | null }
  /** The host's part in chance, sent once its commitment was seen. */
  | { readonly kind: 'contribute'; readonly contribution: string }
  /** A whole turn in the notation of its family. `after` is the `boardSeq` of the state in which it was chosen. */
  | { readonly kind: 'turn'; readonly turn: string; readonly after: number }
  /** Leaves before both sides have made a turn: nobody wins. */
  | { readonly kind: 'abort' }
  | { readonly kind: 'resign' }
  | { readonly kind: 'offer'; readonly what: Offer }
  | { readonly kind: 'accept'; readonly what: Offer }
  /** Refuses the other's offer, or takes back one's own. */
  | { readonly kind: 'decline'; readonly what: Offer }
  /** Gives the other side more time. */
  | { readonly kind: 'give-time' }
  /** Ends a game that the other side has left. */
  | { readonly kind: 'claim'; readonly result: 'win' | 'draw' };

/** What only the server asks of a game. */
export type ServerCommand =
  /** Nothing but the passing of time. */
  | { readonly kind: 'tick' }
  /** Gives back time that the server cost. */
  | { readonly kind: 'compensate'; readonly ms: number; readonly sides: readonly Side[] }
  /** Ends a game that nobody has joined, whose host has left the lobby. */
  | { readonly kind: 'withdraw' }
  /** Gives the seat of one player, a guest, to another: the same person, signed in to an account. */
  | { readonly kind: 'reseat'; readonly from: string; readonly player: Player };

export type Command = PlayerCommand | ServerCommand;

/** All that a decision rests on beside the state and the command: the core has neither clock nor chance of its own. */
export interface Moment {
  /** The time of the database, in milliseconds. */
  readonly now: number;
  /** Who asks; null for the server. */
  readonly player: Player | null;
  /** How much of the time went to the network between server and player, by the server's own measure. */
  readonly lag: number;
  /** How long the other player has been gone; 0 while present. */
  readonly gone: number;
  /** The secret behind the commitment of this game, in hex; null where it has none. */
  readonly secret: string | null;
  /** The id of the next game, should this command make one. */
  readonly next: string;
}
