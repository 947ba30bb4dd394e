/** A comment in braces: what it says, and where it ends. */
export interface CommentText {
  readonly text: string;
  /** Whether it has a brace at its end. One that has none ends with its line. */
  readonly closed: boolean;
  readonly end: number;
}

const TAG_LINE = /\n[^\S\n]*\[[^\S\n]*[A-Za-z][\w-]*[^\S\n]*"(?:[^"\\\n]|\\.)*"[^\S\n]*\][^\S\n]*(?=\n|$)/;
const NEXT_TAG_LINE = new RegExp(TAG_LINE, 'g');

/** Whether a line is a tag and nothing else: no comment has such a line, for it begins another game. */
export const isTagAlone = (line: string): boolean => TAG_LINE.test(`\n${line}`);

/**
 * Reads the comments of one text, from its beginning to its end. One that is not closed, or only in another game, goes to the end of its
 * line: the turns behind it are read.
 */
export class CommentReader {
  readonly #text: string;
  /** The next closing brace and the next line that is a tag, looked for once and not again for each comment before them. */
  #brace = -1;
  #tagLine = -1;

  constructor(text: string) {
    this.#text = text;
  }

  /** The comment whose brace opens at a place. */
  read(at: number): CommentText {
    const text = this.#text;
    if (this.#brace < at) this.#brace = place(text.indexOf('}', at));
    if (this.#brace < text.length) {
      const said = text.slice(at + 1, this.#brace);
      if (!said.includes('\n') || this.#tagLineAfter(at) > this.#brace)
        return { text: oneLine(said), closed: true, end: this.#brace + 1 };
    }
    const end = Math.min(place(text.indexOf('\n', at)), text.length);
    return { text: oneLine(text.slice(at + 1, end)), closed: false, end };
  }

  #tagLineAfter(at: number): number {
    if (this.#tagLine < at) {
      NEXT_TAG_LINE.lastIndex = at;
      this.#tagLine = NEXT_TAG_LINE.exec(this.#text)?.index ?? Number.POSITIVE_INFINITY;
    }
    return this.#tagLine;
  }
}

const place = (found: number): number => (found < 0 ? Number.POSITIVE_INFINITY : found);
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
