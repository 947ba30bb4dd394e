import type { CollectedRules, GameIndex, GamePlace, OpeningTurn, Wanted } from './game-index.ts';
import type { Report } from './read-collection.ts';

/** What is looked for on the board: a position as FEN, or a pattern as `patternSearch` reads it. */
export interface BoardSearch {
  readonly kind: 'position' | 'pattern';
  readonly text: string;
}

/** What the worker of collections is asked; `request` comes back in the answer. */
export type CollectionRequest =
  | { readonly kind: 'open'; readonly request: number; readonly files: readonly File[] }
  /** Makes the list of games that are wanted, and, where something is sought on the board, have it. */
  | {
      readonly kind: 'find';
      readonly request: number;
      readonly wanted: Wanted;
      readonly search: BoardSearch | null;
    }
  /** Some games of the list, as a person sees them. */
  | { readonly kind: 'rows'; readonly request: number; readonly from: number; readonly count: number }
  /** One game as text, by its index. */
  | { readonly kind: 'game'; readonly request: number; readonly game: number }
  /** Puts games among those that the browser keeps: one by its index, or the whole list. */
  | { readonly kind: 'keep'; readonly request: number; readonly game: number | null; readonly level: number }
  | { readonly kind: 'stop' };

/** A game of the list. */
export type GameRow = ReturnType<GameIndex['told']> &
  Pick<GamePlace, 'file' | 'number' | 'line'> & {
    readonly game: number;
    readonly date: string;
    /** After which turn it has what is sought on the board; null where nothing is. */
    readonly turn: number | null;
  };

/** A turn that follows the opening of the list, as it is written. */
export type ToldTurn = Omit<OpeningTurn, 'example'> & { readonly text: string };

/** What the worker answers. */
export type CollectionAnswer =
  /** While it reads, searches or keeps: how far it has come, 0 to 1, and how many games that is. */
  | { readonly kind: 'progress'; readonly share: number; readonly games: number; readonly unreadable: number }
  | {
      readonly kind: 'opened';
      readonly request: number;
      readonly report: Report;
      readonly rules: readonly CollectedRules[];
    }
  /** How many games the list has, and what follows its opening; sent now and then while it is being made, too. */
  | {
      readonly kind: 'listed';
      readonly request: number;
      readonly count: number;
      readonly turns: readonly ToldTurn[];
      readonly isWhole: boolean;
    }
  | { readonly kind: 'rows'; readonly request: number; readonly rows: readonly GameRow[] }
  | { readonly kind: 'game'; readonly request: number; readonly text: string }
  | { readonly kind: 'kept'; readonly request: number; readonly kept: number; readonly known: number }
  /** The file is gone or is another one by now, or the browser has no room. */
  | { readonly kind: 'failed'; readonly request: number; readonly why: 'file' | 'store' };
