import type { Refusal } from '../refusal.ts';

/** Why a tournament on a server refuses a command. */
export type OnlineTournamentRefusal =
  | Refusal
  /** A later version has gone on with it in a way that this one does not know. */
  | { readonly reason: 'newer' }
  /** Only the organiser does that. */
  | { readonly reason: 'not-organiser' }
  /** The organiser has sent this player away. */
  | { readonly reason: 'barred' }
  | { readonly reason: 'no-bots' }
  /** Rated games are for players with an account. */
  | { readonly reason: 'account-needed' }
  /** A player without a name cannot be told from others. */
  | { readonly reason: 'name-needed' }
  | { readonly reason: 'not-taking-part' }
  | { readonly reason: 'no-berserk' }
  /** Without the one who plays against all there is nothing to play. */
  | { readonly reason: 'gives' }
  /** This game is played on the server, and its result comes by itself. */
  | { readonly reason: 'game-under-way' };
