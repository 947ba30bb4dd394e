import type { ParameterValue } from '@merellier/rules';
import { nearest } from '../nearest.ts';
import type { ProblemWords, Sayings } from '../shapes.ts';
import { COLOUR, NUMBERS, or, quoted, SIDES } from './language.ts';

const range = (min: number, max: number, off: boolean): string => {
  const numbers = min === max ? NUMBERS.number(min) : `a number from ${NUMBERS.number(min)} to ${NUMBERS.number(max)}`;
  return off ? `0, or ${numbers}` : numbers;
};

/** What a clash leaves possible: words, or the ends of a range of numbers, after a 0 where that is allowed too. */
const allowedValues = (name: string, values: readonly ParameterValue[], say: Sayings): string => {
  const [min, max] = values.slice(-2);
  if (typeof min !== 'number' || typeof max !== 'number') return or(values.map((value) => say.value(name, value)));
  return range(min, max, values.length > 2);
};

/** What was perhaps meant instead. */
const perhaps = (text: string, known: readonly string[]): string => {
  const names = nearest(text, known);
  return names.length === 0 ? '' : `; perhaps ${or(names)}`;
};

export const PROBLEMS: ProblemWords = {
  'unknown-rules': ({ rules, known }) => `there is no rule set ${quoted(rules)}${perhaps(rules, known)}`,
  'unknown-parameter': ({ name, known }) => `there is no parameter ${quoted(name)}${perhaps(name, known)}`,
  'not-a-choice': ({ name, value, choices }, say) =>
    `${say.parameter(name)} cannot be ${quoted(String(value))}; it can be ${or(choices)}`,
  'not-in-range': ({ name, value, min, max, off }, say) =>
    `${say.parameter(name)} cannot be ${quoted(String(value))}; it can be ${range(min, max, off)}`,
  clash: ({ name, value, because, becauseValue, allowed }, say) =>
    `${say.parameter(name)} cannot be ${say.value(name, value)} where ${say.parameter(because)} is ${say.value(because, becauseValue)}; it can be ${allowedValues(name, allowed, say)}`,

  'turn-unreadable': ({ text }) => `${quoted(text)} cannot be read as a move`,
  'turn-refused': ({ text, refusal }, say) => `${text} — ${say.refusal(refusal)}`,
  'throw-unreadable': ({ text }) => `${quoted(text)} is not a throw of three dice, such as 654`,
  'throw-not-due': ({ text }) => `the throw ${text} is out of place: no dice are thrown here`,
  'throw-mismatch': ({ text }) => `the throw ${text} written with the move is not the one of the position`,

  'fen-unreadable': ({ text }) => `${quoted(text)} cannot be read as a position`,
  'fen-side': ({ text }) => `a position begins with W or B, the side to move, not with ${quoted(text)}`,
  'fen-place': ({ text }) => `there is no place ${quoted(text)} on this board`,
  'fen-twice': ({ place, sides }) =>
    sides === 'same' ? `${place} is named twice` : `${place} is named for both White and Black`,
  'fen-too-many': ({ side, count, max }) =>
    `too many ${COLOUR[side]} men: ${NUMBERS.number(count)}, where ${NUMBERS.number(max)} is the most, counting those in hand`,
  'fen-hand': ({ text }) =>
    /^H\d+,\d+$/.test(text)
      ? 'no man is ever in hand under these rules'
      : `men in hand are written like H9,9, not ${quoted(text)}`,
  'fen-too-few': ({ count }) =>
    `too few men: one side at least must have ${NUMBERS.number(count)}, on the board or in hand`,
  'fen-dice': ({ text, cause }) =>
    ({
      unreadable: `${quoted(text)} is not a throw of three dice, such as D654`,
      'no-dice': `the position carries a throw (${text}), but these rules have no dice`,
      'not-yet': `the position carries a throw (${text}), but none is due: there are men in hand, or the game is over`,
    })[cause],
  'fen-memory': ({ text }) => `what is remembered of earlier moves (${quoted(text)}) does not fit the position`,
  'fen-uncrowned': ({ place, side }) =>
    `the ${COLOUR[side]} man on ${place} stands on its king’s row: it is written K${place}`,
  'fen-huff': ({ text }) => `what may be huffed (${quoted(text)}) does not fit the position`,
  'fen-foreign': ({ cause }) =>
    ({
      'removal-pending': 'this Sanmill position is in the middle of a move: a man has still to be removed',
      counts: 'this Sanmill position contradicts itself: its numbers of men do not match its board',
      phase: 'this Sanmill position contradicts itself: its phase does not match its men in hand',
      board: 'this position belongs to another board',
      rules: 'Sanmill does not know these rules',
    })[cause],

  'game-unreadable': ({ line, text }) => `line ${NUMBERS.number(line)}: ${quoted(text)} cannot be read`,
  'game-mark': ({ line, text }) => `line ${NUMBERS.number(line)}: no annotation has the number ${text} (255 at most)`,
  'game-too-deep': ({ line, most }) =>
    `line ${NUMBERS.number(line)}: more than ${NUMBERS.number(most)} variations within each other`,
  'game-without-rules': () => 'the game does not name its rules: a line is missing, such as [Rules "marelle"]',
  'game-rules': ({ cause }, say) => `the rules of the game: ${say.problem(cause)}`,
  'game-type': ({ text, defined }) =>
    `GameType ${quoted(text)}: PDN knows ${defined ? 'this game, but it is not played here' : 'no such game'}`,
  'game-fen': ({ cause }, say) => `the first position: ${say.problem(cause)}`,
  'game-turn': ({ number, side, text, places, cause }, say) => {
    const fault =
      cause.problem === 'turn-refused' ? `${text} — ${say.refusal(cause.refusal, places)}` : say.problem(cause);
    return `move ${NUMBERS.number(number)}, ${SIDES[side]}: ${fault}`;
  },
  'game-result': ({ text, outcome }, say) => `the result ${text} contradicts the game: ${say.reason(outcome.reason)}`,
  'game-two-results': ({ tag, text }) => `the game has two results: ${tag} at its head, ${text} at its end`,
};
