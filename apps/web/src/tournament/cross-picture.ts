import { type CrossRow, crossTable, type Encounter, playerOf, type Tournament } from '@merellier/tournament';

/** Pixels of the picture. */
const ROW = 44;
const CELL = 52;
const NAME = 320;
const EDGE = 32;
const TITLE = 72;

/** The cross table as a picture, black on white; null where the browser draws none. */
export async function crossPicture(
  tournament: Tournament,
  words: { readonly player: string; readonly points: string; readonly bye: string; readonly annulled: string },
  pointsText: (points: number) => string,
  cellText: (cell: readonly Encounter[], own: CrossRow, other: CrossRow | undefined) => string,
): Promise<Blob | null> {
  const rows = crossTable(tournament);
  const hasNote = rows.some(({ standing, cells }) => standing.annulled && cells.flat().length > 0);
  const canvas = document.createElement('canvas');
  // What pauses gave has two columns, where there is any: its heading is a word.
  const byes = rows.some((row) => row.byes > 0) ? 2 : 0;
  canvas.width = 2 * EDGE + CELL + NAME + (rows.length + byes) * CELL + 2 * CELL;
  canvas.height = 2 * EDGE + TITLE + (rows.length + (hasNote ? 2 : 1)) * ROW;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000000';
  pen.strokeStyle = '#888888';
  pen.textBaseline = 'middle';
  const write = (text: string, x: number, y: number, font: string, align: CanvasTextAlign, width?: number): void => {
    pen.font = font;
    pen.textAlign = align;
    pen.fillText(text, x, y, width);
  };
  const [plain, bold] = ['20px sans-serif', 'bold 20px sans-serif'];
  write(tournament.settings.name, EDGE, EDGE + TITLE / 3, '32px serif', 'left', canvas.width - 2 * EDGE);
  const top = EDGE + TITLE;
  const column = (i: number): number => EDGE + CELL + NAME + (i + 0.5) * CELL;
  const end = canvas.width - EDGE;
  write(words.player, EDGE + CELL, top + ROW / 2, plain, 'left');
  if (byes > 0) write(words.bye, column(rows.length + 0.5), top + ROW / 2, plain, 'center', byes * CELL - 12);
  write(words.points, end, top + ROW / 2, plain, 'right', 2 * CELL - 12);
  for (const [i, row] of rows.entries()) {
    const { standing, cells } = row;
    const y = top + (i + 1.5) * ROW;
    pen.beginPath();
    pen.moveTo(EDGE, y - ROW / 2);
    pen.lineTo(end, y - ROW / 2);
    pen.stroke();
    write(String(i + 1), EDGE, y, plain, 'left');
    write(String(i + 1), column(i), top + ROW / 2, plain, 'center');
    write(playerOf(tournament, standing.player)?.name ?? '', EDGE + CELL, y, plain, 'left', NAME - 12);
    for (const [j, cell] of cells.entries()) {
      const text = i === j ? '×' : cellText(cell, row, rows[j]);
      write(text, column(j), y, plain, 'center', CELL - 6);
    }
    if (row.byes > 0) write(pointsText(row.byes), column(rows.length + 0.5), y, plain, 'center');
    write(pointsText(standing.points), end, y, bold, 'right');
  }
  if (hasNote) write(words.annulled, EDGE, top + (rows.length + 1.5) * ROW, '16px sans-serif', 'left', end - EDGE);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
