/** The look of a piece of text on a terminal: an SGR code, `1` for bold; none for plain text. */
export type Style = string;

export const paint = (text: string, style: Style, colour: boolean): string =>
  colour && style !== '' ? `\u001b[${style}m${text}\u001b[0m` : text;

interface Cell {
  readonly char: string;
  readonly style: Style;
}

const BLANK: Cell = { char: ' ', style: '' };

/** One row as text: cells of one style are painted together. */
function paintRow(row: readonly (Cell | undefined)[], colour: boolean): string {
  const runs: { text: string; style: Style }[] = [];
  for (const { char, style } of Array.from(row, (cell) => cell ?? BLANK)) {
    const last = runs.at(-1);
    if (last && (last.style === style || char === ' ')) last.text += char;
    else runs.push({ text: char, style });
  }
  return runs
    .map(({ text, style }) => paint(text, style, colour))
    .join('')
    .trimEnd();
}

/** A grid of characters that lines and texts are drawn on. Rows grow as needed; what is drawn later covers. */
export class Canvas {
  private readonly rows: Cell[][] = [];

  /** Writes a text to the right of a cell. */
  write(x: number, y: number, text: string, style: Style = ''): void {
    for (const [i, char] of [...text].entries()) this.set(x + i, y, char, style);
  }

  /** Draws a straight line without its ends: level, upright, or slanting downward. */
  line([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], style: Style): void {
    const steps = Math.max(Math.abs(y2 - y1), y1 === y2 ? Math.abs(x2 - x1) : 0);
    const char = y1 === y2 ? '─' : x1 === x2 ? '│' : x2 > x1 === y2 > y1 ? '╲' : '╱';
    for (let i = 1; i < steps; i++)
      this.set(Math.round(x1 + ((x2 - x1) * i) / steps), Math.round(y1 + ((y2 - y1) * i) / steps), char, style);
  }

  text(colour: boolean): string {
    return this.rows.map((row) => paintRow(row, colour)).join('\n');
  }

  private set(x: number, y: number, char: string, style: Style): void {
    while (this.rows.length <= y) this.rows.push([]);
    const row = this.rows[y];
    if (row) row[x] = { char, style };
  }
}
