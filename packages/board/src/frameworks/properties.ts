import type { Parameters, RuleSetId, Side } from '@merellier/rules';
import type { BoardLook } from '../drawing/material.ts';
import type { BoardArrow, BoardDrawing, BoardMark, MerellierBoardEventMap, Playable } from '../element/index.ts';

/** What the element takes in a template. Words that a page computes are fine: what means nothing is refused or passed over. */
export interface BoardProperties {
  /** The id of a rule set. */
  readonly rules?: RuleSetId | (string & {}) | null | undefined;
  /** House rules, `{ men: 7 }` or `men=7`. */
  readonly changes?: Parameters | string | null | undefined;
  /** The position on the board. */
  readonly fen?: string | null | undefined;
  /** Who plays by hand. */
  readonly playable?: Playable | null | undefined;
  /** The side at the lower edge. */
  readonly bottom?: Side | null | undefined;
  /** What is left out: `coordinates`, `last`, `trays`, `message`, with blanks between. */
  readonly hide?: string | null | undefined;
  /** Whether it is light or dark; the reader's system decides by default. */
  readonly theme?: 'light' | 'dark' | '' | null | undefined;
  /** What the board is made of; plain colours by default. */
  readonly look?: BoardLook | '' | null | undefined;
  /** The address of the folder with the pictures that a look is made of. */
  readonly images?: string | null | undefined;
  /** Tags on places. */
  readonly marks?: readonly BoardMark[] | null | undefined;
  /** Turns pointed at. */
  readonly arrows?: readonly BoardArrow[] | null | undefined;
  /** Whether the reader may draw arrows and rings by hand. */
  readonly drawable?: boolean | null | undefined;
  /** What is drawn by hand. */
  readonly drawn?: readonly BoardDrawing[] | null | undefined;
}

/** The same where a framework only writes attributes: all of it is text. */
export type BoardAttributes = {
  readonly [Name in keyof BoardProperties]: Extract<BoardProperties[Name], string | null | undefined> | string;
};

/** Listeners to the events of the element, by the names that a framework has for them. */
export type BoardListeners<Prefix extends string> = {
  readonly [Name in keyof MerellierBoardEventMap as `${Prefix}${Name}`]?:
    | ((event: MerellierBoardEventMap[Name]) => void)
    | undefined;
};
