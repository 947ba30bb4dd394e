/** What a piece of a picture in text is, so that each can be given a colour. */
export type TextPart = 'plain' | 'line' | 'name' | 'white' | 'black';

/** Gives a piece of text its look, colours of a terminal for instance; `last`: it belongs to the last turn. */
export type Paint = (text: string, part: TextPart, last: boolean) => string;

interface Cell {
  readonly char: string;
  readonly part: TextPart;
  readonly last: boolean;
}

const BLANK: Cell = { char: ' ', part: 'plain', last: false };

/** One row as text: neighbouring cells of one look are painted together. */
function paintRow(row: readonly (Cell | undefined)[], paint: Paint): string {
  const runs: { text: string; part: TextPart; last: boolean }[] = [];
  for (const { char, part, last } of Array.from(row, (cell) => cell ?? BLANK)) {
    const run = runs.at(-1);
    if (run && ((run.part === part && run.last === last) || char === ' ')) run.text += char;
    else runs.push({ text: char, part, last });
  }
  return runs
    .map(({ text, part, last }) => paint(text, part, last))
    .join('')
    .trimEnd();
}

/** A grid of characters that lines and texts are drawn on. Rows grow as needed; what is drawn later covers. */
export class Canvas {
  readonly #rows: Cell[][] = [];

  /** Writes a text to the right of a cell. */
  write(x: number, y: number, text: string, part: TextPart, last: boolean = false): void {
    for (const [i, char] of [...text].entries()) this.#set(x + i, y, { char, part, last });
  }

  /** Draws a straight line without its ends, in the signs for level, upright, and slanting down to the right or left. */
  line(
    [x1, y1]: readonly [number, number],
    [x2, y2]: readonly [number, number],
    [level, upright, falling, rising]: readonly [string, string, string, string],
  ): void {
    const steps = Math.max(Math.abs(y2 - y1), y1 === y2 ? Math.abs(x2 - x1) : 0);
    const char = y1 === y2 ? level : x1 === x2 ? upright : x2 > x1 === y2 > y1 ? falling : rising;
    for (let i = 1; i < steps; i++)
      this.#set(Math.round(x1 + ((x2 - x1) * i) / steps), Math.round(y1 + ((y2 - y1) * i) / steps), {
        char,
        part: 'line',
        last: false,
      });
  }

  text(paint: Paint): string {
    return this.#rows.map((row) => paintRow(row, paint)).join('\n');
  }

  #set(x: number, y: number, cell: Cell): void {
    while (this.#rows.length <= y) this.#rows.push([]);
    const row = this.#rows[y];
    if (row) row[x] = cell;
  }
}
