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
} & (
  | { readonly kind: 'tag'; readonly name: string; readonly value: string }
  /** A move number. `dots` is 1 in `12.`, 3 in `12...`, 0 for a bare number: that one may also be a turn. */
  | { readonly kind: 'number'; readonly number: number; readonly dots: number }
  /** One turn, without spaces, with `-` and `x` as separators. It is not judged here. */
  | { readonly kind: 'turn'; readonly text: string }
  /** A throw of dice in brackets: its digits. */
  | { readonly kind: 'throw'; readonly text: string }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  /** An annotation: `$3`, or `!!` and the like as their number. */
  | { readonly kind: 'nag'; readonly number: number }
  /** The end of a game. Draws of any style are `1/2-1/2`; wins `1-0` and `0-1`; `0-0` is a loss for both. */
  | { readonly kind: 'result'; readonly result: GameResult }
  /** A position set up in the middle of a game: the FEN in `/FEN "…"/`. */
  | { readonly kind: 'setup'; readonly fen: string }
  /** Something that is none of these: an unclosed brace, a stray sign. */
  | { readonly kind: 'unreadable' }
  /** Variations within variations, more than {@link MOST_NESTED}; what follows, up to the next tag, is left out. */
  | { readonly kind: 'too-deep' }
);

/** The most variations within variations that are read: nobody writes more, and a file of nothing but `(` ends soon. */
export const MOST_NESTED = 100;

export type GameResult = '1-0' | '0-1' | '1/2-1/2' | '0-0' | '*';

const RESULTS: Readonly<Record<string, GameResult>> = {
  '1-0': '1-0',
  '2-0': '1-0',
  '0-1': '0-1',
  '0-2': '0-1',
  '1-1': '1/2-1/2',
  '1/2-1/2': '1/2-1/2',
  '½-½': '1/2-1/2',
  '0-0': '0-0',
  '*': '*',
};

/** Reads a result in either style (chess, international draughts), with or without spaces; null if it is none. */
export const readResult = (text: string): GameResult | null => RESULTS[text.replace(/\s/g, '')] ?? null;

const STRENGTHS: Readonly<Record<string, number>> = { '!': 1, '?': 2, '!!': 3, '??': 4, '!?': 5, '?!': 6, '*': 7 };

/** The annotation that marks stand for; more than two count as the first two. */
const strengthOf = (marks: string): number => STRENGTHS[marks.slice(0, 2)] ?? 0;

type Content = GameToken extends infer T ? (T extends GameToken ? Omit<T, 'at' | 'line' | 'raw'> : never) : never;
type Rule = readonly [pattern: RegExp, read: (match: RegExpExecArray) => Content | null];

/** The commands in comments that stand for turns: PDN has no sign for huffing, and other readers skip comments. */
const COMMAND = /\{\s*\[%\s*(huff|demand)\s*([a-z]?\d*)\s*\]\s*\}/iy;

