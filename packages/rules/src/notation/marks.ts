import { plainStrokes, TYPESET_STROKES } from './strokes.ts';

/** The numbers (NAG) of the annotations that are written as signs: what a turn is worth, and how a position stands. */
const SIGNS: Readonly<Record<string, number>> = {
  '!': 1,
  '?': 2,
  '!!': 3,
  '??': 4,
  '!?': 5,
  '?!': 6,
  '*': 7,
  '□': 7,
  '=': 10,
  '∞': 13,
  '⩲': 14,
  '+=': 14,
  '+/=': 14,
  '⩱': 15,
  '=+': 15,
  '=/+': 15,
  '±': 16,
  '+/-': 16,
  '∓': 17,
  '-/+': 17,
  '+-': 18,
  '-+': 19,
};

/** The number of what marks a turn; more than two marks count as the first two. */
export const markOf = (marks: string): number => SIGNS[marks.slice(0, 2)] ?? 0;

/** How a position stands, in signs of one character or of several. */
export const STANDING = new RegExp(
  String.raw`(?:[±∓∞⩲⩱□]|\+\s?[-${TYPESET_STROKES}]|[-${TYPESET_STROKES}]\s?\+|\+\/?=|=\/?\+|\+\/[-${TYPESET_STROKES}]|[-${TYPESET_STROKES}]\/\+|=)(?![\w+=/])`,
  'y',
);

/** The number of a sign that {@link STANDING} finds. */
export const standingOf = (sign: string): number => SIGNS[plainStrokes(sign.replace(/\s/g, ''))] ?? 0;
