/** The named rule sets of which everything is known, without what is known: a test holds the list to it. */
export const SOLVED_RULES: readonly string[] = [
  'marelle',
  'merels-wild',
  'jeu-du-moulin',
  'merels',
  'merels-diagonals',
  'marelle-de-poche',
  'marelle-de-ceylan',
  'marelle-a-6',
  'marelle-a-7',
  'marelle-a-3',
  'marelle-a-3-diagonales',
  'marelle-cubique',
  'marelle-a-12',
  'morabaraba',
  'marelle-mixte',
];
