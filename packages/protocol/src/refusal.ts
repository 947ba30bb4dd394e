import type { ParameterProblem } from '@merellier/rules';
import type { TurnProblem } from '@merellier/rules/notation';

/** Why a game refuses a command. The game is as it was. */
export type GameRefusal =
  /** The sender has no seat in this game. */
  | { readonly reason: 'wrong-seat' }
  | { readonly reason: 'own-game' }
  | { readonly reason: 'seat-taken' }
  | { readonly reason: 'not-started' }
  | { readonly reason: 'game-over' }
  | { readonly reason: 'game-not-over' }
  | { readonly reason: 'not-your-turn' }
  /** The turn was chosen on another board than the one that stands; `boardSeq` is that of the one that stands. */
  | { readonly reason: 'stale'; readonly boardSeq: number }
  | { readonly reason: 'illegal-turn'; readonly problem: TurnProblem }
  | { readonly reason: 'time-up' }
  | { readonly reason: 'already-begun' }
  | { readonly reason: 'already-offered' }
  | { readonly reason: 'no-such-offer' }
  | { readonly reason: 'nothing-to-take-back' }
  | { readonly reason: 'not-in-rated-games' }
  /** Who leaves a game of a tournament loses it, its turns stand, and who meets next is not for the two to say. */
  | { readonly reason: 'not-in-tournaments' }
  /** Rated games are for players with an account: without one, a rating would be lost with a cookie. */
  | { readonly reason: 'account-needed' }
  | { readonly reason: 'no-clock' }
  | { readonly reason: 'time-enough' }
  /** The other player is not gone, or not for long enough; `wait` is how many milliseconds more (null: only the clock ends this game). */
  | { readonly reason: 'not-gone'; readonly wait: number | null }
  | { readonly reason: 'contribution-missing' }
  | { readonly reason: 'already-contributed' }
  /** A later version has gone on with this game: this one cannot judge it. */
  | { readonly reason: 'newer-game' };

/** Why the server refuses a message, beside what a game says. */
export type ServerRefusal =
  /** Not JSON, or no message of this protocol; `where` is the path of the first faulty part. */
  | { readonly reason: 'malformed'; readonly where: string }
  | { readonly reason: 'too-large'; readonly limit: number }
  | { readonly reason: 'too-many'; readonly retryAfter: number }
  | { readonly reason: 'unsupported-protocol'; readonly supported: readonly number[] }
  | { readonly reason: 'no-session' }
  /** There is no such game, or the sender may not know of it. */
  | { readonly reason: 'not-found' }
  /** This game is not open to the sender; nothing more is said. */
  | { readonly reason: 'not-available' }
  | { readonly reason: 'rules'; readonly problem: ParameterProblem }
  | { readonly reason: 'not-rateable' }
  /** The opening cannot be played by these rules, or ends the game. */
  | { readonly reason: 'opening' }
  /** An account is called so already, or so that nobody sees the difference. */
  | { readonly reason: 'name-taken' }
  /** Both seats of a rated game would be taken from one connection. */
  | { readonly reason: 'same-place' }
  /** The player has often left games before they counted, and may seek and join others again after so many milliseconds. */
  | { readonly reason: 'paused'; readonly retryAfter: number }
  | { readonly reason: 'too-many-games'; readonly limit: number }
  /** The server cannot do it now: nothing was done; ask again after so many milliseconds. */
  | { readonly reason: 'unavailable'; readonly retryAfter: number };

/** Why the server refuses what has to do with accounts, beside what it says everywhere. */
export type AccountRefusal =
  /** The name, password, passkey or recovery code is not right; which of them is not told. */
  | { readonly reason: 'wrong-credentials' }
  /** Somebody signs in by that name already. */
  | { readonly reason: 'login-taken' }
  /** Many people have this password: it would be among the first tried. */
  | { readonly reason: 'common-password' }
  | { readonly reason: 'already-registered' }
  | { readonly reason: 'no-account' }
  /** Without this passkey nobody could sign in any more. */
  | { readonly reason: 'last-way' };

export type OnlineRefusal = GameRefusal | ServerRefusal;
