import type { Value } from './known-game.ts';

/** Something that others have published, and what the tables say of it. */
export interface Theory {
  readonly id: 'gasser' | 'centre' | 'z-mill' | 'z-double' | 'z-three';
  /** Of which solved game. */
  readonly game: string;
  /** The position that it is about; null for the empty board. */
  readonly fen: string | null;
  /** What the position is worth to the side to play, and its turns that keep that; `null`: all of them do. */
  readonly value: Value;
  readonly keeping: readonly string[] | null;
  readonly agrees: boolean;
}

/**
 * Published theory, checked against the tables. The centre mill (Zentrumsmühle, Z-Mühle) is after R. Rosenberger,
 * muehlespieler.de, "Z-Mühle"; its positions are set up from his description.
 */
export const THEORY: readonly Theory[] = [
  { id: 'gasser', game: 'marelle', fen: null, value: 'draw', keeping: null, agrees: true },
  {
    ...{ id: 'z-mill', game: 'marelle', fen: 'B:Wb2,b4,b6,d6,f2:Bd2,f4,f6:H4,5' },
    ...{ value: 'draw', keeping: null, agrees: false },
  },
  {
    ...{ id: 'z-double', game: 'marelle', fen: 'B:Wb2,b4,b6,c5,d6:Bd2,f4,f6:H4,5' },
    ...{ value: 'draw', agrees: true },
    keeping: 'a1 a4 a7 c3 c4 d1 d3 d5 d7 e3 e4 e5 f2xc5 g1 g4 g7'.split(' '),
  },
  {
    ...{ id: 'z-three', game: 'marelle', fen: 'W:Wb2,b4,b6,c5,d6:Bc4,d2,f4,f6:H4,4' },
    ...{ value: 'draw', keeping: ['d5', 'e4', 'f2'], agrees: true },
  },
  { id: 'centre', game: 'marelle-a-3-diagonales', fen: null, value: 'win', keeping: ['b2'], agrees: true },
];

/** What tables count after the centre mill: positions after one more man of each side on one ring, and how many White loses. */
export const CENTRE_MILL = { positions: 120, lost: 48, published: 40 } as const;