/** Tried in this order at every place of the text. */
const RULES: readonly Rule[] = [
  [/[\s\uFEFF]+/y, () => null],
  [/(?<=^|\n)%[^\n]*/y, () => null],
  [/;([^\n]*)/y, ([, text = '']) => ({ kind: 'comment', text: text.trim() })],
  [COMMAND, ([, word = '', at]) => ({ kind: 'turn', text: `${word}${at ? `:${at}` : ''}`.toLowerCase() })],
  [/\{([^}]*)\}/y, ([, text = '']) => ({ kind: 'comment', text: text.replace(/\s+/g, ' ').trim() })],
  [/\[\s*([1-6])[\s,-]*([1-6])[\s,-]*([1-6])\s*\]/y, ([, a, b, c]) => ({ kind: 'throw', text: `${a}${b}${c}` })],
  [/\[\s*([A-Za-z][\w-]*)\s*"((?:[^"\\]|\\.)*)"\s*\]/y, ([, name = '', value = '']) => tag(name, value)],
  [/\[\s*([A-Za-z][\w-]*)\s+([^"\]\n]*)\]/y, ([, name = '', value = '']) => tag(name, value.trim())],
  [/\/\s*FEN\s*"([^"]*)"\s*\//iy, ([, fen = '']) => ({ kind: 'setup', fen })],
  [/\$(\d+)/y, ([, number]) => ({ kind: 'nag', number: Number(number) })],
  [/\(([!?]+)\)|([!?]+)/y, ([, inside, bare = '']) => ({ kind: 'nag', number: strengthOf(inside ?? bare) })],
  [/\(/y, () => ({ kind: 'open' })],
  [/\)/y, () => ({ kind: 'close' })],
  [/(?:1\/2\s*-\s*1\/2|½\s*-\s*½|[012]\s*-\s*[012]|\*)(?![\w/:×-])/y, ([text]) => result(text)],
  [
    /(\d+)\s*(\.\s*(?:\.{2,3}|…)|\.{1,3}|…)/y,
    ([, number, dots = '']) => ({ kind: 'number', number: Number(number), dots: dots === '.' ? 1 : 3 }),
  ],
  [/\.{2,}|…/y, () => null],
  [/[a-n]?\d{1,3}(?:\s*[-x:×–]\s*[a-n]?\d{1,3})+/iy, ([text]) => turn(text)],
  [/\d+(?![\w:×-])/y, ([text]) => ({ kind: 'number', number: Number(text), dots: 0 })],
  [/[^\s{}()[\];!?$*"]+/y, ([text]) => turn(text)],
];

const tag = (name: string, value: string): Content => ({ kind: 'tag', name, value: value.replace(/\\(.)/g, '$1') });

function result(text: string): Content | null {
  const read = readResult(text);
  return read ? { kind: 'result', result: read } : turn(text);
}

const turn = (text: string): Content => ({
  kind: 'turn',
  text: /^[a-z]{3,}/i.test(text)
    ? text.toLowerCase()
    : text.replace(/\s/g, '').replace(/[:×X]/g, 'x').replace(/–/g, '-'),
});

/** Cuts a text of one or more games into tokens; white space and escaped lines (`%`) are left out. */
export function tokenizeGames(text: string): readonly GameToken[] {
  const tokens: GameToken[] = [];
  let line = 1;
  let depth = 0;
  for (let at = 0; at < text.length; ) {
    const { raw, content } = nextToken(text, at, tokens.at(-1));
    let end = at + raw.length;
    if (content?.kind === 'open') depth++;
    else if (content?.kind === 'close') depth = Math.max(0, depth - 1);
    else if (content?.kind === 'tag') depth = 0;
    if (depth > MOST_NESTED) {
      tokens.push({ kind: 'too-deep', at, line, raw });
      end = beforeNextTag(text, end);
      depth = 0;
    } else if (content) tokens.push({ ...content, at, line, raw } as GameToken);
    for (let i = text.indexOf('\n', at); i >= 0 && i < end; i = text.indexOf('\n', i + 1)) line++;
    at = end;
  }
  return tokens;
}

/** Where the next line that begins with a tag begins, or the end of the text. */
function beforeNextTag(text: string, from: number): number {
  const tagLine = /^\s*\[\s*[A-Za-z]/gm;
  tagLine.lastIndex = from;
  return tagLine.exec(text)?.index ?? text.length;
}

function nextToken(text: string, at: number, before: GameToken | undefined): { raw: string; content: Content | null } {
  // A star glued to a turn marks it as forced; one that stands alone ends the game.
  if (text[at] === '*' && before?.kind === 'turn' && before.at + before.raw.length === at)
    return { raw: '*', content: { kind: 'nag', number: 7 } };
  for (const [pattern, read] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { raw: match[0], content: read(match) };
  }
  // An unclosed brace or bracket swallows its line, so that one error is told and not many.
  const end = text.indexOf('\n', at);
  return { raw: text.slice(at, end < 0 ? text.length : end), content: { kind: 'unreadable' } };
}
