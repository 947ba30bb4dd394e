import {
  changeValues,
  oneOf,
  type ParameterProblem,
  type Parameters,
  table,
  type ValuesOf,
  whole,
} from '../parameters.ts';
import { fail, ok, type Result } from '../result.ts';

/** The parameters of a draughts rule set, with the names and values of the rule table; declared here and nowhere else. */
export const DRAUGHTS = table({
  /** Squares along one side of the board. */
  size: oneOf('8', '10'),
  /** Which bottom corner is a playing square, seen by White: the right one on the mirrored boards of Italy and Spain. */
  orientation: oneOf('dark-left', 'dark-right'),
  /** How squares are written: numbered row by row from White's far left, or a1 to h8. */
  squares: oneOf('numbers', 'letters'),
  'men-capture-backward': oneOf('yes', 'no'),
  'men-take-kings': oneOf('yes', 'no'),
  'king-range': oneOf('long', 'short'),
  /** Where a long king lands: right behind the piece it jumped, or on any free square behind it. */
  'king-landing': oneOf('behind', 'any'),
  /**
   * Which captures come first. `most`: those of most pieces; `most-kings`: and among them of most kings; `kings-first`:
   * those made by a king; `italian`: of most pieces, then by a king, then of most kings, then of a king soonest.
   */
  priority: oneOf('none', 'most', 'most-kings', 'kings-first', 'italian'),
  /** When a man becomes a king: where its turn ends; in passing, going on as a king; at once, which ends its turn. */
  crowning: oneOf('at-end', 'passing', 'ends-turn'),
  /** When captured pieces leave the board. */
  removal: oneOf('at-end', 'at-once'),
  /** `huffing`: a capture may be left undone, at the risk of being huffed. */
  obligation: oneOf('enforced', 'huffing'),
  begins: oneOf('white', 'black'),
  /** A draw after so many turns of each side with one king each and no capture; 0 for never. */
  'one-king-draw': whole(1, 1000, { off: true }),
  /** A draw after so many turns of each side with kings only and no capture; 0 for never. */
  'kings-only-draw': whole(1, 1000, { off: true }),
  /** A draw after so many turns of each side made by kings that take nothing, men standing by; 0 for never. */
  'king-moves-draw': whole(1, 1000, { off: true }),
  /** A draw after so many turns of each side with a lone king against two pieces at most, one of them a king; 0 for never. */
  'two-to-one-draw': whole(1, 1000, { off: true }),
  /** The same against three pieces at most. */
  'three-to-one-draw': whole(1, 1000, { off: true }),
  /** The same against three kings or more, and no man. */
  'three-kings-draw': whole(1, 1000, { off: true }),
  /** A draw when the same situation stands so many times; 0 for never. */
  'repetition-draw': whole(2, 1000, { off: true }),
});

/** The values of a draughts rule set. */
export type DraughtsParameters = ValuesOf<typeof DRAUGHTS>;

/** Applies changes to a full set of parameters and checks the whole; the first problem found is returned. */
export function changeDraughtsParameters(
  base: DraughtsParameters,
  changes: Parameters,
): Result<DraughtsParameters, ParameterProblem> {
  const changed = changeValues(DRAUGHTS, base, changes);
  if (!changed.ok) return changed;
  // A board that grows past eight columns outgrows the letters of PDN: say so only where letters were asked for.
  const { size, squares } = changed.value;
  if (size !== '10' || squares !== 'letters') return changed;
  if (!('squares' in changes)) return ok({ ...changed.value, squares: 'numbers' });
  return fail({
    problem: 'clash',
    name: 'squares',
    value: 'letters',
    because: 'size',
    becauseValue: '10',
    allowed: ['numbers'],
  });
}
