import type { Board, PositionView, Side } from '@merellier/rules';
import { type Layout, layOut, nameSpots, type Point, UNIT } from './geometry.ts';

/** The colours of a picture, by the properties of the style sheet: those of wood in good light, as the board is met first. */
const WOOD = {
  '--board-wood': '#e3cfa6',
  '--board-wood-edge': '#b99c6b',
  '--board-line': '#5a4330',
  '--board-light': '#f2e6cb',
  '--board-dark': '#cbab80',
  '--board-name': '#5a4330',
  '--board-name-dark': '#33261b',
  '--man-light': '#faf4e6',
  '--man-light-side': '#d3bd92',
  '--man-light-rim': '#5a4330',
  '--man-dark': '#2f2723',
  '--man-dark-side': '#171210',
  '--man-dark-rim': '#d9c39b',
  '--man-dark-foot': '#171210',
} as const;

/** A property of the style sheet that a picture needs. */
export type BoardColour = keyof typeof WOOD;

export interface PictureOptions {
  /** The side at the lower edge; White by default. */
  readonly bottom?: Side;
  /** Whether the names of the places are drawn; true by default. */
  readonly names?: boolean;
  /** The colours of another look; a picture stands alone, without a style sheet. */
  readonly colour?: (property: BoardColour) => string;
}

/** A board with its men as an SVG file of its own, to be kept or sent; `width` and `height` in units of the drawing. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a position as a picture that needs nothing else: no style sheet, no DOM, no framework.
 *
 * @example
 * ```ts
 * import { boardPicture } from '@merellier/board/picture';
 * import { ruleSet } from '@merellier/rules';
 *
 * const rules = ruleSet('dames');
 * const { svg, width, height } = boardPicture(rules.board, rules.view(rules.start()));
 * ```
 */
export function boardPicture(
  board: Board,
  view: PositionView,
  { bottom = 'white', names = true, colour = (property) => WOOD[property] }: PictureOptions = {},
): Picture {
  const layout = layOut(board, bottom, names);
  const { x, y, width, height } = layout.frame;
  const parts = [
    `<rect x="${x + 1}" y="${y + 1}" width="${width - 2}" height="${height - 2}" rx="14" fill="${colour('--board-wood')}" stroke="${colour('--board-wood-edge')}" stroke-width="2"/>`,
    board.kind === 'squares' ? squares(layout, colour) : lines(layout, colour),
    names ? texts(layout, colour) : '',
    ...view.men.map(({ at, side, king }) => man(layout.at[at] ?? [0, 0], layout.man, side, king, colour)),
  ];
  const size = `viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"`;
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join('')}</svg>`, width, height };
}

type Colour = (property: BoardColour) => string;

function squares({ at, field }: Layout, colour: Colour): string {
  const box = `x="${field.x}" y="${field.y}" width="${field.width}" height="${field.height}"`;
  const dark = at.map(([x, y]) => `M${x - UNIT / 2} ${y - UNIT / 2}h${UNIT}v${UNIT}h${-UNIT}z`).join('');
  return `<rect ${box} fill="${colour('--board-light')}"/><path d="${dark}" fill="${colour('--board-dark')}"/><rect ${box} fill="none" stroke="${colour('--board-line')}" stroke-width="5"/>`;
}

function lines({ strokes, at }: Layout, colour: Colour): string {
  const way = strokes
    .map(({ from, to, bend }) => `M${from.join(' ')}${bend ? `C${bend.flat().join(' ')} ` : 'L'}${to.join(' ')}`)
    .join('');
  const points = at.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9"/>`).join('');
  return `<path d="${way}" fill="none" stroke="${colour('--board-line')}" stroke-width="6" stroke-linecap="round"/><g fill="${colour('--board-line')}">${points}</g>`;
}

function texts(layout: Layout, colour: Colour): string {
  const { board, edges, at } = layout;
  const isSquares = board.kind === 'squares';
  const spots = isSquares ? at.map(([x, y]): Point => [x - UNIT * 0.3, y - UNIT * 0.3]) : nameSpots(layout);
  const all = edges ?? board.names.map((text, i) => ({ text, at: spots[i] ?? ([0, 0] as const) }));
  const written = all.map(({ text, at: [x, y] }) => `<text x="${x}" y="${y}">${text}</text>`).join('');
  return `<g fill="${colour(isSquares && !edges ? '--board-name-dark' : '--board-name')}" font-family="sans-serif" font-size="24" text-anchor="middle" dominant-baseline="central">${written}</g>`;
}

function man([x, y]: Point, r: number, side: Side, king: boolean, colour: Colour): string {
  const kind = side === 'white' ? '--man-light' : '--man-dark';
  const rim = colour(`${kind}-rim`);
  const foot = kind === '--man-light' ? rim : colour(`${kind}-foot`);
  const layers = king ? [r * 0.18, -r * 0.3] : [-r * 0.06];
  const disc = (cy: number, fill: string, edge: string): string =>
    `<circle cy="${cy.toFixed(1)}" r="${r}" fill="${fill}" stroke="${edge}" stroke-width="2.5"/>`;
  const ring = (cy: number): string =>
    side === 'black'
      ? `<circle cy="${cy.toFixed(1)}" r="${(r * 0.56).toFixed(1)}" fill="none" stroke="${rim}" stroke-width="2.5"/>`
      : '';
  const drawn = layers
    .map((cy) => disc(cy + r * 0.12, colour(`${kind}-side`), foot) + disc(cy, colour(kind), rim) + ring(cy))
    .join('');
  return `<g transform="translate(${x} ${y})">${drawn}</g>`;
}
