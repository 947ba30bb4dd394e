import { LEAST_MEN, type MillPosition, type MillRuleSet } from '@merellier/rules';
import type { Pair } from './pair.ts';
import { countBits } from './sets.ts';
import type { Variant } from './variant.ts';

/**
 * Positions with men in hand, `hands` of both sides together: the side to play has `own` men on the board, the other
 * `opponent`. Mostly the side to play has as many in hand as the other, or one more; so the values do not depend on how
 * many men the game began with. Where a mill at entry earns a further turn hands are uneven: but then no man has been
 * taken yet, both sides have as many, on the board and in hand together, and the three numbers tell how many.
 */
export interface Layer {
  readonly hands: number;
  readonly own: number;
  readonly opponent: number;
}

/**
 * Where men enter at any time, hands are uneven, and `hands` tells both: {@link BOTH} times those of the side to play, and those
 * of the other.
 */
export const BOTH = 100;

/** The men in hand of both sides together, however `hands` tells them. */
export const menInHand = (hands: number): number => Math.floor(hands / BOTH) + (hands % BOTH);

/** The name of the folder of positions with men in hand, beside that of the movement phase. */
export const layerFolder = ({ key, entries, anyTime }: Pick<Variant, 'key' | 'entries' | 'anyTime'>): string =>
  `${key}-${anyTime ? 'any-time' : 'entry'}-${entries}`;

/** The name of a layer, and of its file: `h3.2-1`, three men in hand, two men of the side to play against one. */
export const layerName = ({ hands, own, opponent }: Layer): string => `h${hands}.${own}-${opponent}`;

/** The numbers of men of a layer in the order in which positions are numbered. */
export const pairOf = ({ own, opponent }: Layer): Pair => ({
  white: Math.max(own, opponent),
  black: Math.min(own, opponent),
});

/** Which side of its pair is to play. */
export const sideOf = ({ own, opponent }: Layer): 0 | 1 => (own >= opponent ? 0 : 1);

/** The men that each side has in all, where none has been taken. */
const menIn = ({ hands, own, opponent }: Layer): number => (hands + own + opponent) / 2;

/** Whether the side to play of a layer has entered all its men, so that it moves. */
export const movesIn = ({ entries }: Variant, layer: Layer): boolean =>
  entries === 'extra-turn' && layer.own === menIn(layer);

/** The men in hand of the side to play of a layer, and of the other. */
export function handsIn({ entries, anyTime }: Variant, layer: Layer): readonly [own: number, opponent: number] {
  const { hands, own, opponent } = layer;
  if (anyTime) return [Math.floor(hands / BOTH), hands % BOTH];
  return entries === 'extra-turn'
    ? [menIn(layer) - own, menIn(layer) - opponent]
    : [Math.ceil(hands / 2), Math.floor(hands / 2)];
}

/** Men in hand as {@link Layer} tells them; null where no game of the rule set comes to such hands. */
export function handsOf(rules: MillRuleSet, position: MillPosition): number | null {
  const { white, black, whiteHand, blackHand, toPlay } = position;
  const ahead = toPlay === 'white' ? whiteHand - blackHand : blackHand - whiteHand;
  const both = whiteHand + blackHand;
  if (rules.parameters.entry === 'any-time')
    return toPlay === 'white' ? BOTH * whiteHand + blackHand : BOTH * blackHand + whiteHand;
  const isRegular =
    both === 0 ||
    (rules.parameters['mill-at-entry'] === 'extra-turn'
      ? countBits(white) + whiteHand === countBits(black) + blackHand
      : ahead === 0 || ahead === 1);
  return isRegular ? both : null;
}

/**
 * Where the turns of a layer lead to: layers with one man fewer in hand, and at last subspaces of the movement phase
 * (`hands` 0). Positions that are over, a side having too few men, are in none.
 */
export function layersBelow(variant: Variant, layer: Layer): readonly Layer[] {
  const { hands, own, opponent } = layer;
  if (movesIn(variant, layer)) return [{ hands, own: opponent, opponent: own }];
  const quiet = { hands: hands - 1, own: opponent, opponent: own + 1 };
  // A mill keeps the turn.
  if (variant.entries === 'extra-turn')
    return own + 1 === opponent ? [quiet] : [quiet, { hands: hands - 1, own: own + 1, opponent }];
  const below: Layer[] = [];
  for (let taken = 0; taken <= Math.min(capturesBy(variant, own), opponent); taken++) {
    const left = opponent - taken;
    // After the entry the other side is to play, with the larger half of what is in hand.
    if (left + Math.ceil((hands - 1) / 2) >= LEAST_MEN) below.push({ hands: hands - 1, own: left, opponent: own + 1 });
  }
  return below;
}

/** How many men an entry can take where the side that enters has so many others on the board. */
export function capturesBy({ rules: { core } }: Variant, own: number): number {
  if (core.parameters['mill-at-entry'] !== 'capture') return 0;
  return Math.min(mostMills(core, own), core.perMill ? core.partnersPerPoint : 1);
}

/** How many mills a man can close at once with so many others: lines that lie in each other need fewer. */
function mostMills({ board, partners, partnersPerPoint }: MillRuleSet['core'], others: number): number {
  let most = 0;
  for (let point = 0; point < board.names.length; point++) {
    const pairs = partners.slice(point * partnersPerPoint, (point + 1) * partnersPerPoint).filter((pair) => pair !== 0);
    for (let some = 0; some < 1 << pairs.length; some++) {
      const men = pairs.reduce((set, pair, i) => (some & (1 << i) ? set | pair : set), 0);
      if (countBits(men) <= others) most = Math.max(most, countBits(some));
    }
  }
  return most;
}

/**
 * All layers of a rule set, in the order in which they are solved: those that its games come through or, where hands are
 * uneven, all with as many men of both sides; where men enter at any time, with all numbers that both sides may have.
 */
export function layersOf(variant: Variant): readonly Layer[] {
  const found = new Map<string, Layer>();
  if (variant.anyTime) {
    for (const layer of layersAtAnyTime(variant.men)) found.set(layerName(layer), layer);
  } else if (variant.entries === 'extra-turn') {
    for (let own = 0; own <= variant.men; own++)
      for (let opponent = 0; opponent <= variant.men; opponent++) {
        const layer = { hands: 2 * variant.men - own - opponent, own, opponent };
        if (layer.hands > 0) found.set(layerName(layer), layer);
      }
  } else {
    const comeThrough = (layer: Layer): void => {
      if (layer.hands === 0 || found.has(layerName(layer))) return;
      found.set(layerName(layer), layer);
      for (const below of layersBelow(variant, layer)) comeThrough(below);
    };
    comeThrough({ hands: 2 * variant.men, own: 0, opponent: 0 });
  }
  // Who is to enter comes before who moves: it has fewer men on the board.
  return [...found.values()].sort((a, b) => a.hands - b.hands || a.own - b.own || a.opponent - b.opponent);
}

function layersAtAnyTime(men: number): readonly Layer[] {
  const layers: Layer[] = [];
  const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, count) => count);
  for (const ownHand of upTo(men))
    for (const hand of upTo(men))
      for (const own of upTo(men - ownHand))
        for (const opponent of upTo(men - hand))
          if (ownHand + hand > 0 && own + ownHand >= LEAST_MEN && opponent + hand >= LEAST_MEN)
            layers.push({ hands: BOTH * ownHand + hand, own, opponent });
  return layers;
}
