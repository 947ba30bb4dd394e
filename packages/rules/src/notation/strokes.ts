/** Strokes that word processors and web pages put in place of the hyphen, hyphens of their own and the minus among them: part of a pattern. */
export const TYPESET_STROKES = '\\u2010-\\u2014\\u2212';

const TYPESET = new RegExp(`[${TYPESET_STROKES}]`, 'g');

/** The text with hyphens in place of strokes of any kind. */
export const plainStrokes = (text: string): string => text.replace(TYPESET, '-');
