import type { Report } from '@merellier/protocol';
import type { NamedPlayer } from './conduct-store.ts';

/** What a moderator does about players: shuts them out, lets them in again, finds nothing wrong in what was reported. */
export const MODERATION_KINDS = ['ban', 'unban', 'set-aside'] as const;
export type ModerationKind = (typeof MODERATION_KINDS)[number];

/** A player, as far as a moderator needs one. */
export interface ModeratedPlayer extends NamedPlayer {
  /** Whether the player has an account. */
  readonly registered: boolean;
  /** When the player first came. */
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

/** Something to be done by a moderator. */
export interface NewModerationAct {
  readonly id: string;
  readonly kind: ModerationKind;
  readonly moderator: string;
  readonly players: readonly string[];
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

/** What moderators see and do. */
export interface ModerationStore {
  /**
   * Players of whom something was reported, those of the newest report first: with a report that waits for a moderator, or, as
   * `closed`, those who are banned or in whose reports nothing was found.
   */
  cases(closed: boolean, limit: number): Promise<readonly ModerationCase[]>;
  /** Does something, and notes it with the players to whom it made a difference; false where there is none. */
  moderate(act: NewModerationAct): Promise<boolean>;
  /** Takes a ban of several players, or a setting aside, back as a whole; the players, or null where there is nothing to take back. */
  undoModeration(act: string, moderator: string, at: number): Promise<readonly string[] | null>;
  /** What moderators, or one of them, did; the newest first. */
  moderationActs(moderator: string | null, limit: number): Promise<readonly ModerationAct[]>;
}

/**
 * Where players were seen: not their addresses, but a hash under a secret of a period. Hashes of different periods cannot be
 * compared, and once the secret is gone none leads back to an address.
 */
export interface PlaceStore {
  /** The secret of a period: this one, where none was kept before. */
  placeSecret(period: number, fresh: string): Promise<string>;
  seenFrom(player: string, period: number, place: string, at: number): Promise<void>;
  /** Deletes the secrets and the hashes of earlier periods. */
  forgetPlaces(before: number): Promise<void>;
  /** Where a player was seen, the newest first. */
  placesOf(player: string): Promise<readonly { readonly place: string; readonly at: number }[]>;
  /** Players who were seen where another one was, in the same period, the last first; without these. */
  companionsOf(player: string, except: readonly string[], limit: number): Promise<readonly Companion[]>;
}
