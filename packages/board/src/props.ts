import type { Board, Man, PositionView, Side, Step, Throw, Walk } from '@merellier/rules';
import type { Accessor, JSX } from 'solid-js';
import type { Material } from './drawing/material.ts';
import type { Layout } from './geometry.ts';
import type { Sketch } from './sketch-board.ts';
import type { MakeTurned } from './turned-board.ts';

/**
 * What a place is called and what stands on it, in the reader's language; spoken by screen readers. `man` is what the
 * board shows there now, which differs from the position in the middle of a turn (null: nobody).
 */
export type PlaceLabel = (place: number, man: Man | null) => string;

/** A turn already played, to be shown as a quiet trace: the places it ran over in order, and the men it took. */
export interface Trace {
  readonly path: readonly number[];
  readonly taken: readonly number[];
}

/** What a sentence beside the board speaks of: places, which are marked while it stands there. */
export interface Told {
  /** Mills, each as the places of its line: gilded, with a ring of gold around each man. */
  readonly mills?: readonly (readonly number[])[];
  /** Where men were taken: a broken ring of madder red. */
  readonly taken?: readonly number[];
  /** Where men came from: a dotted ring. */
  readonly from?: readonly number[];
  /** Men that are named: a thin ring of gold. */
  readonly men?: readonly number[];
}

/** A turn to be pointed at among others, by an arrow with a short text on it; an entry, which goes nowhere, has the text alone. */
export interface Arrow {
  readonly path: readonly number[];
  /** A number, a letter: it tells arrows apart, colour never does alone. */
  readonly label: string;
  /** The one that stands out: drawn wide and whole, the others narrow and broken. */
  readonly best: boolean;
  /** Whether it was a mistake: its badge is madder red, the colour of no man. */
  readonly fault?: boolean;
}

/** What a place is worth to the side that plays there: a tag at its edge, told apart by its letter and its colour. */
export interface PlaceMark {
  readonly place: number;
  readonly kind: 'win' | 'draw' | 'loss';
  /** A letter, a number or both: `G12`. */
  readonly label: string;
}

/** Words added to the label of a place that is in one of these states now; the page gives them in the reader's language. */
export interface StateWords {
  /** The man that was picked up. */
  readonly picked: string;
  /** A man that can be moved; left out, nothing is said of it. */
  readonly pickable?: string;
  /** Where a man can go now. */
  readonly target: string;
  /** A man that may be taken now. */
  readonly takeable: string;
  /** The place that glows to be touched; left out, nothing is said of it. */
  readonly invites?: string;
}

/**
 * What the board view is given. It knows no rules: it shows the position, leads the player along the walks, and gives
 * back the index of the walk that was completed.
 */
export interface BoardProps {
  readonly board: Board;
  readonly view: PositionView;
  readonly toPlay: Side;
  /** The legal turns of the side that may play on this board now; empty where nobody may (the computer thinks, the game is over). */
  readonly walks: readonly Walk[];
  /**
   * What was done of the turn before the board was there, to go on from; read whenever a turn begins. Where it no longer
   * leads along the walks, the turn begins anew.
   */
  readonly begun?: readonly Step[];
  /** Which side sits at the bottom. A board of squares is turned for Black; a board of points, which has no sides, never is. */
  readonly bottom: Side;
  readonly last: Trace | null;
  /** What the positions belong to, as the number of a question: those of another one are set up at once, and no man slides there. */
  readonly series?: number | string | null;
  /** A turn to point at from outside (a hint). */
  readonly hint?: Trace | null;
  /** Turns to point at, the most important first. They are pictures only: the page says in words what they are. */
  readonly arrows?: readonly Arrow[];
  /** Tags on places; the page says in the places' labels what they are. */
  readonly marks?: readonly PlaceMark[];
  /**
   * Whether the names of the places are drawn; a board without them is drawn a little larger. With `both`, columns and rows are
   * named for whoever sits across the board too.
   */
  readonly names: boolean | 'both';
  readonly label: PlaceLabel;
  /** Words for the states of a place; without them a label says only what stands there. */
  readonly states?: StateWords;
  /** The name of the whole board for screen readers. */
  readonly title: string;
  /** Makes every place a button of the page's own, for a board that is set up by hand: no turn is played on it then. */
  readonly onPlace?: (place: number) => void;
  /** Called with the index in `walks` once the player has walked a turn to its end. */
  readonly onTurn: (walk: number) => void;
  /** Called when a tap leads nowhere: all places tapped since the turn began, the refused one last. */
  readonly onRefused: (taps: readonly number[]) => void;
  /**
   * Called whenever the player gets a step on, or back, in a turn: the steps done so far and the kinds that may follow.
   * `stop` is the walk that is already complete where the turn may end here or go on (a capture stopped halfway, under
   * huffing), else null; the player ends it by a tap on the piece, or the page by `onTurn(stop)`.
   */
  readonly onStep?: (done: readonly Step[], next: ReadonlySet<Step['kind']>, stop: number | null) => void;
  /** What is told of the position in words, marked on the board. */
  readonly told?: Told | null;
  /** A place that invites to be touched: it glows. */
  readonly invites?: number | null;
  /** Who has just won the game here: the lines are gilded one after the other, the men of the other side lose their colour. */
  readonly won?: Side | null;
  /** One's own arrows and rings, made by `createSketch`; without it nobody draws here. */
  readonly sketch?: Sketch | null;
  /** What it is made of; where it is left out, what the page said of all its boards. */
  readonly material?: Material | null;
}

