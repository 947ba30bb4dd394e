/** A tag of a game text: what it says, and where it ends. */
export interface TagText {
  /** Empty where it is no tag that can be read: without a value, or with a name that no tag has. */
  readonly name: string;
  readonly value: string;
  /** Whether it is written as the notation has it. */
  readonly exact: boolean;
  readonly end: number;
}

/** How a tag begins: a bracket, a name, and what parts it from the value; a name alone begins with a capital, for `[d6]` is none. */
const OPENING =
  /\[[^\S\n]*(?:(\p{L}[\p{L}\w-]*)([^\S\n]*[:=][^\S\n]*|[^\S\n]+|(?=["“”„«]))(?=[^\s\]])|(\p{Lu}\p{L}+)[^\S\n]*(?=\]|\r?\n|$))/uy;
/** A tag that is not closed goes on no further than this. */
const MOST_VALUE = 1000;
const NAME = /^[A-Za-z][\w-]*$/;
/** A value in the quotes that word processors make of straight ones. */
const CURLY = /[“”„«]([^\n“”„«»"]*)[“”»"][^\S\n]*\]/y;
const BRACKET = /[^\S\n]*\]/y;
/** What follows a tag that was not closed: another one, or the end of the line. */
const NEXT = /[^\S\n]*(?=\[|\r?\n|$)/y;
/** The bracket that closes a tag with brackets or quotes in its value: another tag follows, or nothing. */
const LAST_BRACKET = /\](?=[^\S\n]*(?:\[[^\S\n]*\p{L}|\r?$))/u;
const OTHER_TAG = /(?<=\s)\[[^\S\n]*\p{L}[\w-]*[^\S\n]+[^[\]]+\]/u;
/** Quotes at both ends, or one that has no other. */
const QUOTES = /^["“”„«](.*)["“”»]$|^["“”„«]([^"“”„«»]*)$|^([^"“”„«»]*)["“”»]$/;

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Whether a tag begins at a bracket, whatever is wrong with it. */
export const beginsTag = (text: string, at: number): boolean => match(OPENING, text, at) !== null;

/**
 * Reads the tag that begins at a bracket: as it should be, or, where it is the first on its line or stands behind another, as somebody
 * has typed it, without quotes, with quotes in the value, or not closed. It ends on its line. Null where none is read.
 */
export function readTag(text: string, at: number, canRepair: boolean): TagText | null {
  const opening = match(OPENING, text, at);
  if (!opening) return null;
  const [{ length }, named, parting = '', alone = ''] = opening;
  const from = at + length;
  const isPlain = !/[:=]/.test(parting) && NAME.test(named ?? alone);
  const quote = closingQuote(text, from);
  const bracket = quote < 0 ? null : match(BRACKET, text, quote + 1);
  if (bracket && isPlain) {
    const value = unescaped(text.slice(from + 1, quote));
    return { name: named ?? '', value, exact: true, end: quote + 1 + bracket[0].length };
  }
  const curly = match(CURLY, text, from);
  if (curly && isPlain)
    return { name: named ?? '', value: (curly[1] ?? '').trim(), exact: false, end: from + curly[0].length };
  if (!canRepair) return null;
  const { value, end } = repair(text, from, quote);
  const name = named && NAME.test(named) && (value !== '' || quote >= 0) ? named : '';
  return { name, value, exact: false, end };
}

/** The value of a tag that is not as it should be, and where the tag ends. */
function repair(text: string, from: number, quote: number): Pick<TagText, 'value' | 'end'> {
  const inQuotes = { value: unescaped(text.slice(from + 1, quote)), end: quote + 1 };
  if (quote >= 0 && match(NEXT, text, quote + 1)) return inQuotes;
  const near = text.slice(from, from + MOST_VALUE);
  const newline = near.indexOf('\n');
  const line = newline < 0 ? near : near.slice(0, newline);
  const found = line.search(LAST_BRACKET);
  const close = found >= 0 ? found : line.indexOf(']');
  if (close < 0 && quote >= 0) return inQuotes;
  const other = quote >= 0 ? -1 : line.search(OTHER_TAG);
  const isOpen = close < 0 || (other >= 0 && other < close);
  const length = !isOpen ? close : other >= 0 ? other : line.trimEnd().length;
  const written = line.slice(0, length).trim();
  const [, both, before, after] = QUOTES.exec(written) ?? [];
  const value = (both ?? before ?? after ?? written).trim();
  return { value: unescaped(value), end: from + length + (isOpen ? 0 : 1) };
}

/** Where the quote is closed, on its line, that begins at a place; -1 where none begins, or is closed. */
function closingQuote(text: string, from: number): number {
  if (text.charCodeAt(from) !== 34) return -1;
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) return at;
    if (code === 10) return -1;
    if (code === 92 && text.charCodeAt(at + 1) !== 10) at++;
  }
  return -1;
}

const unescaped = (value: string): string => (value.includes('\\') ? value.replace(/\\(.)/g, '$1') : value);
