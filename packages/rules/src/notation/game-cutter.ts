import { beginsTag } from './tag-text.ts';
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
    for (let at = 0; at < block.length; ) {
      const newline = block.indexOf('\n', at);
      const end = newline < 0 ? block.length : newline + 1;
      const isTag = !this.#inComment && isTagLine(block, at, end);
      if (isTag && this.#hasTurns) {
        this.#pieces.push(block.slice(from, at));
        parts.push(this.#close());
        from = at;
      }
      if (isTag) this.#hasTags = this.#hasText = true;
      else this.#scan(block, at, end);
      this.#lines++;
      at = end;
    }
    if (from < block.length) this.#pieces.push(block.slice(from));
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

  /** Sees whether a line has text outside of comments, and whether a comment in braces is open at its end. */
  #scan(text: string, from: number, end: number): void {
    // A line for programs is no part of a game.
    if (text.charCodeAt(from) === 37 && !this.#inComment) return;
    for (let i = from; i < end; i++) {
      const code = text.charCodeAt(i);
      if (isSpace(code)) continue;
      this.#hasText = true;
      if (this.#inComment) this.#inComment = code !== 125;
      else if (code === 123) this.#inComment = true;
      else if (code === 59) return;
      else this.#hasTurns = this.#hasTags;
    }
  }
}

/** Whether a line begins with a tag. */
function isTagLine(text: string, from: number, end: number): boolean {
  let at = from;
  while (at < end && isSpace(text.charCodeAt(at))) at++;
  return text.charCodeAt(at) === 91 && beginsTag(text, at);
}
