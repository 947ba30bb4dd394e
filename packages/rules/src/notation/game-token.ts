import { plainStrokes } from './strokes.ts';

/**
 * The tokens of a game text in the manner of PGN and PDN. Reading is tolerant of what real files contain: both result
 * styles, missing move numbers, spaces inside a turn, `x`, `:` and `×`, line comments, annotations glued to a turn.
 */
export type GameToken = {
  /** Where the token begins: characters from the start of the text, and the line, counted from 1. */
  readonly at: number;
  readonly line: number;
  /** The token as it stands in the text. */
  readonly raw: string;
} /** `exact`: as the notation has it, and not repaired. One that cannot be read has no name. */ & (
  | { readonly kind: 'tag'; readonly name: string; readonly value: string; readonly exact: boolean }
  /** A move number. `dots` is 1 in `12.`, 3 in `12...`, 0 for a bare number: that one may also be a turn. */
  | { readonly kind: 'number'; readonly number: number; readonly dots: number }
  /** One turn, without spaces, with `-` and `x` as separators. It is not judged here. */
  | { readonly kind: 'turn'; readonly text: string }
  /** A throw of dice in brackets: its digits. */
  | { readonly kind: 'throw'; readonly text: string }
  /** `closed`: whether one in braces has its closing one. */
  | { readonly kind: 'comment'; readonly text: string; readonly closed: boolean }
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  /** An annotation: `$3`, or `!!`, `±` and the like as their number. */
  | { readonly kind: 'nag'; readonly number: number }
  /** The end of a game. Draws of any style are `1/2-1/2`; wins `1-0` and `0-1`; `0-0` is a loss for both. */
  | { readonly kind: 'result'; readonly result: GameResult }
  /** A position set up in the middle of a game: the FEN in `/FEN "…"/`. */
  | { readonly kind: 'setup'; readonly fen: string }
  /** A line that begins with a percent sign, which PGN lets programs put their own data in: no part of the game. */
  | { readonly kind: 'escaped'; readonly text: string }
  /** Something that is none of these: a closing brace, a stray sign. */
  | { readonly kind: 'unreadable' }
  /** Variations within variations, more than {@link MOST_NESTED}; what follows, up to the next tag, is left out. */
  | { readonly kind: 'too-deep' }
);

/** The most variations within variations that are read: nobody writes more, and a file of nothing but `(` ends soon. */
export const MOST_NESTED = 100;

/** The greatest number of an annotation: PGN and PDN have none above. */
export const MOST_MARK = 255;

export type GameResult = '1-0' | '0-1' | '1/2-1/2' | '0-0' | '*';

const RESULTS: Readonly<Record<string, GameResult>> = {
  '1-0': '1-0',
  '2-0': '1-0',
  '0-1': '0-1',
  '0-2': '0-1',
  '1-1': '1/2-1/2',
  '1/2-1/2': '1/2-1/2',
  '½-½': '1/2-1/2',
  '1/2': '1/2-1/2',
  '½': '1/2-1/2',
  '0-0': '0-0',
  '*': '*',
};

/** Reads a result in either style (chess, international draughts), with or without spaces; null if it is none. */
export const readResult = (text: string): GameResult | null =>
  RESULTS[plainStrokes(text.replace(/\s/g, '').replace(/:/g, '-'))] ?? null;

/** A token without its place. */
export type TokenContent = GameToken extends infer T
  ? T extends GameToken
    ? Omit<T, 'at' | 'line' | 'raw'>
    : never
  : never;
