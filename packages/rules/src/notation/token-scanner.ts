import { CommentReader } from './comment-text.ts';
import { type GameToken, readResult, type TokenContent } from './game-token.ts';
import { markOf, STANDING, standingOf } from './marks.ts';
import { plainStrokes, TYPESET_STROKES } from './strokes.ts';
import { beginsTag, readTag } from './tag-text.ts';

/** Strokes of every kind that stand for `-` in files: hyphens, dashes, the minus sign. */
const STROKE = `${TYPESET_STROKES}-`;
const NOT_AFTER_RESULT = `(?![\\w/:×${STROKE}])`;

/** The commands in comments that stand for turns: PDN has no sign for huffing, and other readers skip comments. */
const COMMAND = /\{\s*\[%\s*(huff|demand)\s*([a-z]?\d*)\s*\]\s*\}/iy;
const THROW = /\[\s*([1-6])[\s,-]*([1-6])[\s,-]*([1-6])\s*\]/y;
const SETUP = /\/\s*FEN\s*"([^"\n]*)"\s*\//iy;
/** Three rings as Sanmill writes a position: it belongs into a tag, and by itself its stars are no results. */
const RINGS = /[O@*]{8}(?:\/[O@*]{8}){2}(?=\s|$)/iy;
const MARKS = /\(([!?]+)\)|([!?]+)/y;
const NAG = /\$(\d+)/y;
const RESULT = new RegExp(
  `(?:1/2(?:\\s*[:${STROKE}]\\s*1/2)?|½(?:\\s*[:${STROKE}]\\s*½)?|[012]\\s*[:${STROKE}]\\s*[012]|\\*)${NOT_AFTER_RESULT}`,
  'y',
);
const NUMBER = /(\d+)\s*(\.\s*(?:\.{2,3}|…)|\.{1,3}|…)/y;
/** `3)`, as lists on paper have it; within a variation the parenthesis is that of the variation. */
const LISTED = /(\d+)\)(?=\s)/y;
/** `3: 11-15; 23-19`, a line of GoldToken's lists: a colon behind the number, and a semicolon between both turns. */
const NUMBERED = new RegExp(`(\\d{1,3}):[ \\t]+(?=\\d{1,2}[ \\t]*[x×${STROKE}])`, 'y');
const BETWEEN_TURNS = /;(?=[ \t]*(?:\d|\r?\n|$))/y;
const DOTS = /\.{2,}|…/y;
const TURN = new RegExp(`[a-n]?\\d{1,3}(?:\\s*[x:×${STROKE}]\\s*[a-n]?\\d{1,3})+`, 'iy');
const BARE_NUMBER = new RegExp(`\\d+(?![\\w:×${STROKE}])`, 'y');
/** A turn in letters with a sign behind it that says how the position stands. */
const PLACES = new RegExp(`(?:[a-n]\\d{1,2})+(?=(?:=|\\+|[${STROKE}]\\s?[+/])(?!\\w))`, 'iy');
const WORD = /[^\s\p{Cc}\xad\u200b-\u200f\u2060{}()[\];!?$*"±∓∞⩲⩱□]+/uy;

const PLAIN = /^[\da-wyz]+(?:[-x][\da-wyz]+)*$/;

/** A turn without spaces, with `-` and `x` as separators; words are in small letters. */
export const plainTurn = (text: string): string => {
  if (PLAIN.test(text)) return text;
  return /^[a-z]{3,}/i.test(text) ? text.toLowerCase() : plainStrokes(text.replace(/\s/g, '').replace(/[:×X]/g, 'x'));
};

/**
 * Signs that mean nothing between others: white space, control characters (old systems end a file with one), and what web
 * pages and editors put in unseen: soft hyphens, signs without width, byte order marks.
 */
export const isSpace = (code: number): boolean =>
  code <= 32 ||
  code === 0xa0 ||
  code === 0xad ||
  (code >= 0x200b && code <= 0x200f) ||
  code === 0x2060 ||
  code === 0xfeff;

/** Where the digits end that begin at a place. */
function afterDigits(text: string, from: number): number {
  let at = from;
  for (let code = text.charCodeAt(at); code >= 48 && code <= 57; code = text.charCodeAt(at)) at++;
  return at;
}

/** Reads one token after another. Every character is looked at a few times at most, whatever the text. */
export class TokenScanner {
  /** Where the next token is looked for. */
  at = 0;
  /** The line of that place, counted from 1. */
  line = 1;
  readonly #text: string;
  readonly #comments: CommentReader;
  #turnEnd = -1;
  /** The line that began with a number and a colon. */
  #numberedLine = 0;
  /** The line of the last tag. */
  #tagLine = 0;
  /** How many variations are open. */
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
    this.#comments = new CommentReader(text);
  }

  /** The next token; null at the end. */
  next(): GameToken | null {
    const text = this.#text;
    for (;;) {
      this.#skipSpace();
      if (this.at >= text.length) return null;
      const { at, line } = this;
      const plain = this.#readPlain(at, line);
      if (plain) return plain;
      const content = this.#read(at);
      if (this.at === at) throw new RangeError('a token without a character');
      for (let i = at; i < this.at; i++) if (text.charCodeAt(i) === 10) this.line++;
      if (!content) continue;
      if (content.kind === 'turn') this.#turnEnd = this.at;
      else if (content.kind === 'open') this.#depth++;
      else if (content.kind === 'close') this.#depth = Math.max(0, this.#depth - 1);
      else if (content.kind === 'tag') {
        this.#depth = 0;
        this.#tagLine = line;
      }
      return { ...content, at, line, raw: text.slice(at, this.at) } as GameToken;
    }
  }

  /** What most of a collection is: a number with its dot, two squares in digits, each with a space behind it. Null for the rest. */
  #readPlain(at: number, line: number): GameToken | null {
    const text = this.#text;
    const dot = afterDigits(text, at);
    if (dot === at || dot > at + 4) return null;
    const sign = text.charCodeAt(dot);
    if (sign === 46) {
      const next = text.charCodeAt(dot + 2);
      if (text.charCodeAt(dot + 1) !== 32 || next === 46 || next === 0x2026) return null;
      this.at = dot + 1;
      return { kind: 'number', number: Number(text.slice(at, dot)), dots: 1, at, line, raw: text.slice(at, dot + 1) };
    }
    if (sign !== 45 && sign !== 120) return null;
    const end = afterDigits(text, dot + 1);
    // Results look alike, and a turn may go on after a space.
    if (end === dot + 1 || end > dot + 4 || end - at < 4 || text.charCodeAt(end) !== 32) return null;
    const next = text.charCodeAt(end + 1);
    if (!((next >= 48 && next <= 57) || next === 123 || next === 40)) return null;
    this.at = end;
    this.#turnEnd = end;
    const turn = text.slice(at, end);
    return { kind: 'turn', text: turn, at, line, raw: turn };
  }

  /** Goes on where the next line begins that has a tag, or at the end. */
  skipToTag(): void {
    const text = this.#text;
    let lineStart = text.indexOf('\n', this.at) + 1;
    while (lineStart > 0) {
      let i = lineStart;
      while (i < text.length && text.charCodeAt(i) !== 10 && isSpace(text.charCodeAt(i))) i++;
      if (text[i] === '[' && beginsTag(text, i)) break;
      lineStart = text.indexOf('\n', i) + 1;
    }
    const end = lineStart > 0 ? lineStart : text.length;
    for (let i = this.at; i < end; i++) if (text.charCodeAt(i) === 10) this.line++;
    this.at = end;
  }

  #skipSpace(): void {
    const text = this.#text;
    let { at, line } = this;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === 10) line++;
      else if (!isSpace(code) && (code < 0x1680 || text[at]?.trim() !== '')) break;
    }
    this.at = at;
    this.line = line;
  }

  /** What begins at a place that is no white space; null for what means nothing. */
  #read(at: number): TokenContent | null {
    const text = this.#text;
    if (text.charCodeAt(at + 8) === 47 && this.#skip(RINGS)) return this.#unreadable(at);
    switch (text.charCodeAt(at)) {
      case 37: // %
        if (at === 0 || text.charCodeAt(at - 1) === 10) return { ...this.#restOfLine(at), kind: 'escaped' };
        break;
      case 59: // ;
        if (this.#numberedLine === this.line && this.#skip(BETWEEN_TURNS)) return null;
        return { ...this.#restOfLine(at + 1), kind: 'comment', closed: true };
      case 123: // {
        return this.#readBrace(at);
      case 91: // [
        return this.#readBracket(at);
      case 47: {
        const setup = this.#match(SETUP);
        if (setup) return { kind: 'setup', fen: setup[1] ?? '' };
        break;
      }
      case 36: {
        const nag = this.#match(NAG);
        if (nag) return { kind: 'nag', number: Number(nag[1]) };
        break;
      }
      case 40: // (
      case 33: // !
      case 63: {
        const marks = this.#match(MARKS);
        if (marks) return { kind: 'nag', number: markOf(marks[1] ?? marks[2] ?? '') };
        this.at = at + 1;
        return { kind: 'open' };
      }
      case 41: // )
        this.at = at + 1;
        return { kind: 'close' };
      case 42: // A star glued to a turn marks it as forced; one that stands alone ends the game.
        if (this.#turnEnd === at) {
          this.at = at + 1;
          return { kind: 'nag', number: 7 };
        }
        break;
    }
    return this.#readWord(at);
  }

  #restOfLine(from: number): { readonly text: string } {
    const end = this.#endOfLine(from);
    this.at = end;
    return { text: this.#text.slice(from, end).trim() };
  }

  #endOfLine(from: number): number {
    const end = this.#text.indexOf('\n', from);
    return end < 0 ? this.#text.length : end;
  }

  /** What cannot be read swallows its line, so that one error is told and not many. */
  #unreadable(at: number): TokenContent {
    this.at = this.#endOfLine(at);
    return { kind: 'unreadable' };
  }

  #readBrace(at: number): TokenContent {
    if (this.#text.charCodeAt(at + 1) !== 125) {
      const command = this.#match(COMMAND);
      if (command) {
        const [, word = '', place] = command;
        return { kind: 'turn', text: `${word}${place ? `:${place}` : ''}`.toLowerCase() };
      }
    }
    const { text, closed, end } = this.#comments.read(at);
    this.at = end;
    return { kind: 'comment', text, closed };
  }

  #readBracket(at: number): TokenContent {
    const text = this.#text;
    const dice = this.#match(THROW);
    if (dice) return { kind: 'throw', text: `${dice[1]}${dice[2]}${dice[3]}` };
    const tag = readTag(text, at, this.#tagLine === this.line || this.#beginsLine(at));
    if (!tag) return this.#unreadable(at);
    const { name, value, exact, end } = tag;
    this.at = end;
    return { kind: 'tag', name, value, exact };
  }

  #readWord(at: number): TokenContent | null {
    const text = this.#text;
    const code = text.charCodeAt(at);
    const isDigit = code >= 48 && code <= 57;
    if (isDigit && this.#depth === 0 && this.#beginsLine(at)) {
      const numbered = this.#match(NUMBERED);
      if (numbered) {
        this.#numberedLine = this.line;
        return { kind: 'number', number: Number(numbered[1]), dots: 1 };
      }
    }
    if ((code >= 48 && code <= 50) || code === 42 || code === 0xbd) {
      const found = this.#match(RESULT);
      const result = found && readResult(found[0]);
      if (result) return { kind: 'result', result };
      if (found) return { kind: 'turn', text: plainTurn(found[0]) };
    }
    if (isDigit) {
      const number = this.#match(NUMBER);
      if (number) return { kind: 'number', number: Number(number[1]), dots: number[2] === '.' ? 1 : 3 };
      const listed = this.#depth === 0 && this.#match(LISTED);
      if (listed) return { kind: 'number', number: Number(listed[1]), dots: 1 };
    }
    if ((code === 46 || code === 0x2026) && this.#match(DOTS)) return null;
    if (code > 122 || code === 43 || code === 45 || code === 61) {
      const sign = this.#match(STANDING);
      if (sign) return { kind: 'nag', number: standingOf(sign[0]) };
    }
    if (this.#skip(TURN) || this.#skip(PLACES)) return { kind: 'turn', text: plainTurn(text.slice(at, this.at)) };
    if (isDigit && this.#skip(BARE_NUMBER)) return { kind: 'number', number: Number(text.slice(at, this.at)), dots: 0 };
    if (this.#skip(WORD)) return { kind: 'turn', text: plainTurn(text.slice(at, this.at)) };
    return this.#unreadable(at);
  }

  /** Whether nothing but spaces stands before a place on its line. */
  #beginsLine(at: number): boolean {
    let before = at - 1;
    while (before >= 0 && this.#text.charCodeAt(before) !== 10 && isSpace(this.#text.charCodeAt(before))) before--;
    return before < 0 || this.#text.charCodeAt(before) === 10;
  }

  /** Tries a pattern here, and goes past it where it fits. */
  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.#text);
    if (match) this.at += match[0].length;
    return match;
  }

  /** The same where only the length counts: this is asked most often. */
  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const fits = pattern.test(this.#text);
    if (fits) this.at = pattern.lastIndex;
    return fits;
  }
}
