import { other } from '../side.ts';
import { BLACK_KING, BLACK_MAN, cellsOf, FREE, piecesIn, WHITE_KING, WHITE_MAN } from './cells.ts';
import type { DraughtsCore } from './core.ts';
import type { DraughtsPosition, HuffRight, KingRun, Pieces } from './position.ts';
import type { DraughtsTurn } from './turn.ts';

/**
 * The same position seen from the other side of the board: rotated by half a turn, and the colours exchanged, since men
 * only go forward. It is the one symmetry of the game.
 */
export function rotatePosition(core: DraughtsCore, position: DraughtsPosition): DraughtsPosition {
  return {
    ...rotatePieces(core, position),
    toPlay: other(position.toPlay),
    dice: null,
    huff: position.huff && rotateRight(core, position.huff),
    demanded: position.demanded,
    ...(position.runs && {
      runs: { white: rotateRun(core, position.runs.black), black: rotateRun(core, position.runs.white) },
    }),
  };
}

/** Each cell with the colours exchanged. */
const EXCHANGED = [FREE, BLACK_MAN, BLACK_KING, WHITE_MAN, WHITE_KING];

const rotatePlace = (core: DraughtsCore, place: number): number => core.layout.squares - 1 - place;

const rotatePlaces = (core: DraughtsCore, places: readonly number[]): number[] =>
  places.map((place) => rotatePlace(core, place));

function rotatePieces({ layout }: DraughtsCore, pieces: Pieces): Pieces {
  const cells = cellsOf(layout, pieces).subarray(0, layout.squares);
  return piecesIn(layout, cells.map((cell) => EXCHANGED[cell] as number).reverse());
}

const rotateRun = (core: DraughtsCore, run: KingRun | null): KingRun | null =>
  run && { ...run, place: rotatePlace(core, run.place) };

const rotateRight = (core: DraughtsCore, { places, turn, before }: HuffRight): HuffRight => ({
  places: rotatePlaces(core, places).reverse(),
  turn: {
    from: rotatePlace(core, turn.from),
    to: rotatePlace(core, turn.to),
    captures: rotatePlaces(core, turn.captures),
  },
  before: rotatePieces(core, before),
});

export function rotateTurn(core: DraughtsCore, turn: DraughtsTurn): DraughtsTurn {
  const captures = rotatePlaces(core, turn.captures);
  if (turn.kind === 'demand') return turn;
  if (turn.kind === 'huff') return { ...turn, at: rotatePlace(core, turn.at), captures };
  const [from, to] = [rotatePlace(core, turn.from), rotatePlace(core, turn.to)];
  return { ...turn, from, to, path: rotatePlaces(core, turn.path), captures };
}
