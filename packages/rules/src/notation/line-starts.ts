const NEWLINE = 10;
const RETURN = 13;

/** Tells at which byte of a file lines begin, block by block: each block is gone through once, and only as far as it is asked. */
export class LineStarts {
  #block: Uint8Array | string = '';
  /** Bytes of one sign. */
  #width = 1;
  /** Where the block begins in the file. */
  #from = 0;
  /** The line that was asked last, and where it begins in the block. */
  #line = 1;
  #at = 0;
  #hasLoneReturns = false;

  /** Leaves out bytes at the beginning of the file that are no text. */
  skip(bytes: number): void {
    this.#from += bytes;
  }

  /** Goes on to the next block, whose first line has this number. A string counts in signs of `width` bytes. */
  next(block: Uint8Array | string, width: number, line: number): void {
    this.#from += this.#block.length * this.#width;
    this.#block = block;
    this.#width = width;
    this.#line = line;
    this.#at = 0;
    this.#hasLoneReturns = hasLoneReturns(block);
  }

  /** The byte of the file at which a line of the block begins. Lines are asked in rising order. */
  of(line: number): number {
    while (this.#line < line) {
      this.#at = this.#endOfLine(this.#at);
      this.#line++;
    }
    return this.#from + this.#at * this.#width;
  }

  #endOfLine(from: number): number {
    const newline = indexOf(this.#block, NEWLINE, from);
    const end = newline < 0 ? this.#block.length : newline + 1;
    if (!this.#hasLoneReturns) return end;
    const back = indexOf(this.#block, RETURN, from);
    return back >= 0 && back < end && codeAt(this.#block, back + 1) !== NEWLINE ? back + 1 : end;
  }
}

const indexOf = (block: Uint8Array | string, code: number, from: number): number =>
  typeof block === 'string' ? block.indexOf(String.fromCharCode(code), from) : block.indexOf(code, from);

const codeAt = (block: Uint8Array | string, at: number): number | undefined =>
  typeof block === 'string' ? block.charCodeAt(at) : block[at];

/** Whether some lines end with a return alone, as on very old systems. */
function hasLoneReturns(block: Uint8Array | string): boolean {
  for (let at = indexOf(block, RETURN, 0); at >= 0; at = indexOf(block, RETURN, at + 1))
    if (codeAt(block, at + 1) !== NEWLINE) return true;
  return false;
}
