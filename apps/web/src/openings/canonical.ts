import type { Position, RuleSet } from '@merellier/rules';

/** The view of a position whose text is the first of all its symmetric views: its key, and which symmetry leads there. */
export function canonical(rules: RuleSet, position: Position): { readonly key: string; readonly symmetry: number } {
  let best = { key: rules.key(position), symmetry: 0 };
  for (let symmetry = 1; symmetry < rules.board.symmetries.length; symmetry++) {
    const key = rules.key(rules.transform(position, symmetry));
    if (key < best.key) best = { key, symmetry };
  }
  return best;
}
