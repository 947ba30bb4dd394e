import type { DraughtsParameters } from '@merellier/rules';
import type { DraughtsCore } from '@merellier/rules/kernel';
import type { DRAUGHTS_WEIGHTS } from './weights-table.ts';

export type TunedId = keyof typeof DRAUGHTS_WEIGHTS;

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

/** The tuned rule set whose weights fit these rules; null where none do, and on boards that are judged by plain ones alone. */
export function tunedLike({ parameters, shifts }: DraughtsCore): TunedId | null {
  if (!shifts) return null;
  const names = Object.keys(ANYTHING) as (keyof DraughtsParameters)[];
  const fits = (id: TunedId): boolean =>
    names.every((name) => FITTING[id][name] === null || FITTING[id][name] === parameters[name]);
  return (Object.keys(FITTING) as TunedId[]).find(fits) ?? null;
}
