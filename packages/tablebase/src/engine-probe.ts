import type { MillPosition, Position } from '@merellier/rules';
import { countBits } from './sets.ts';
import { distanceIn, LOSS, UNKNOWN, valueIn, WIN } from './table.ts';
import type { MemoryTables } from './tables.ts';

/** What {@link SearchProbe.value} says of a position that the tables do not cover. */
export const NOT_COVERED = -32_768;

/** Tables in the shape in which a search asks them: see the engine's own `Probe`. */
export interface SearchProbe {
  readonly mostMen: number;
  /** 0 a draw, n > 0 a win within n turns of either side, n < 0 a loss within -n turns, {@link NOT_COVERED}. */
  value(position: Position): number;
}

/**
 * A probe for a search. Tables count plies to the next capture; a search wants a number that falls all the way to the end
 * of the game. So a position is worth its own distance and the longest of every phase with fewer men: an upper bound,
 * less after each good turn.
 */
export function searchProbe(tables: MemoryTables): SearchProbe {
  const longest = new Array<number>(32).fill(0);
  for (const { pair, distances } of tables.all) {
    const men = pair.white + pair.black;
    for (const plies of distances ?? []) if (plies > (longest[men] as number)) longest[men] = plies;
  }
  const below = longest.map((_, men) => longest.slice(0, men).reduce((sum, plies) => sum + plies, 0));
  return {
    mostMen: 2 * tables.men,
    value(position) {
      const { white, black, whiteHand, blackHand, toPlay } = position as MillPosition;
      if (whiteHand + blackHand > 0) return NOT_COVERED;
      const whites = countBits(white);
      const blacks = countBits(black);
      if (whites < 3 || blacks < 3 || whites > tables.men || blacks > tables.men) return NOT_COVERED;
      const entry = toPlay === 'white' ? tables.look(white, black) : tables.look(black, white);
      if (entry === UNKNOWN) return NOT_COVERED;
      const plies = (distanceIn(entry) ?? 0) + (below[whites + blacks] as number);
      return valueIn(entry) === WIN ? plies : valueIn(entry) === LOSS ? -plies : 0;
    },
  };
}
