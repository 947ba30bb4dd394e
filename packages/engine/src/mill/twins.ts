import { capturedBy, destinationOf, originOf, PASS, packCaptures, packQuiet } from '@merellier/rules/kernel';
import { image, type Masks } from './masks.ts';

/** The symmetry through which a position looks like the first of its symmetric twins, by both sets of men; 0 for none. */
export function firstTwin(masks: Masks, own: number, other: number): number {
  let first = 0;
  let best = own;
  let bestOther = other;
  for (let symmetry = 1; symmetry < masks.symmetries; symmetry++) {
    const seen = image(masks, symmetry, own);
    if (seen > best) continue;
    const seenOther = image(masks, symmetry, other);
    if (seen === best && seenOther >= bestOther) continue;
    best = seen;
    bestOther = seenOther;
    first = symmetry;
  }
  return first;
}

/** A packed turn seen through a symmetry. */
export function turnThrough(masks: Masks, symmetry: number, turn: number): number {
  if (turn === PASS) return turn;
  const { point } = masks;
  const quiet = packQuiet(
    point[symmetry * 32 + originOf(turn)] as number,
    point[symmetry * 32 + destinationOf(turn)] as number,
  );
  const captured = capturedBy(turn);
  return captured === 0 ? quiet : packCaptures(quiet, image(masks, symmetry, captured));
}
