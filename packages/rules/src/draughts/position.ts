import { countBits } from '../bits.ts';
import type { Position } from '../rule-set.ts';
import type { Side } from '../side.ts';
import { type Layout, NEAR } from './layout.ts';
import type { BoardTurn } from './turn.ts';

/** The pieces of a position, as sets of squares in the bits of a {@link Layout}: upper half, lower half (`…High`). */
export interface Pieces {
  readonly white: number;
  readonly whiteHigh: number;
  readonly black: number;
  readonly blackHigh: number;
  /** The kings of both sides. */
  readonly kings: number;
  readonly kingsHigh: number;
  /** On boards with more squares than two words hold: the pieces on the others, in sets of the same kind. */
  readonly far?: Pieces;
}

/**
 * What a side may do about a capture that the other left undone in its last turn (rulebook 002, variant): huff one piece
 * that could have captured and did not, or demand the capture. The right ends with its own next turn.
 */
export interface HuffRight {
  /** The places of the pieces that may be huffed, in rising order. */
  readonly places: readonly number[];
  /** The turn that left the capture undone. */
  readonly turn: Pick<BoardTurn, 'from' | 'to' | 'captures'>;
  /** The pieces before that turn. */
  readonly before: Pieces;
}

/** Moves in a row that one king has made without a capture, and where it stands now. */
export interface KingRun {
  readonly place: number;
  readonly count: number;
}

/** A position of draughts. `pieceAt` and `placesIn` say where its pieces stand. */
export interface DraughtsPosition extends Position, Pieces {
  readonly dice: null;
  /** The pieces that the side to play may huff now, and the turn it may have taken back; null for none. */
  readonly huff: HuffRight | null;
  /** Whether a capture was demanded: the side to play must make one. */
  readonly demanded: boolean;
  /** The run of one king of each side, where the rules limit it and there is any. */
  readonly runs?: Readonly<Record<Side, KingRun | null>>;
}

export interface Piece {
  readonly side: Side;
  readonly king: boolean;
}

/** What stands on a place; null for a free one. */
export function pieceAt(layout: Layout, pieces: Pieces, place: number): Piece | null {
  if (place >= NEAR && pieces.far) return pieceAt(layout, pieces.far, place - NEAR);
  const low = layout.low[place] as number;
  const high = layout.high[place] as number;
  const king = ((pieces.kings & low) | (pieces.kingsHigh & high)) !== 0;
  if ((pieces.white & low) | (pieces.whiteHigh & high)) return { side: 'white', king };
  return (pieces.black & low) | (pieces.blackHigh & high) ? { side: 'black', king } : null;
}

export const countPieces = ({ white, whiteHigh, black, blackHigh, far }: Pieces, side: Side): number =>
  (side === 'white' ? countBits(white) + countBits(whiteHigh) : countBits(black) + countBits(blackHigh)) +
  (far ? countPieces(far, side) : 0);

export const countKings = ({ white, whiteHigh, black, blackHigh, kings, kingsHigh, far }: Pieces, side: Side): number =>
  (side === 'white'
    ? countBits(white & kings) + countBits(whiteHigh & kingsHigh)
    : countBits(black & kings) + countBits(blackHigh & kingsHigh)) + (far ? countKings(far, side) : 0);

export const hasKings = ({ kings, kingsHigh, far }: Pieces): boolean =>
  (kings | kingsHigh) !== 0 || (far !== undefined && hasKings(far));

/** Whether no man stands on the board. */
export const hasKingsOnly = ({ white, whiteHigh, black, blackHigh, kings, kingsHigh, far }: Pieces): boolean =>
  (white | black) === kings && (whiteHigh | blackHigh) === kingsHigh && (far === undefined || hasKingsOnly(far));

/** The sets alone, of what may be more than that. */
export const onlyPieces = ({ white, whiteHigh, black, blackHigh, kings, kingsHigh, far }: Pieces): Pieces => {
  const sets = { white, whiteHigh, black, blackHigh, kings, kingsHigh };
  return far ? { ...sets, far } : sets;
};

/** Equal for positions that count as the same situation when repetitions are counted: rights to huff and demands do. */
export function situationOf(position: DraughtsPosition): string {
  const { toPlay, huff, demanded, runs } = position;
  const right = huff ? ` ${huff.turn.from}-${huff.turn.to}x${[...huff.turn.captures].sort((a, b) => a - b)}` : '';
  return `${textOf(position)} ${toPlay}${right}${demanded ? ' !' : ''}${runs ? ` ${runText(runs.white)} ${runText(runs.black)}` : ''}`;
}

const runText = (run: KingRun | null): string => (run ? `${run.place}+${run.count}` : '-');

const textOf = ({ white, whiteHigh, black, blackHigh, kings, kingsHigh, far }: Pieces): string =>
  `${white} ${whiteHigh} ${black} ${blackHigh} ${kings} ${kingsHigh}${far ? ` ${textOf(far)}` : ''}`;
