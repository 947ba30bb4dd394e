import type { NamedPlayer } from './people.ts';
import type { Report } from './report.ts';

// What the server tells moderators over HTTP.

/** What a moderator does about players: shuts them out, lets them in again, finds nothing wrong in what was reported. */
export const MODERATION_KINDS = ['ban', 'unban', 'set-aside'] as const;
export type ModerationKind = (typeof MODERATION_KINDS)[number];

/** A player, as far as a moderator needs one. */
export interface ModeratedPlayer extends NamedPlayer {
  /** Whether the player has an account. */
  readonly registered: boolean;
  /** When the player first came, in milliseconds since 1970. */
  readonly since: number;
  readonly banned: boolean;
}

/** What one player reported of another. */
export interface CaseReport extends Omit<Report, 'player'> {
  readonly at: number;
  /** Null for one who is no longer there. */
  readonly reporter: NamedPlayer | null;
  /** Whether a moderator found nothing wrong in it. */
  readonly setAside: boolean;
}

/** All that is reported of one player. */
export interface ModerationCase {
  readonly player: ModeratedPlayer;
  /** The newest first. */
  readonly reports: readonly CaseReport[];
}

/** A player who was seen at an address at which another one was seen in the same week. */
export interface Companion extends ModeratedPlayer {
  /** When last. */
  readonly at: number;
}

/** What a moderator did, and whether it was taken back since. Moderators and players who are gone are left out. */
export interface ModerationAct {
  readonly id: string;
  readonly kind: ModerationKind;
  readonly at: number;
  readonly by: NamedPlayer | null;
  readonly players: readonly NamedPlayer[];
  readonly undone: { readonly at: number; readonly by: NamedPlayer | null } | null;
}
