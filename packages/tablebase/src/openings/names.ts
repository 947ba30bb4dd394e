import type { RuleSet } from '@merellier/rules';

/**
 * What the openings of English draughts are called, by their first move or first two: names of places and people, the same in all
 * languages. After Fred Reinfeld, How to Win at Checkers, 1957, and Richard L. Fortman, Basic Checkers, 1977–1982.
 */
const ENGLISH: Readonly<Record<string, string>> = {
  '9-13': 'Edinburgh',
  '9-14': 'Double Corner',
  '10-14': 'Denny',
  '10-15': 'Kelso',
  '11-15 22-18': 'Single Corner',
  '11-15 23-18': 'Cross',
  '11-15 23-19': 'Old Faithful',
  '11-16': 'Bristol',
  '12-16': 'Dundee',
};

/** The openings of a rule set that are called by their first turn or two, by these; none but of English draughts. */
export const openingNames = ({ id }: RuleSet): Readonly<Record<string, string>> => (id === 'english' ? ENGLISH : {});

/** The name that an opening has in the literature, of the longest line that begins it; null for none. */
export function openingName(rules: RuleSet, turns: readonly string[]): string | null {
  const names = openingNames(rules);
  for (let length = turns.length; length > 0; length--) {
    const name = names[turns.slice(0, length).join(' ')];
    if (name !== undefined) return name;
  }
  return null;
}
