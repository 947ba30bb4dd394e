import type { Parameters, RuleSet } from '@merellier/rules';

/** A rule set in the words of a route, house rules and all: `['marelle', 'men=7&flying=0']`. */
export function rulesRest({ id, changes }: Pick<RuleSet, 'id' | 'changes'>): readonly string[] {
  const changed = Object.entries(changes).map(([name, value]) => `${name}=${value}`);
  return changed.length > 0 ? [id, changed.join('&')] : [id];
}

/** The id and the changes that the words of a route name. */
export const namedIn = ([id = '', changes = '']: readonly string[]): Pick<RuleSet, 'id' | 'changes'> => ({
  id,
  changes: Object.fromEntries(new URLSearchParams(changes)) as Parameters,
});