/** How a board lies, for what is drawn above it. */
export interface DrawnBoard {
  readonly layout: Accessor<Layout>;
  /** Whether it is the small view beside a cube, or beside its map: signs are larger there, to be told apart. */
  readonly isSmall: boolean;
  /** Whether a sign on these places stands here: what a cube hides has its signs on the map beside it, and there alone. */
  readonly shows: (places: readonly number[]) => boolean;
  /** Whether a turn has been begun and is not finished. */
  readonly isUnderWay: Accessor<boolean>;
}

/** What a `PlainBoard` is given: all but arrows and tags. */
export interface PlainBoardProps extends Omit<BoardProps, 'arrows' | 'marks'> {
  /** What turns a board that is a cube, `createCube`; without it such a board is seen as its map. */
  readonly cube?: MakeTurned | null;
  /** Drawn above the men. */
  readonly above?: (board: DrawnBoard) => JSX.Element;
}

/** What lies beside the board on one side's edge: its men in hand, and the opposing men that it has taken. */
export interface TrayProps {
  /** Whose tray this is. */
  readonly side: Side;
  /** This side's men in hand. */
  readonly hand: number;
  /** Men of the other side that this side has taken. */
  readonly captured: number;
  /** How many men each side begins with: they all fit, and so the size of a man stays the same through the game. */
  readonly size: number;
  /** What screen readers say: both numbers, in words. */
  readonly label: string;
  /** What it is made of; where it is left out, what the page said of all its boards. */
  readonly material?: Material | null;
}

/** Three dice beside the board. They are thrown, for 600 ms at most, whenever `dice` becomes another value. */
export interface DiceProps {
  /** The throw that lies there; null before any: the dice then lie blank. */
  readonly dice: Throw | null;
  /** Whether the throw is a special one, to be marked with the accent. */
  readonly special?: boolean;
  /** What screen readers say once the dice rest. */
  readonly label: string;
  /** Called once the dice rest. */
  readonly onRest?: () => void;
  /** What it is made of; where it is left out, what the page said of all its boards. */
  readonly material?: Material | null;
}

/** The turns that many chose in one position, as warmth on its board. Shares are of those who chose, 0 to 1. */
export interface Heat {
  /** The ways of turns that come from a place. */
  readonly ways: readonly {
    readonly path: readonly number[];
    readonly share: number;
    /** Whether it is the way of a turn that is right. */
    readonly right?: boolean;
  }[];
  /** The places where turns end, each with a short text of digits: how many. Right turns and others are two spots, also at one place. */
  readonly spots: readonly {
    readonly place: number;
    readonly share: number;
    readonly label: string;
    /** Whether the turns are right that end there. */
    readonly right: boolean;
    /** Whose man ends there. */
    readonly side: Side;
  }[];
}

/** A small picture of a board, for cards and lists. */
export interface MiniBoardProps {
  readonly board: Board;
  /** The men on it; none by default. */
  readonly view?: PositionView | null;
  readonly bottom?: Side;
  /** Whether the names of the places are drawn; not by default. */
  readonly names?: boolean;
  /** What screen readers say; without it the picture is decoration, and hidden from them. */
  readonly title?: string;
  /** What it is made of; where it is left out, what the page said of all its boards. */
  readonly material?: Material | null;
}

/** A large picture of a board. */
export interface LargeBoardProps extends MiniBoardProps {
  /** What many chose to play in the position. */
  readonly heat?: Heat | null;
}
