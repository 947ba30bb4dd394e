import type { Draw, GameResult } from '../pairing.ts';
import type { Entrant } from '../player.ts';
import type { OnlineSettings } from './settings.ts';

/** Who wants to play. */
export interface Joining {
  readonly id: string;
  readonly name: string;
  readonly registered: boolean;
  readonly bot: boolean;
  /** The rating in the group of the games, where there is one. */
  readonly strength: number | null;
}

/** What somebody asks for themselves. */
export type PersonCommand =
  | { readonly kind: 'join' }
  | { readonly kind: 'leave' }
  /** In a ladder: plays somebody who stands higher. */
  | { readonly kind: 'challenge'; readonly player: number }
  /** Plays the next games of an arena with half of the time, or no more. */
  | { readonly kind: 'berserk'; readonly on: boolean };

/** What the organiser asks. */
export type OrganiserCommand =
  | { readonly kind: 'rearrange'; readonly settings: OnlineSettings }
  /** Players at boards in the room. */
  | { readonly kind: 'enter'; readonly entrants: readonly Entrant[] }
  /** Sends a player away for good. */
  | { readonly kind: 'remove'; readonly player: number }
  | { readonly kind: 'pair'; readonly draws?: readonly Draw[] }
  | {
      readonly kind: 'result';
      readonly round: number;
      readonly table: number;
      readonly game: number;
      readonly result: GameResult | null;
    }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'close' };

/** How a game on the server ended, for the tournament. */
export type TakenResult = 'white' | 'black' | 'draw' | 'white-absent' | 'black-absent' | 'both-absent';

/** What the server asks by itself. */
export type ServerCommand =
  /** Nothing but the passing of time. */
  | { readonly kind: 'tick' }
  /** A guest has signed in to an account. */
  | { readonly kind: 'reseat'; readonly from: string; readonly person: Joining }
  /** A game is over. */
  | { readonly kind: 'taken'; readonly game: string; readonly result: TakenResult };

export type OnlineCommand = PersonCommand | OrganiserCommand | ServerCommand;

/** All that a decision rests on beside the state and the command. */
export interface OnlineMoment {
  readonly now: number;
  /** Who asks; null for the server. */
  readonly person: Joining | null;
  /** Makes up the id of a new game. */
  readonly newId: () => string;
}
