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
import { fail, type Result } from '../result.ts';
import { MILL_BOARDS, type MillBoard } from './boards.ts';

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
   * the board once that hand is empty. `later`: what it takes is counted, and taken once both hands are empty. `one-each`: then
   * each side takes one man, first the side that closed the first mill; where there was none, the side that did not begin.
   * `marked`: a man of the opponent leaves, but its point stays closed until both hands are empty. `opponent-chooses`: the opponent
   * first takes off a man of its own choice, whether it stands in a mill or not, and then plays. `by-count`: the mills that stand once
   * both hands are empty are counted, and men taken, first by the side that then moves first: as many as either side has mills, and one more by
   * the side that has more of them; one for no mill against some, which take two; where nobody has a mill, each side takes off a
   * man of its own. Source of these three: Sanmill, "Mark and delay removing pieces", "Opponent removes own piece" and "Removal based on
   * mill counts".
   */
  'mill-at-entry': oneOf(
    'capture',
    'extra-turn',
    'nothing',
    'forbidden',
    'wins',
    'from-hand',
    'from-hand-and-extra-turn',
    'later',
    'one-each',
    'marked',
    'opponent-chooses',
    'by-count',
  ),
  'mill-by-moving': oneOf('capture', 'capture-and-extra-turn', 'wins'),
  /** `once`: each line earns something once for each side, however often its mill is closed. */
  'mill-counts': oneOf('always', 'once'),
  /**
   * When a man that opened a mill may go straight back and close it: `later`, not on the next turn; `later-after-mill`: only
   * where it closed another mill by leaving does it have to wait.
   */
  reclosing: oneOf('at-once', 'later', 'later-after-mill'),
  /** How many men a turn that closes a mill takes: one, even of two mills; one of each; two, even of one mill. */
  captures: oneOf('one', 'per-mill', 'two'),
  /** `may`: a mill need not take. */
  taking: oneOf('must', 'may'),
  /** A man put at one end of a line, with an own man at the other end, takes the one between them. */
  custodian: oneOf('no', 'yes'),
  /** A man put on the middle of a line between two men of the other side takes both. */
  intervention: oneOf('no', 'yes'),
  /** A man jumps along a line over a man of the other side to the free end, and takes it. */
  leap: oneOf('no', 'yes'),
  /** Whether a man that stands in a mill can be taken; `once-placed`: never while men are in hand, then `unless-all`. */
  protection: oneOf('unless-all', 'always', 'never', 'once-placed'),
  /** A side with this many men or fewer flies; 0 for never. */
  flying: whole(LEAST_MEN, 12, { off: true }),
  /**
   * `loses-unless-full`: it loses, but a board without a free point is a draw. `takes`: it takes a man that stands beside one of its
   * own, in a mill or not, and the other side plays; `takes-and-plays`: then it plays itself; `each-takes`:
   * then the other side takes one in the same way, and it plays itself. Where none stands there, the game is drawn.
   * `each-takes-if-full`: it loses, but on a board without a free point it takes any man, then the other side does, and it plays itself.
   */
  blocked: oneOf(
    'loses',
    'passes',
    'draws',
    'loses-unless-full',
    'takes',
    'takes-and-plays',
    'each-takes',
    'each-takes-if-full',
  ),
  /**
   * Three dice, with the special throws of 1283. `alfonso`: before each move; after a special one a man may go anywhere to close
   * a mill. `entering`: before each entry; after a special one three men are entered at once, on a line whose points are free.
   */
  dice: oneOf('none', 'alfonso', 'entering'),
  begins: oneOf('white', 'black'),
  /**
   * Who plays once both hands are empty: whose turn it is, the side that began, or the other one; `other-unless-full`: the other one,
   * but on a board without a free point the one that began, which is then blocked.
   */
  'moves-first': oneOf('in-turn', 'beginner', 'other', 'other-unless-full'),
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
function findClash(values: MillParameters): ParameterProblem | null {
  type Name = keyof MillParameters;
  const clash = (name: Name, because: Name, allowed: readonly ParameterValue[]): ParameterProblem => ({
    ...{ problem: 'clash', name, value: values[name], because, becauseValue: values[because], allowed },
  });
  const board: MillBoard | undefined = MILL_BOARDS.find(({ id }) => id === values.board);
  const points = board?.names.length ?? 0;
  // The rows on which men stand at the start have room for three.
  if (board?.homes && values.men !== LEAST_MEN) return clash('men', 'board', [LEAST_MEN]);
  if (board?.homes && values['black-men'] !== 0) return clash('black-men', 'board', [0]);
  const most = Math.min(MILL.men.max, Math.floor(points / 2));
  if (values.men > most) return clash('men', 'board', [LEAST_MEN, most]);
  if (values['black-men'] > most) return clash('black-men', 'board', [0, LEAST_MEN, most]);
  if (values.flying > values.men) return clash('flying', 'men', [0, LEAST_MEN, values.men]);
  const atEntry = values['mill-at-entry'];
  // Three men entered at once close a mill.
  if (values.dice === 'entering' && atEntry === 'forbidden')
    return clash(
      'dice',
      'mill-at-entry',
      MILL.dice.choices.filter((value) => value !== 'entering'),
    );
  // What is owed is either the one or the other.
  const owes = (value: string): boolean => ['later', 'one-each', 'opponent-chooses', 'by-count'].includes(value);
  if (values.blocked.startsWith('each-takes') && owes(atEntry))
    return clash(
      'blocked',
      'mill-at-entry',
      MILL.blocked.choices.filter((value) => !value.startsWith('each-takes')),
    );
  const firstMill = values['mill-by-moving'] === 'wins';
  const fits = (value: string): boolean => value === 'forbidden' || (value === 'wins') === firstMill;
  return fits(atEntry) ? null : clash('mill-at-entry', 'mill-by-moving', MILL['mill-at-entry'].choices.filter(fits));
}
