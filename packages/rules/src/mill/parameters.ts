import {
  changeValues,
  oneOf,
  type ParameterProblem,
  type Parameters,
  table,
  type ValuesOf,
  whole,
} from '../parameters.ts';
import { fail, type Result } from '../result.ts';
import { MILL_BOARDS } from './boards.ts';

/** Men of a mill, and so the least that a side needs by the rulebooks: see `least-men` for house rules. */
export const LEAST_MEN = 3;

/**
 * The parameters of a mill rule set, with the names and values of the rule table. A parameter is declared here and
 * nowhere else: its type and what it may be follow, and every layer that has to answer for it no longer compiles until
 * it does.
 */
export const MILL = table({
  board: oneOf(...MILL_BOARDS.map(({ id }) => id)),
  /** Men of each side. */
  men: whole(LEAST_MEN, 12),
  /** Men of Black, where one side plays with a handicap; 0 for as many as White. */
  'black-men': whole(LEAST_MEN, 12, { off: true }),
  /** A side with fewer men than this, on the board and in hand, has lost. */
  'least-men': whole(1, LEAST_MEN),
  /** `lose`: who would lose wins. */
  aim: oneOf('win', 'lose'),
  /** `first`: a side with men in hand must enter one; `any-time`: it may move instead. */
  entry: oneOf('first', 'any-time'),
  /**
   * What a mill earns; `wins`: the game, so that the first mill decides it. `from-hand`: a man of the opponent's hand, or of
   * the board once that hand is empty.
   */
  'mill-at-entry': oneOf(
    'capture',
    'extra-turn',
    'nothing',
    'forbidden',
    'wins',
    'from-hand',
    'from-hand-and-extra-turn',
  ),
  'mill-by-moving': oneOf('capture', 'capture-and-extra-turn', 'wins'),
  /** How many men a turn that closes a mill takes: one, even of two mills; one of each; two, even of one mill. */
  captures: oneOf('one', 'per-mill', 'two'),
  /** `may`: a mill need not take. */
  taking: oneOf('must', 'may'),
  /** Whether a man that stands in a mill can be taken; `once-placed`: never while men are in hand, then `unless-all`. */
  protection: oneOf('unless-all', 'always', 'never', 'once-placed'),
  /** A side with this many men or fewer flies; 0 for never. */
  flying: whole(LEAST_MEN, 12, { off: true }),
  /** `loses-unless-full`: it loses, but a board without a free point is a draw. */
  blocked: oneOf('loses', 'passes', 'draws', 'loses-unless-full'),
  dice: oneOf('none', 'alfonso'),
  begins: oneOf('white', 'black'),
  /** Who plays once both hands are empty: whose turn it is, the side that began, or the other one. */
  'moves-first': oneOf('in-turn', 'beginner', 'other'),
  /** What is still in hand is put aside once no more than so many points are free; 0 for never. */
  'placing-stops': whole(1, 6, { off: true }),
  /** A draw after so many turns of each side without a capture; 0 for never. */
  'no-capture-draw': whole(1, 1000, { off: true }),
  /** The same, counted only while a side is down to three men; 0 for never. */
  'three-men-draw': whole(1, 1000, { off: true }),
  /** A draw when the same situation stands so many times; 0 for never. */
  'repetition-draw': whole(2, 1000, { off: true }),
});

/** The values of a mill rule set. */
export type MillParameters = ValuesOf<typeof MILL>;

/** Applies changes to a full set of parameters and checks the whole; the first problem found is returned. */
export function changeMillParameters(
  base: MillParameters,
  changes: Parameters,
): Result<MillParameters, ParameterProblem> {
  const changed = changeValues(MILL, base, changes);
  const clash = changed.ok ? findClash(changed.value) : null;
  return clash ? fail(clash) : changed;
}

/** Values that are each possible, but not together. */
function findClash(parameters: MillParameters): ParameterProblem | null {
  const { board, men, flying, 'black-men': blackMen } = parameters;
  const points = MILL_BOARDS.find(({ id }) => id === board)?.names.length ?? 0;
  const most = Math.min(MILL.men.max, Math.floor(points / 2));
  if (men > most)
    return {
      problem: 'clash',
      name: 'men',
      value: men,
      because: 'board',
      becauseValue: board,
      allowed: [MILL.men.min, most],
    };
  if (blackMen > most)
    return {
      problem: 'clash',
      name: 'black-men',
      value: blackMen,
      because: 'board',
      becauseValue: board,
      allowed: [0, MILL['black-men'].min, most],
    };
  if (flying > men)
    return {
      problem: 'clash',
      name: 'flying',
      value: flying,
      because: 'men',
      becauseValue: men,
      allowed: [0, MILL.flying.min, men],
    };
  const atEntry = parameters['mill-at-entry'];
  const byMoving = parameters['mill-by-moving'];
  const clash = { name: 'mill-at-entry', value: atEntry, because: 'mill-by-moving', becauseValue: byMoving };
  if (byMoving === 'wins' && atEntry !== 'wins' && atEntry !== 'forbidden')
    return { problem: 'clash', ...clash, allowed: ['forbidden', 'wins'] };
  if (byMoving !== 'wins' && atEntry === 'wins')
    return { problem: 'clash', ...clash, allowed: MILL['mill-at-entry'].choices.filter((each) => each !== 'wins') };
  return null;
}
