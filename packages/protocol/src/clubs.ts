import type { Tally } from './people.ts';

// What the server tells of clubs over HTTP.

/** What a club says of itself. */
export interface ClubFields {
  readonly name: string;
  readonly about: string;
  /** When and where it meets, in its own words: `Mardi 20 h, café du port`. */
  readonly evening: string;
  /** What is played there, and what is changed in it. */
  readonly rules: { readonly id: string; readonly changes: Readonly<Record<string, string | number>> };
  /** Whether it stands in the list of clubs; else only those who have its link find it. */
  readonly listed: boolean;
}

/** A club as lists show it. */
export interface Club extends ClubFields {
  readonly id: string;
  /** How many members it has. */
  readonly members: number;
}

/** `barred`: sent away by a leader, and cannot come back. */
export type ClubRole = 'leader' | 'member' | 'barred';

/** A member of a club, or a player who is barred from it. */
export interface ClubMember {
  readonly id: string;
  readonly name: string;
  readonly role: ClubRole;
  /** The settled rating in the group of the club's rules; null without one. */
  readonly rating: number | null;
  /** The games against other members. */
  readonly games: Tally;
}

/** A club as one sees it. */
export interface OpenClub {
  readonly club: Club;
  /** What one is there; null for a stranger. */
  readonly you: ClubRole | null;
  readonly members: readonly ClubMember[];
}

/** A message to the members of a club. */
export interface ClubMessage {
  readonly id: string;
  readonly author: { readonly id: string; readonly name: string };
  readonly text: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}
