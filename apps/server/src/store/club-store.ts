import type { Club, ClubFields, ClubMember, ClubMessage, ClubRole } from '@merellier/protocol';

/** Where clubs are kept, with their members and messages. */
export interface ClubStore {
  /** Stores a club with its first leader; gives its id, or the id of the one that the same request made before. */
  createClub(club: ClubFields & { readonly id: string }, request: string, leader: string, at: number): Promise<string>;
  changeClub(id: string, fields: ClubFields): Promise<void>;
  /** A club and all that is in it goes. */
  removeClub(id: string): Promise<void>;
  club(id: string): Promise<Club | null>;
  /** Clubs that everybody may find, the largest first; or all those of a player. */
  clubs(player: string | null, limit: number): Promise<readonly Club[]>;
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
