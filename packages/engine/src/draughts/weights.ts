import type { DraughtsParameters } from '@merellier/rules';
import type { DraughtsCore } from '@merellier/rules/kernel';
import type { DraughtsWeights } from './features.ts';
import { DRAUGHTS_WEIGHTS } from './weights-table.ts';

type TunedId = keyof typeof DRAUGHTS_WEIGHTS;

/** What a rule set has to be to take some tuned weights, parameter by parameter; null where it may be anything. */
type Fitting = { readonly [Name in keyof DraughtsParameters]: DraughtsParameters[Name] | null };

/** Tuned weights are for taking all: where losing or the first king wins, nothing of them fits. */
const ANYTHING: Fitting = {
  size: null,
  'played-on': 'dark',
  gap: null,
  'back-row': null,
  goal: 'take-all',
  orientation: null,
  squares: null,
  'step-lines': 'diagonals',
  'capture-lines': 'diagonals',
  'men-capture-backward': null,
  'men-take-kings': null,
  'king-range': null,
  'king-landing': null,
  'turn-back': null,
  priority: null,
  'king-run': null,
  crowning: null,
  removal: null,
  obligation: null,
  begins: null,
  'one-king-draw': null,
  'kings-only-draw': null,
  'king-moves-draw': null,
  'two-to-one-draw': null,
  'three-to-one-draw': null,
  'three-kings-draw': null,
  'two-kings-draw': null,
  'main-road-draw': null,
  'five-pieces-draw': null,
  'seven-pieces-draw': null,
  'one-piece-each': null,
  'repetition-draw': null,
};

/** The first that fits is taken. Only weights that stand in the weight table can be named. */
const FITTING: Readonly<Record<TunedId, Fitting>> = {
  international: { ...ANYTHING, size: '10', 'king-range': 'long', 'king-landing': 'any' },
  'dame-100': { ...ANYTHING, size: '10' },
  dames: {
    ...ANYTHING,
    size: '8',
    'king-range': 'long',
    'king-landing': 'behind',
    'men-capture-backward': 'yes',
    obligation: 'enforced',
  },
};

/** The weights of the tuned rule set that is most like this one; plain ones where none is. */
export function weightsFor(core: DraughtsCore): DraughtsWeights {
  const { parameters } = core;
  const names = Object.keys(ANYTHING) as (keyof DraughtsParameters)[];
  const fits = (id: TunedId): boolean =>
    names.every((name) => FITTING[id][name] === null || FITTING[id][name] === parameters[name]);
  const id = (Object.keys(FITTING) as TunedId[]).find(fits);
  return id ? DRAUGHTS_WEIGHTS[id].weights : plainWeights(core);
}

/**
 * What the tuning starts from: men a little better the farther they are, kings by their range. Where losing wins, all of it is
 * the other way round; where the first king wins, men that are far count for much more.
 */
export function plainWeights(core: DraughtsCore): DraughtsWeights {
  const { rows, side } = core.board;
  const sign = core.losesAll ? -1 : 1;
  const step = core.firstKing ? 15 : 1;
  const advance = rows.map((row) => side - 1 - row);
  const king = core.longKings ? 300 : 140;
  const counted = {
    turn: 2,
    moves: sign,
    'other-moves': -sign,
    menaced: -20 * sign,
    supported: 2 * sign,
    locked: 0,
    'only-king': 0,
    lopsided: -sign,
  };
  return {
    man: {
      full: advance.map((row) => sign * (100 + step * row)),
      empty: advance.map((row) => sign * (100 + (step + 4) * row)),
    },
    king: rows.map(() => sign * king),
    counted: { full: counted, empty: { ...counted, 'only-king': 30 * sign } },
  };
}
