import type { RaceCommand, RaceRefusal } from './command.ts';
import type { RacerId } from './state.ts';
import type { RaceChange, RaceView } from './view.ts';

/** The version of what is spoken at the socket of races, `/api/v1/races/socket`; the first message names it. */
export const RACE_PROTOCOL = 1;

/** What a client sends at the socket of races, one JSON object in each message. */
export type RaceClientMessage =
  /** Makes a race, and comes into it. Who has a session with an account comes by the name of that. */
  | { readonly type: 'make'; readonly protocol: number; readonly name: string }
  /** Comes into a race by its word. */
  | { readonly type: 'join'; readonly protocol: number; readonly code: string; readonly name: string }
  /** Comes back, with the key that `you` brought. */
  | { readonly type: 'enter'; readonly protocol: number; readonly code: string; readonly key: string }
  | { readonly type: 'do'; readonly command: RaceCommand };

/** Why the server refuses a message, beside what a race says. */
export type RaceServerRefusal =
  /** No race is open to who asks by that word. */
  | { readonly reason: 'no-race' }
  | { readonly reason: 'malformed' }
  | { readonly reason: 'unsupported-protocol' }
  | { readonly reason: 'too-many'; readonly retryAfter: number }
  | { readonly reason: 'unavailable'; readonly retryAfter: number };

/** What the server sends at the socket of races, one JSON object in each message. `now` is the server's clock, in milliseconds. */
export type RaceServerMessage =
  /** Who one is in the race from now on; `key` is to be kept, to come back with. */
  | { readonly type: 'you'; readonly code: string; readonly who: RacerId; readonly key: string }
  /** The race as it stands. */
  | { readonly type: 'race'; readonly now: number; readonly view: RaceView }
  /** What has changed of it since. */
  | { readonly type: 'change'; readonly now: number; readonly change: RaceChange }
  | { readonly type: 'refused'; readonly refusal: RaceRefusal | RaceServerRefusal }
  /** One has left the race, or it is over for good. */
  | { readonly type: 'over' }
  /** The connection holds; every so many milliseconds there is another one. */
  | { readonly type: 'beat'; readonly every: number }
  /** The server stops: connect again after so many milliseconds. */
  | { readonly type: 'closing'; readonly retryAfter: number };
