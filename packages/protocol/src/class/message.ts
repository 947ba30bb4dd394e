import type { Animal } from './animals.ts';
import type { ClassCommand, ClassRefusal } from './command.ts';
import type { ClassPerson } from './decide.ts';
import type { ClassChange, ClassView } from './view.ts';

/**
 * The version of what is spoken at the socket of classes, `/api/v1/classes/socket`; the first message names it. What is only added, a
 * command or a part of the view that may be missing, keeps it: pages and servers of before do without.
 */
export const CLASS_PROTOCOL = 2;

/** What a client sends at the socket of classes, one JSON object in each message. */
export type ClassClientMessage =
  /** Opens a class, as its teacher. */
  | { readonly type: 'open'; readonly protocol: number }
  /** Stands at the door: which nicknames are free? */
  | { readonly type: 'knock'; readonly protocol: number; readonly code: string }
  /** Comes in, under a nickname. */
  | { readonly type: 'join'; readonly code: string; readonly pupil: Animal }
  /** Comes back, with the key that `you` brought: the teacher, or a pupil. */
  | { readonly type: 'enter'; readonly protocol: number; readonly code: string; readonly key: string }
  | { readonly type: 'do'; readonly command: ClassCommand }
  /** Ends the class: nothing of it is kept. */
  | { readonly type: 'end' };

/** Why the server refuses a message, beside what a class says. */
export type ClassServerRefusal =
  /** No class is open to who asks by that word. Whether there is one is not told. */
  | { readonly reason: 'no-class' }
  /** The nickname was taken a moment ago. */
  | { readonly reason: 'taken' }
  | { readonly reason: 'malformed' }
  | { readonly reason: 'unsupported-protocol' }
  | { readonly reason: 'too-many'; readonly retryAfter: number }
  | { readonly reason: 'unavailable'; readonly retryAfter: number };

/** What the server sends at the socket of classes, one JSON object in each message. */
export type ClassServerMessage =
  /** Which nicknames are taken by somebody who is here. */
  | { readonly type: 'door'; readonly taken: readonly Animal[] }
  /** Who one is in the class from now on; `key` is to be kept, to come back with. */
  | { readonly type: 'you'; readonly code: string; readonly who: ClassPerson; readonly key: string }
  /** The class as it stands. */
  | { readonly type: 'class'; readonly view: ClassView }
  /** What has changed of it since. */
  | { readonly type: 'change'; readonly change: ClassChange }
  | { readonly type: 'refused'; readonly refusal: ClassRefusal | ClassServerRefusal }
  /** The class is over, or one belongs to it no more: `teacher` ended it, `removed` the pupil. */
  | { readonly type: 'over'; readonly how: 'ended' | 'removed' }
  /** The connection holds; every so many milliseconds there is another one. */
  | { readonly type: 'beat'; readonly every: number }
  /** The server stops: connect again after so many milliseconds. */
  | { readonly type: 'closing'; readonly retryAfter: number };
