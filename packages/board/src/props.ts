import type { Board, PositionView, Side, Step, Walk } from '@merellier/rules';

/** What a place is called and what stands on it, in the reader's language; spoken by screen readers. */
export type PlaceLabel = (place: number) => string;

/** A turn already played, to be shown as a quiet trace: the places it ran over in order, and the men it took. */
export interface Trace {
  readonly path: readonly number[];
  readonly taken: readonly number[];
}

/**
 * What the board view is given. It knows no rules: it shows the position, leads the player along the walks, and gives
 * back the index of the walk that was completed.
 */
export interface BoardProps {
  readonly board: Board;
  readonly view: PositionView;
  readonly toPlay: Side;
  /** The legal turns of whoever may play on this board now; empty where nobody may (the computer thinks, the game is over). */
  readonly walks: readonly Walk[];
  /** Which side sits at the bottom. */
  readonly bottom: Side;
  readonly last: Trace | null;
  /** Places to point at from outside (a hint), and why in one word for the style: `hint`. */
  readonly hint?: Trace | null;
  /** Whether the names of the places are drawn. */
  readonly names: boolean;
  readonly label: PlaceLabel;
  /** The name of the whole board for screen readers. */
  readonly title: string;
  /** Called with the index in `walks` once the player has walked a turn to its end. */
  readonly onTurn: (walk: number) => void;
  /** Called when a tap leads nowhere: all places tapped since the turn began, the refused one last. */
  readonly onRefused: (taps: readonly number[]) => void;
  /** Called whenever the player gets a step on, or back, in a turn: the steps done so far and the kinds that may follow. */
  readonly onStep?: (done: readonly Step[], next: ReadonlySet<Step['kind']>) => void;
}
