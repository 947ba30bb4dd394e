import type { TournamentEvent } from '../event.ts';
import type { Entrant } from '../player.ts';
import type { OnlineSettings } from './settings.ts';

/** Somebody whom the server knows. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Who sits where: somebody at a screen of their own. */
export interface Seat {
  readonly id: string;
  /** Whether there is an account: guests play no rated games. */
  readonly registered: boolean;
  /** Present where a program plays. */
  readonly bot?: true;
}

/** What happened in a tournament that a server runs; its events, one after the other, are the tournament. */
export type OnlineEvent =
  /** Always the first. */
  | { readonly kind: 'announced'; readonly id: string; readonly settings: OnlineSettings; readonly organiser: Person }
  | { readonly kind: 'rearranged'; readonly settings: OnlineSettings }
  /** Somebody takes part at a screen of their own; who plays at a board in the room is `entered` by the organiser. */
  | { readonly kind: 'joined'; readonly player: number; readonly person: Seat; readonly entrant: Entrant }
  /** Who had this id, at a board or as the organiser, has signed in to an account, and is this person from now on. */
  | { readonly kind: 'reseated'; readonly from: string; readonly person: Person & Seat }
  /** A game of a pairing is played on the server, under this id. */
  | {
      readonly kind: 'playing';
      readonly round: number;
      readonly table: number;
      readonly game: number;
      readonly id: string;
    }
  /** Somebody plays the next games of an arena with half of the time, or does so no more. */
  | { readonly kind: 'hastened'; readonly player: number; readonly on: boolean }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  /** The organiser has sent somebody away, who cannot come back. */
  | { readonly kind: 'barred'; readonly person: string }
  | Exclude<TournamentEvent, { readonly kind: 'created' | 'settled' | 'unpaired' }>;

/** An event in its place: counted from 1 without a gap, `at` in milliseconds since 1970. */
export interface RecordedOnlineEvent {
  readonly seq: number;
  readonly at: number;
  /** The shape in which it was recorded (`ONLINE_EVENT_SHAPE`); 1 where none is named. */
  readonly shape?: number | undefined;
  readonly event: OnlineEvent;
}
