import {
  changeValues,
  oneOf,
  type ParameterProblem,
  type Parameters,
  type ParameterValue,
  table,
  type ValuesOf,
  whole,
} from '../parameters.ts';
import { fail, ok, type Result } from '../result.ts';

/** The parameters of a draughts rule set, with the names and values of the rule table; declared here and nowhere else. */
export const DRAUGHTS = table({
  /** Squares along one side of the board. */
  size: oneOf('6', '8', '10', '12', '14'),
  /** Which squares are played on: those of the dark colour, or all of them, as in Turkey and Armenia. */
  'played-on': oneOf('dark', 'all'),
  /** Rows without men between the two sides at the start: men stand on all others. */
  gap: oneOf('2', '4', '6', '8'),
  /** Whether men stand on the row nearest to their player at the start. */
  'back-row': oneOf('filled', 'free'),
  /**
   * How a game is won: by taking all, or leaving the other side without a turn; by losing all, or having none oneself; by the first king.
   */
  goal: oneOf('take-all', 'lose-all', 'first-king'),
  /** Which bottom corner is a playing square, seen by White: the right one on the mirrored boards of Italy and Spain. */
  orientation: oneOf('dark-left', 'dark-right'),
  /** How squares are written: numbered row by row from White's far left, or a1 to h8. */
  squares: oneOf('numbers', 'letters'),
  /**
   * Where pieces step: along diagonals; straight along rows and columns, men ahead and sideways; or both ways. Straight steps
   * need all squares.
   */
  'step-lines': oneOf('diagonals', 'straight', 'all'),
  /** Where pieces jump: along diagonals, along rows and columns from playing square to playing square, or both ways. */
  'capture-lines': oneOf('diagonals', 'all', 'straight'),
  'men-capture-backward': oneOf('yes', 'no'),
  'men-take-kings': oneOf('yes', 'no'),
  'king-range': oneOf('long', 'short'),
  /**
   * Where a long king lands: right behind the piece it jumped, or on any free square behind it; `behind-king`: on any, but
   * right behind where the last piece it takes is a king.
   */
  'king-landing': oneOf('behind', 'any', 'behind-king'),
  /** Whether a capture may go on the way it came, which matters where captured pieces leave the board at once. */
  'turn-back': oneOf('yes', 'no'),
  /**
   * Which captures come first. `most`: those of most pieces; `most-kings`: and among them of most kings; `kings-first`:
   * those made by a king; `italian`: of most pieces, then by a king, then of most kings, then of a king soonest.
   * `frisian`: those worth most, a king a little less than two men, and then by a king.
   */
  priority: oneOf('none', 'most', 'most-kings', 'kings-first', 'italian', 'frisian'),
  /**
   * How many moves in a row one king may make without a capture while its side has men: then it rests until another piece of
   * that side has moved, or it takes; 0 for any number.
   */
  'king-run': whole(1, 10, { off: true }),
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
  /** The same against two kings, and nothing else. */
  'two-kings-draw': whole(1, 1000, { off: true }),
  /** The same against three pieces, one of them a king, while the lone king has the main road (the longest diagonal) to itself. */
  'main-road-draw': whole(1, 1000, { off: true }),
  /**
   * A draw after so many turns of each side with four or five pieces in all, a king on either side, in which nothing was
   * taken and no man crowned; 0 for never. Where it counts, `king-moves-draw` does not.
   */
  'five-pieces-draw': whole(1, 1000, { off: true }),
  /** The same with six or seven pieces. */
  'seven-pieces-draw': whole(1, 1000, { off: true }),
  /** Whether the game is drawn as soon as each side has one piece left, of whatever kind. */
  'one-piece-each': oneOf('plays-on', 'drawn'),
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
  const { value } = changed;
  const { size } = value;
  const asked = (name: keyof DraughtsParameters): boolean => name in changes;
  // A board that grows past eight columns outgrows the letters of PDN, one that shrinks its free rows, and dark squares
  // have no straight steps: say so only where they were asked for.
  const adapted = {
    ...value,
    ...(Number(size) > 8 && !asked('squares') && { squares: 'numbers' as const }),
    ...(value['played-on'] === 'dark' && !asked('step-lines') && { 'step-lines': 'diagonals' as const }),
    ...(rowsOfMen(value) < 1 && !asked('back-row') && { 'back-row': 'filled' as const }),
  };
  if (rowsOfMen(adapted) < 1 && !asked('gap')) Object.assign(adapted, { gap: '2' });
  if (Number(size) > 8 && adapted.squares === 'letters') return clash('squares', 'letters', 'size', size, ['numbers']);
  if (adapted['played-on'] === 'dark' && adapted['step-lines'] !== 'diagonals')
    return clash('step-lines', adapted['step-lines'], 'played-on', 'dark', ['diagonals']);
  if (rowsOfMen({ ...adapted, 'back-row': 'filled' }) < 1)
    return clash(
      'gap',
      adapted.gap,
      'size',
      size,
      DRAUGHTS.gap.choices.filter((gap) => rowsOfMen({ ...adapted, gap, 'back-row': 'filled' }) >= 1),
    );
  if (adapted['king-run'] > 0 && adapted.obligation === 'huffing') {
    if (asked('king-run')) return clash('king-run', adapted['king-run'], 'obligation', 'huffing', [0]);
    Object.assign(adapted, { 'king-run': 0 });
  }
  if (rowsOfMen(adapted) < 1) return clash('back-row', 'free', 'gap', adapted.gap, ['filled']);
  return ok(adapted);
}

/** Rows of men of each side at the start. */
export const rowsOfMen = ({
  size,
  gap,
  'back-row': backRow,
}: Pick<DraughtsParameters, 'size' | 'gap' | 'back-row'>): number =>
  (Number(size) - Number(gap)) / 2 - (backRow === 'free' ? 1 : 0);

const clash = (
  name: string,
  value: ParameterValue,
  because: keyof DraughtsParameters,
  becauseValue: string,
  allowed: readonly ParameterValue[],
): Result<never, ParameterProblem> => fail({ problem: 'clash', name, value, because, becauseValue, allowed });
