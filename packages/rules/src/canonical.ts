import type { Position, RuleSet } from './rule-set.ts';

/** A position as all its symmetric twins see it alike. */
export interface CanonicalView {
  /** The same for symmetric twins, and for no other position. */
  readonly key: string;
  /** A symmetry of the board that leads there. */
  readonly symmetry: number;
}

/** The view of a position whose key is the first of all its symmetric views, in the order of texts. */
export function canonicalView(rules: RuleSet, position: Position): CanonicalView {
  let best = { key: rules.key(position), symmetry: 0 };
  for (let symmetry = 1; symmetry < rules.board.symmetries.length; symmetry++) {
    const key = rules.key(rules.transform(position, symmetry));
    if (key < best.key) best = { key, symmetry };
  }
  return best;
}
