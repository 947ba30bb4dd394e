import type { Pair } from './pair.ts';
import type { Variant } from './variant.ts';

/**
 * Positions with men in hand, `hands` of both sides together: the side to play, which is to enter one, has `own` men on
 * the board, the other `opponent`. The side to play has as many in hand as the other, or one more; so the values do not
 * depend on how many men the game began with.
 */
export interface Layer {
  readonly hands: number;
  readonly own: number;
  readonly opponent: number;
}

/** The name of a layer, and of its file: `h3.2-1`, three men in hand, two men of the side to play against one. */
export const layerName = ({ hands, own, opponent }: Layer): string => `h${hands}.${own}-${opponent}`;

/** The numbers of men of a layer in the order in which positions are numbered. */
export const pairOf = ({ own, opponent }: Layer): Pair => ({
  white: Math.max(own, opponent),
  black: Math.min(own, opponent),
});

/** Which side of its pair is to play. */
export const sideOf = ({ own, opponent }: Layer): 0 | 1 => (own >= opponent ? 0 : 1);

/** Men in hand of both sides, where the ply fixes them; null where these hands do not come about by entries in turn. */
export const handsOf = (own: number, opponent: number): number | null =>
  own === opponent || own === opponent + 1 ? own + opponent : null;

/**
 * Where the entries of a layer lead to, a turn taking up to so many men: layers with one man fewer in hand, and at last
 * subspaces of the movement phase (`hands` 0). Positions that are over, a side having too few men, are in none.
 */
export function layersBelow({ hands, own, opponent }: Layer, captures: number): readonly Layer[] {
  const below: Layer[] = [];
  for (let taken = 0; taken <= Math.min(captures, opponent); taken++) {
    const left = opponent - taken;
    // After the entry the other side is to play, with the larger half of what is in hand.
    if (left + Math.ceil((hands - 1) / 2) >= 3) below.push({ hands: hands - 1, own: left, opponent: own + 1 });
  }
  return below;
}

/** How many men an entry into a layer's positions can take: as many as it closes mills, each of two other men. */
export function capturesBy({ rules }: Variant, own: number): number {
  if (rules.parameters['mill-at-entry'] !== 'capture') return 0;
  return Math.min(Math.floor(own / 2), rules.core.perMill ? rules.core.partnersPerPoint : 1);
}

/** All layers that games of a rule set come through, in the order in which they are solved; none where hands are uneven. */
export function layersOf(variant: Variant): readonly Layer[] {
  if (variant.entries === null) return [];
  const found = new Map<string, Layer>();
  let layers: readonly Layer[] = [{ hands: 2 * variant.men, own: 0, opponent: 0 }];
  while (layers.length > 0) {
    for (const layer of layers) found.set(layerName(layer), layer);
    const next = layers.flatMap((layer) => layersBelow(layer, capturesBy(variant, layer.own)));
    layers = [...new Map(next.map((layer) => [layerName(layer), layer])).values()].filter(({ hands }) => hands > 0);
  }
  return [...found.values()].sort((a, b) => a.hands - b.hands || a.own - b.own || a.opponent - b.opponent);
}
