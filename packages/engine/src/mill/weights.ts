import type { MillParameters } from '@merellier/rules';
import type { MillCore } from '@merellier/rules/kernel';
import type { MillWeights } from './features.ts';
import { MILL_WEIGHTS } from './weights-table.ts';

type TunedId = keyof typeof MILL_WEIGHTS;

/**
 * The tuned weights that each value of a parameter asks for, what changes the game most first: the first that asks for
 * some gets them. Null for a value, or for a whole parameter, that asks for none.
 */
const ASKED: {
  readonly [Name in keyof MillParameters]: Readonly<Record<MillParameters[Name], TunedId | null>> | null;
} = {
  dice: null,
  'mill-at-entry': null,
  'mill-by-moving': null,
  board: {
    nine: 'marelle',
    // By the number of men.
    'nine-diagonals': null,
    'nine-diagonal-ways': 'marelle',
    'nine-wide-corners': 'marelle',
    cube: 'marelle',
    three: 'marelle',
    'three-diagonals': 'marelle',
    'three-homes': 'marelle',
    round: 'marelle',
    six: 'marelle',
    seven: 'marelle',
  },
  // With diagonals: twelve men a side fill the board, fewer leave the room of the marelle.
  men: Array.from({ length: 13 }, (_, men) => (men < 12 ? 'marelle' : 'morabaraba')),
  'black-men': null,
  'least-men': null,
  aim: null,
  taking: null,
  'moves-first': null,
  'placing-stops': null,
  entry: null,
  'mill-counts': null,
  reclosing: null,
  captures: null,
  protection: null,
  custodian: null,
  intervention: null,
  leap: null,
  flying: null,
  blocked: null,
  begins: null,
  'no-capture-draw': null,
  'three-men-draw': null,
  'repetition-draw': null,
};

/** The weights of the tuned rule set that is most like this one. */
export function weightsFor({ parameters }: MillCore): MillWeights {
  for (const name of Object.keys(ASKED) as (keyof MillParameters)[]) {
    const asked: Readonly<Partial<Record<string, TunedId | null>>> | null = ASKED[name];
    const id = asked?.[String(parameters[name])];
    if (id) return MILL_WEIGHTS[id].weights;
  }
  throw new RangeError(`no weights for the board ${parameters.board}`);
}
