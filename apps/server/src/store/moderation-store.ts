import type { Companion, ModerationAct, ModerationCase, ModerationKind } from '@merellier/protocol';

/** Something to be done by a moderator. */
export interface NewModerationAct {
  readonly id: string;
  readonly kind: ModerationKind;
  readonly moderator: string;
  readonly players: readonly string[];
  readonly at: number;
}

/** The last entry of the page before, by its moment and id; entries of one moment are in the order of their ids. */
export interface Earlier {
  readonly at: number;
  readonly id: string;
}

/** What moderators see and do. */
export interface ModerationStore {
  /**
   * Players of whom something was reported, those of the newest report first: with a report that waits for a moderator, or, as
   * `closed`, those who are banned or in whose reports nothing was found.
   */
  cases(closed: boolean, limit: number, before?: Earlier | null): Promise<readonly ModerationCase[]>;
  /** Does something, and notes it with the players to whom it made a difference; false where there is none. */
  moderate(act: NewModerationAct): Promise<boolean>;
  /** Takes a ban of several players, or a setting aside, back as a whole; the players, or null where there is nothing to take back. */
  undoModeration(act: string, moderator: string, at: number): Promise<readonly string[] | null>;
  /** What moderators, or one of them, did; the newest first. */
  moderationActs(moderator: string | null, limit: number, before?: Earlier | null): Promise<readonly ModerationAct[]>;
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
