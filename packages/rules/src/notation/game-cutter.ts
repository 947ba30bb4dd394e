import { isTagAlone } from './comment-text.ts';
import { beginsTag, readTag } from './tag-text.ts';
import { isSpace } from './token-scanner.ts';

/** A part of a text that holds whole games, and how many lines come before it. */
export interface GamePart {
  readonly text: string;
  readonly linesBefore: number;
}

/**
 * Cuts a text that comes block by block, whole lines each, into parts of whole games, so that files of any size are read a game at a
 * time: a part ends before a line with a tag, outside of comments, that follows turns.
 */
export class GameCutter {
  #pieces: string[] = [];
  /** The lines before the part at hand, and those in it. */
  #before = 0;
  #lines = 0;
  #inComment = false;
  /** Where the lines begin behind the one on which the comment at hand was opened: the piece, and how many lines come before it. */
  #behind: { readonly piece: number; readonly lines: number } | null = null;
  /** Whether lines are read again that a comment without end had swallowed: none in them is closed. */
  #isAgain = false;
  #hasTags = false;
  /** Whether there is text behind tags: words before the first tag belong to the game that follows. */
  #hasTurns = false;
  #hasText = false;

  /** How many lines come before the part that is not ended yet. */
  get linesBefore(): number {
    return this.#before;
  }

  /** The parts that end in this block. */
  push(block: string): readonly GamePart[] {
    const parts: GamePart[] = [];
    let from = 0;
    const take = (to: number): void => {
      if (from < to) this.#pieces.push(block.slice(from, to));
      from = to;
    };
    for (let at = 0; at < block.length; ) {
      const newline = block.indexOf('\n', at);
      const end = newline < 0 ? block.length : newline + 1;
      let tag = bracketOfTag(block, at, end);
      if (tag >= 0 && this.#inComment && isTagAlone(block.slice(at, end))) {
        take(at);
        parts.push(...this.#readAgain());
      }
      if (this.#inComment) tag = -1;
      if (tag >= 0 && this.#hasTurns) {
        take(at);
        parts.push(this.#close());
      }
      this.#scan(block, tag < 0 ? at : this.#skipTags(block, tag, end), end);
      this.#lines++;
      if (this.#inComment && !this.#behind) {
        take(end);
        this.#behind = { piece: this.#pieces.length, lines: this.#lines };
      }
      at = end;
    }
    take(block.length);
    return parts;
  }

  /** The last part, if there is anything in it; an empty text is one part. */
  end(): GamePart | null {
    return this.#hasText || this.#before === 0 ? this.#close() : null;
  }

  #close(): GamePart {
    const part = { text: this.#pieces.join(''), linesBefore: this.#before };
    this.#before += this.#lines;
    this.#lines = 0;
    this.#pieces = [];
    this.#hasTags = false;
    this.#hasTurns = false;
    this.#hasText = false;
    return part;
  }

  /** The parts that end behind a comment that was never closed: it ended with its line. */
  #readAgain(): readonly GamePart[] {
    const { piece, lines } = this.#behind ?? { piece: this.#pieces.length, lines: this.#lines };
    const swallowed = this.#pieces.splice(piece).join('');
    this.#lines = lines;
    this.#behind = null;
    this.#inComment = false;
    this.#isAgain = true;
    const parts = this.push(swallowed);
    this.#isAgain = false;
    return parts;
  }

  /** Where the tags end with which a line begins. */
  #skipTags(text: string, bracket: number, end: number): number {
    this.#hasTags = this.#hasText = true;
    let at = bracket;
    for (let next = at; next >= 0; next = bracketOfTag(text, at, end)) at = readTag(text, next, true)?.end ?? end;
    return at;
  }

  /** Sees whether a line has text outside of comments, and whether a comment in braces is open at its end. */
  #scan(text: string, from: number, end: number): void {
    // A line for programs is no part of a game.
    if (text.charCodeAt(from) === 37 && !this.#inComment) return;
    for (let i = from; i < end; i++) {
      const code = text.charCodeAt(i);
      if (isSpace(code)) continue;
      this.#hasText = true;
      if (this.#inComment) this.#inComment = code !== 125;
      else if (code === 123) {
        if (this.#isAgain) return;
        this.#inComment = true;
        this.#behind = null;
      } else if (code === 59) return;
      else this.#hasTurns = this.#hasTags;
    }
  }
}

/** The bracket of a tag that is the next thing on a line; -1 where something else is. */
function bracketOfTag(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && isSpace(text.charCodeAt(at))) at++;
  return at < end && text.charCodeAt(at) === 91 && beginsTag(text, at) ? at : -1;
}
