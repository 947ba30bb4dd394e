import type { MillPosition, MillRuleSet } from '@merellier/rules';
import { permutationTables } from '../sets.ts';

/** A text that a position shares with its symmetric twins alone. */
export type CanonicalKey = (position: MillPosition) => string;

const SET = 2 ** 26;

/** Finds symmetric twins on the board of these rules, of at most 26 points. */
export function canonicalKeys({ board: { symmetries } }: MillRuleSet): CanonicalKey {
  const images = permutationTables(symmetries);
  const image = (set: number, at: number): number =>
    (images[at + (set & 255)] as number) |
    (images[at + 256 + ((set >>> 8) & 255)] as number) |
    (images[at + 512 + ((set >>> 16) & 255)] as number) |
    (images[at + 768 + (set >>> 24)] as number);
  return ({ white, black, whiteHand, blackHand, toPlay }) => {
    let least = Number.POSITIVE_INFINITY;
    for (let s = 0; s < symmetries.length; s++)
      least = Math.min(least, image(white, s << 10) * SET + image(black, s << 10));
    return `${least} ${whiteHand} ${blackHand} ${toPlay}`;
  };
}
