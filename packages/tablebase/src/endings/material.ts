/** How many men and kings either side has; *own* is the side to play. */
export interface Material {
  readonly men: number;
  readonly kings: number;
  readonly otherMen: number;
  readonly otherKings: number;
}

/** `1m2k-0m1k`: one man and two kings, to play, against one king. */
export const materialName = ({ men, kings, otherMen, otherKings }: Material): string =>
  `${men}m${kings}k-${otherMen}m${otherKings}k`;

export const piecesOf = ({ men, kings, otherMen, otherKings }: Material): number => men + kings + otherMen + otherKings;

/** The same pieces with the other side to play. */
export const turnedOver = ({ men, kings, otherMen, otherKings }: Material): Material => ({
  men: otherMen,
  kings: otherKings,
  otherMen: men,
  otherKings: kings,
});

/**
 * All pieces that a position of so many may have, in the order in which they can be solved: captures lead to fewer pieces,
 * crowning to fewer men. Of two that differ in the side to play alone the first is given, since both are solved together.
 */
export function materialsOf(pieces: number): readonly Material[] {
  const found: Material[] = [];
  for (let own = 1; own < pieces; own++)
    for (let men = 0; men <= own; men++)
      for (let otherMen = 0; otherMen <= pieces - own; otherMen++) {
        const material = { men, kings: own - men, otherMen, otherKings: pieces - own - otherMen };
        if (materialName(material) >= materialName(turnedOver(material))) found.push(material);
      }
  return found.sort((a, b) => a.men + a.otherMen - b.men - b.otherMen);
}
