/** What is told of a player on entering. */
export interface Entrant {
  readonly name: string;
  readonly team: string | null;
  /** An age class or any other: the standings can be shown for one alone. */
  readonly ageClass: string | null;
  /** A rating or whatever numbers players are ordered by. */
  readonly strength: number | null;
}

export interface Player extends Entrant {
  /** From 1, in the order of entry. Never given twice. */
  readonly id: number;
  /** The first round to play in: 1, or a later one for a late entry. */
  readonly from: number;
  readonly withdrawn: boolean;
}

/** A name as it is compared with others: without case and needless spaces. */
export const nameKey = (name: string): string => tidyName(name).toLocaleLowerCase('en').normalize('NFC');

/** A name without needless spaces. */
export const tidyName = (name: string): string => name.trim().replace(/\s+/gu, ' ');
