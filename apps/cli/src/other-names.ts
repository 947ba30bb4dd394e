import type { RuleSetId } from '@merellier/rules';

/** What rule sets are called elsewhere: games that are played alike, and the usual names in the languages of the page. */
export const OTHER_NAMES: Readonly<Record<string, RuleSetId>> = {
  'nine-men-s-morris': 'jeu-du-moulin',
  muhle: 'jeu-du-moulin',
  muehle: 'jeu-du-moulin',
  moulin: 'jeu-du-moulin',
  mill: 'jeu-du-moulin',
  'twelve-men-s-morris': 'marelle-a-12',
  'six-men-s-morris': 'marelle-a-6',
  'seven-men-s-morris': 'marelle-a-7',
  'three-men-s-morris': 'marelle-a-3',
  tapatan: 'marelle-a-3-diagonales',
  'alquerque-de-tres': 'marelle-a-3-diagonales',
  'round-merels': 'rota',
  'cheng-san-qi': 'merels',
  mlabalaba: 'mulabalaba',
  umlabalaba: 'morabaraba',
  checkers: 'english',
  draughts: 'english',
  'jeu-de-dames': 'dames',
  'international-draughts': 'international',
  'russian-draughts': 'russian',
  makhos: 'thai',
  tama: 'armenian',
};
