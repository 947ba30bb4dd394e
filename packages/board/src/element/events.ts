import type { OutcomeReason, ParameterProblem, Side, Throw } from '@merellier/rules';
import type { NotationProblem } from '@merellier/rules/notation';
import type { BoardDrawing } from './attributes.ts';

/** Who did it: somebody at the board, or the page by a method or an attribute. */
export type DoneBy = 'person' | 'program';

/** A whole turn, captures included. */
export interface TurnDetail {
  /** The turn as it is written: `d6`, `d6-d7xg7`, `32-28`. */
  readonly turn: string;
  /** The position after it. */
  readonly fen: string;
  /** Who played it. */
  readonly side: Side;
  readonly by: DoneBy;
}

/** Why something was refused, as data; a turn that breaks a rule is `turn-refused`, by whatever way it was asked for. */
export type RefusedProblem = NotationProblem | ParameterProblem | { readonly problem: 'not-your-turn' };

/** Something that was refused: a turn, a position, a rule set. */
export interface RefusedDetail {
  /** Why, in one sentence of the element's language. */
  readonly reason: string;
  /** The same as data. */
  readonly problem: RefusedProblem;
  readonly by: DoneBy;
}

/** A throw of the dice, under rules that have them. */
export interface ThrowDetail {
  readonly dice: Throw;
  /** Whose throw it is. */
  readonly side: Side;
  readonly by: DoneBy;
}

/** What the reader has drawn on the board, all of it. */
export interface DrawDetail {
  readonly drawn: readonly BoardDrawing[];
  readonly by: DoneBy;
}

/** How the game ended. */
export interface EndDetail {
  readonly result: '1-0' | '0-1' | '1/2-1/2';
  /** Null for a draw. */
  readonly winner: Side | null;
  readonly reason: OutcomeReason;
}

/** What each event of the element carries. */
export interface BoardDetails {
  /** Before somebody's turn is made: `preventDefault()` puts it back. */
  readonly beforeturn: TurnDetail;
  /** After a turn is made. */
  readonly turn: TurnDetail;
  readonly throw: ThrowDetail;
  readonly refused: RefusedDetail;
  /** After the reader has drawn an arrow or a ring, or wiped some off. */
  readonly draw: DrawDetail;
  readonly end: EndDetail;
}

/** The events of `<merellier-board>` by name. All bubble, out of shadow trees too. */
export type MerellierBoardEventMap = { readonly [Name in keyof BoardDetails]: CustomEvent<BoardDetails[Name]> };

/** Sends one event; false where a listener prevented what it announces. */
export type Send = <Name extends keyof BoardDetails>(name: Name, detail: BoardDetails[Name]) => boolean;
