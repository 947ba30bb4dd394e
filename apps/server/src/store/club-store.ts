import type { Tally } from '@merellier/protocol';

/** What a club says of itself. */
export interface ClubFields {
  readonly name: string;
  readonly about: string;
  /** When and where it meets, in its own words: `Mardi 20 h, café du port`. */
  readonly evening: string;
  /** What is played there, and what is changed in it. */
  readonly rules: { readonly id: string; readonly changes: Readonly<Record<string, string | number>> };
  /** Whether it stands in the list of clubs; else only who has its link finds it. */
  readonly listed: boolean;
}

export interface StoredClub extends ClubFields {
  readonly id: string;
  readonly members: number;
}

/** `barred`: sent away by a leader, and cannot come back. */
export type ClubRole = 'leader' | 'member' | 'barred';

export interface ClubMember {
  readonly id: string;
  readonly name: string;
  readonly role: ClubRole;
  /** The settled rating in the group of the club's rules; null without one. */
  readonly rating: number | null;
  /** The games against other members. */
  readonly games: Tally;
}

export interface ClubMessage {
  readonly id: string;
  readonly author: { readonly id: string; readonly name: string };
  readonly text: string;
  readonly at: number;
}

/** Where clubs are kept, with their members and messages. */
export interface ClubStore {
  /** Stores a club with its first leader; gives its id, or the id of the one that the same request made before. */
  createClub(club: ClubFields & { readonly id: string }, request: string, leader: string, at: number): Promise<string>;
  changeClub(id: string, fields: ClubFields): Promise<void>;
  /** A club and all that is in it goes. */
  removeClub(id: string): Promise<void>;
  club(id: string): Promise<StoredClub | null>;
  /** Clubs that everybody may find, the largest first; or all those of a player. */
  clubs(player: string | null, limit: number): Promise<readonly StoredClub[]>;
  roleIn(club: string, player: string): Promise<ClubRole | null>;
  /** Makes a player a member, or gives a member another role. */
  setRole(club: string, player: string, role: ClubRole, at: number): Promise<void>;
  removeMember(club: string, player: string): Promise<void>;
  /**
   * The members, leaders first, then by the order of coming, with their ratings in a group and their games against each other since
   * a moment; those who are barred last.
   */
  membersOf(club: string, group: string, since: number): Promise<readonly ClubMember[]>;
  /** Messages, the newest first; those before a moment, where one is named. */
  messagesOf(club: string, before: number | null, limit: number): Promise<readonly ClubMessage[]>;
  addMessage(club: string, id: string, author: string, text: string, at: number): Promise<void>;
  /** Takes a message out, if this player wrote it; anybody’s where `author` is null. False where there is none. */
  removeMessage(club: string, id: string, author: string | null): Promise<boolean>;
  /** All messages of a player, for what an account holds. */
  messagesBy(player: string): Promise<readonly (Pick<ClubMessage, 'text' | 'at'> & { readonly club: string })[]>;
}
