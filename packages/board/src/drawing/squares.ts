import { type Layout, type Point, UNIT } from '../geometry.ts';
import { type Pen, short } from './pen.ts';

/** What draws the squares of a board. */
export type DrawSquares = (pen: Pen, layout: Layout) => string;

const HALF = UNIT / 2;
export const square = ([x, y]: Point): string => `M${short(x - HALF)} ${short(y - HALF)}h${UNIT}v${UNIT}h${-UNIT}z`;

/** The chequered field of a board in two plain colours: that of small boards, and of large ones until their surface is here. */
export function flatSquares({ paint, named }: Pen, { board, field, at }: Layout): string {
  const box = `x="${short(field.x)}" y="${short(field.y)}" width="${short(field.width)}" height="${short(field.height)}"`;
  // Where every square is played on, all are of one colour, with lines between them.
  const isWhole = board.names.length * UNIT ** 2 >= field.width * field.height;
  const bounds = isWhole ? ` stroke="${paint('--board-line')}" stroke-width="2" stroke-opacity=".6"` : '';
  return `<rect${named('light')} ${box} fill="${paint('--board-light')}"/><path${named('dark')} d="${at.map(square).join('')}" fill="${paint('--board-dark')}"${bounds}/><rect${named('edge')} ${box} fill="none" stroke="${paint('--board-line')}" stroke-width="3"/>`;
}
