import type { Encounter } from './encounters.ts';

export type Colour = 'white' | 'black';

/**
 * What colour a player should have next, after FIDE's Dutch system (Handbook C.04.3, A.6): `3` must not be refused (two more
 * of the other, or the other twice running), `2` is strong (one more of the other), `1` mild (as often both, and the other last).
 */
export interface ColourWish {
  readonly colour: Colour | null;
  readonly strength: 0 | 1 | 2 | 3;
}

const otherColour = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');

/** The colours that a player had so far. */
export const colourHistory = (encounters: readonly Encounter[]): readonly Colour[] =>
  encounters.flatMap(({ colour }) => colour ?? []);

export function colourWish(history: readonly Colour[]): ColourWish {
  const last = history.at(-1);
  if (last === undefined) return { colour: null, strength: 0 };
  const difference = history.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);
  const due: Colour = difference === 0 ? otherColour(last) : difference > 0 ? 'black' : 'white';
  if (Math.abs(difference) > 1) return { colour: due, strength: 3 };
  if (last === history.at(-2)) return { colour: otherColour(last), strength: 3 };
  return { colour: due, strength: difference === 0 ? 1 : 2 };
}

/** How strong a wish remains unfulfilled when these two meet; 0 for none. */
export const refusedWish = (a: ColourWish, b: ColourWish): 0 | 1 | 2 | 3 =>
  a.colour === null || a.colour !== b.colour ? 0 : a.strength < b.strength ? a.strength : b.strength;

/**
 * Whether the first of two players is to have White: both wishes, the stronger one, the other colour than when they last had
 * different ones, then the wish of the first, who stands higher (C.04.3, E). Where nobody wishes, `lot` decides.
 */
export function hasWhite(first: readonly Colour[], second: readonly Colour[], lot: boolean): boolean {
  const [a, b] = [colourWish(first), colourWish(second)];
  if (a.colour !== b.colour) return a.colour === null ? b.colour === 'black' : a.colour === 'white';
  if (a.colour === null) return lot;
  if (a.strength !== b.strength) return (a.strength > b.strength ? a.colour : otherColour(a.colour)) === 'white';
  const back = Math.min(first.length, second.length);
  for (let i = 1; i <= back; i++) {
    const [mine, theirs] = [first.at(-i), second.at(-i)];
    if (mine !== theirs) return mine === 'black';
  }
  return a.colour === 'white';
}
