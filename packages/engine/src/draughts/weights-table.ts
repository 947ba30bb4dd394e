import type { Tuned } from '../weights.ts';
import type { DraughtsWeights } from './features.ts';

/** The weights of the rule sets that were tuned. Written by scripts/tune-draughts.ts, one rule set at a time. */
export const DRAUGHTS_WEIGHTS: Readonly<Record<'dames' | 'dame-100' | 'international', Tuned<DraughtsWeights>>> = {
  dames: {
    provenance:
      '1500 games of 2000 nodes a turn, seed 1: 57910 positions, loss 0.5685 to 0.5349; 77.0 % ± 5.7 against plain weights in 200 games',
    weights: {
      man: {
        full: [
          61, 61, 61, 61, 66, 59, 80, 106, 46, 18, 83, 84, 82, 28, 22, 47, 70, 82, 95, 96, 72, 58, 82, 82, 69, 91, 81,
          99, 89, 92, 106, 108,
        ],
        empty: [
          77, 77, 77, 77, 194, 222, 233, 231, 168, 200, 172, 153, 114, 158, 142, 123, 110, 126, 117, 107, 109, 124, 107,
          101, 88, 115, 97, 77, 87, 103, 89, 89,
        ],
      },
      king: [
        185, 173, 181, 188, 187, 170, 168, 182, 172, 164, 173, 179, 186, 167, 161, 163, 178, 160, 166, 192, 184, 167,
        156, 181, 184, 177, 171, 193, 181, 185, 185, 176,
      ],
      counted: {
        full: {
          turn: -11,
          moves: 8,
          'other-moves': -6,
          menaced: -52,
          supported: 0,
          locked: 12,
          'only-king': -91,
          lopsided: -1,
        },
        empty: {
          turn: 23,
          moves: 5,
          'other-moves': -6,
          menaced: -70,
          supported: 12,
          locked: -20,
          'only-king': 65,
          lopsided: -11,
        },
      },
    },
  },
  'dame-100': {
    provenance:
      '700 games of 2000 nodes a turn, seed 1: 62475 positions, loss 0.5605 to 0.5396; 65.0 % ± 8.5 against plain weights in 120 games',
    weights: {
      man: {
        full: [
          70, 70, 70, 70, 70, 107, 104, 118, 92, 102, 89, 54, 88, 59, 8, 47, 56, -11, 52, 18, 64, 62, 71, 49, 85, 80,
          71, 87, 92, 79, 85, 94, 100, 82, 85, 90, 83, 90, 99, 85, 93, 106, 106, 109, 95, 109, 92, 99, 101, 94,
        ],
        empty: [
          93, 93, 93, 93, 93, 202, 216, 217, 213, 225, 180, 163, 162, 173, 162, 149, 126, 161, 125, 150, 88, 91, 112,
          120, 114, 98, 111, 99, 88, 90, 86, 92, 86, 101, 85, 110, 95, 98, 94, 93, 94, 88, 97, 88, 105, 97, 119, 97, 87,
          113,
        ],
      },
      king: [
        203, 188, 208, 204, 192, 202, 201, 207, 210, 186, 181, 192, 181, 185, 199, 198, 203, 180, 167, 186, 196, 198,
        181, 190, 210, 217, 192, 169, 180, 207, 195, 169, 178, 193, 179, 199, 187, 181, 194, 192, 203, 206, 199, 201,
        213, 207, 194, 204, 184, 226,
      ],
      counted: {
        full: {
          turn: -8,
          moves: 7,
          'other-moves': -7,
          menaced: -65,
          supported: 1,
          locked: 3,
          'only-king': -45,
          lopsided: 7,
        },
        empty: {
          turn: 16,
          moves: 2,
          'other-moves': -2,
          menaced: -36,
          supported: 4,
          locked: 5,
          'only-king': 46,
          lopsided: -9,
        },
      },
    },
  },
  international: {
    provenance:
      '700 games of 2000 nodes a turn, seed 1: 75588 positions, loss 0.6412 to 0.5972; 62.5 % ± 12.8 against plain weights in 40 games',
    weights: {
      man: {
        full: [
          93, 93, 93, 93, 93, 103, 137, 115, 125, 169, 127, 72, 85, 104, 84, 128, 52, 45, 55, 79, 95, 65, 107, 90, 151,
          105, 114, 89, 106, 113, 103, 104, 108, 99, 115, 112, 111, 110, 100, 92, 94, 97, 85, 82, 97, 110, 74, 78, 92,
          95,
        ],
        empty: [
          123, 123, 123, 123, 123, 127, 173, 194, 166, 174, 140, 146, 127, 134, 91, 57, 89, 100, 92, 84, 85, 101, 84,
          71, 49, 78, 79, 89, 92, 65, 79, 81, 90, 75, 64, 71, 76, 72, 83, 83, 101, 84, 98, 102, 74, 76, 128, 111, 100,
          109,
        ],
      },
      king: [
        170, 176, 164, 164, 160, 173, 190, 186, 180, 195, 194, 193, 195, 202, 181, 187, 184, 198, 208, 191, 190, 186,
        218, 195, 178, 173, 192, 213, 204, 187, 186, 206, 196, 199, 192, 172, 206, 207, 196, 185, 194, 195, 194, 192,
        185, 184, 192, 165, 183, 188,
      ],
      counted: {
        full: {
          turn: -15,
          moves: 10,
          'other-moves': -9,
          menaced: -93,
          supported: 14,
          locked: -3,
          'only-king': 111,
          lopsided: 7,
        },
        empty: {
          turn: 13,
          moves: -10,
          'other-moves': 9,
          menaced: 89,
          supported: -13,
          locked: 2,
          'only-king': 81,
          lopsided: -15,
        },
      },
    },
  },
};
