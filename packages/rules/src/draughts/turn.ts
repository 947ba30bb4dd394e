import type { Turn } from '../rule-set.ts';

/**
 * A whole turn. `path` holds the places landed on, the last one is `to`; `captures` those of the pieces taken, in the order
 * of this path. Where the same pieces can be taken on another way between the same squares, it is the same turn.
 */
export type DraughtsTurn = Turn &
  (
    | {
        readonly kind: 'move' | 'capture';
        readonly from: number;
        readonly to: number;
        readonly path: readonly number[];
        readonly captures: readonly number[];
      }
    /** Takes a piece that could have captured off the board; the same side then plays on. */
    | {
        readonly kind: 'huff';
        readonly at: number;
        readonly from: null;
        readonly to: null;
        readonly path: readonly number[];
        readonly captures: readonly number[];
      }
    /** Has the last turn taken back, so that a capture is played instead. */
    | {
        readonly kind: 'demand';
        readonly from: null;
        readonly to: null;
        readonly path: readonly number[];
        readonly captures: readonly number[];
      }
  );

/** A move or a capture: a turn that goes from one square to another. */
export type BoardTurn = Extract<DraughtsTurn, { readonly from: number }>;

export const isBoardTurn = (turn: DraughtsTurn): turn is BoardTurn => turn.from !== null;

export const makeMove = (from: number, to: number): BoardTurn => ({ kind: 'move', from, to, path: [to], captures: [] });

export const makeHuff = (at: number): DraughtsTurn => ({
  kind: 'huff',
  at,
  from: null,
  to: null,
  path: [],
  captures: [at],
});

export const DEMAND: DraughtsTurn = { kind: 'demand', from: null, to: null, path: [], captures: [] };

/** Whether both are the same turn: same origin, destination and set of pieces taken. */
export const sameTurn = (a: DraughtsTurn, b: DraughtsTurn): boolean =>
  a.kind === b.kind &&
  a.from === b.from &&
  a.to === b.to &&
  a.captures.length === b.captures.length &&
  a.captures.every((place) => b.captures.includes(place));
