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
export const STANDING =
  /(?:[±∓∞⩲⩱□]|\+\s?[-\u2010-\u2014\u2212]|[-\u2010-\u2014\u2212]\s?\+|\+\/?=|=\/?\+|\+\/[-\u2010-\u2014\u2212]|[-\u2010-\u2014\u2212]\/\+|=)(?![\w+=/])/y;

/** The number of a sign that {@link STANDING} finds. */
export const standingOf = (sign: string): number =>
  SIGNS[sign.replace(/\s/g, '').replace(/[\u2010-\u2014\u2212]/g, '-')] ?? 0;
