import { apart, decided, rule, type Sentence, sentence, story, told } from './became.ts';

/** Sheet on merels, author not named: its sentences in their order. */
export const BOOK_001: readonly Sentence[] = [
  sentence('27476823', story('names')),
  sentence('78d4041c', apart('heading')),
  sentence('b2c9edfe', rule('merels', { board: 'nine' }), story('names')),
  sentence('796688da', rule('merels', { board: 'nine' })),
  sentence('2c063c0f', rule('merels', { men: 9 })),
  sentence('8c71d4aa', apart('heading')),
  sentence('b1d62ca3', told('merels', 'goal')),
  sentence(
    'd2aa3cd9',
    rule('merels', { 'mill-at-entry': 'capture', 'mill-by-moving': 'capture', blocked: 'loses' }),
    decided('merels', 'two-mills'),
  ),
  sentence('e84dd948', told('merels', 'placing')),
  sentence('4bb8d129', apart('heading')),
  sentence('54911c36', rule('merels', { begins: 'white' }), story('advantage')),
  sentence('c21a340e', rule('merels', { entry: 'first' })),
  sentence('fc76c101', rule('merels', { men: 9, entry: 'first' })),
  sentence('49ab1e0d', rule('merels', { flying: 0 })),
  sentence('eac890a0', rule('merels', { protection: 'unless-all' })),
  sentence('055596c1', rule('merels', { protection: 'unless-all' })),
  sentence('1b37bf30', told('merels', 'taking')),
  sentence('35dd50a9', told('merels', 'taking')),
  sentence('4377c2d3', rule('merels', { blocked: 'loses' }), decided('merels', 'draws-of-the-moulin')),
  sentence('925a391b', apart('heading')),
  sentence('51d4273b', rule('merels-wild', { flying: 3 })),
  sentence('a6bff37f', rule('merels-wild', { flying: 3 })),
  sentence('8defc4d5', story('boards')),
  sentence(
    'c179680f',
    rule('merels-diagonals', { board: 'nine-diagonals' }),
    decided('merels-diagonals', 'flying-on-diagonals'),
  ),
  sentence('aa7248a0', rule('merels-diagonals', { board: 'nine-diagonals' })),
  sentence('b4626069', apart('page')),
];
