import type { Board } from '@merellier/rules';
import type { KnownOpening, KnownOpenings } from '@merellier/tablebase/openings';

/** A turn by the place where its man is entered, and what it is worth to the side that plays it. */
export interface FirstTurn {
  readonly place: number;
  readonly value: KnownOpening['value'];
  /** What tables say of the position that it leads to. */
  readonly opening: KnownOpening;
}

/** The first entries, or the answers to one, with what is known of them; symmetric twins too. None where nothing is known. */
export function firstTurns(board: Board, known: KnownOpenings, played: readonly number[]): readonly FirstTurn[] {
  const openings = played.length === 0 ? known.first : played.length === 1 ? known.second : [];
  const found = new Map<number, FirstTurn>();
  for (const opening of openings) {
    const places = opening.turns.map((name) => board.names.indexOf(name));
    for (const image of board.symmetries) {
      const [last, ...before] = places.map((place) => image[place] as number).reverse();
      if (last === undefined || before.some((place, i) => place !== played[i])) continue;
      found.set(last, { place: last, value: TURNED[opening.value], opening });
    }
  }
  return [...found.values()];
}

/** The value for the one is that of the other, seen from across the board. */
const TURNED = { win: 'loss', draw: 'draw', loss: 'win' } as const;
