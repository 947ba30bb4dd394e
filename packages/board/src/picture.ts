import type { Board, PositionView, Side } from '@merellier/rules';
import { type Layout, layOut, nameSpots, type Point, UNIT } from './geometry.ts';

/** Colours of a picture that must stand alone, without a style sheet: those of the light theme. */
const COLOUR = {
  wood: '#e3cfa6',
  edge: '#b99c6b',
  line: '#5a4330',
  light: '#f2e6cb',
  dark: '#cbab80',
  white: { face: '#faf4e6', side: '#d3bd92', rim: '#5a4330' },
  black: { face: '#2f2723', side: '#171210', rim: '#d9c39b' },
} as const;

export interface PictureOptions {
  /** The side at the lower edge. */
  readonly bottom: Side;
  /** Whether the names of the places are drawn. */
  readonly names: boolean;
}

/** A board with its men as an SVG file of its own, to be kept or sent; `width` and `height` in units of the drawing. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Draws a position as a picture that needs nothing else. */
export function boardPicture(board: Board, view: PositionView, { bottom, names }: PictureOptions): Picture {
  const layout = layOut(board, bottom, names);
  const { x, y, width, height } = layout.frame;
  const parts = [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="${COLOUR.wood}"/>`,
    board.kind === 'squares' ? squares(layout) : lines(layout),
    names ? texts(layout) : '',
    ...view.men.map(({ at, side, king }) => man(layout.at[at] ?? [0, 0], layout.man, side, king)),
  ];
  const size = `viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"`;
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join('')}</svg>`, width, height };
}

function squares({ at, field }: Layout): string {
  const box = `x="${field.x}" y="${field.y}" width="${field.width}" height="${field.height}"`;
  const dark = at.map(([x, y]) => `M${x - UNIT / 2} ${y - UNIT / 2}h${UNIT}v${UNIT}h${-UNIT}z`).join('');
  return `<rect ${box} fill="${COLOUR.light}"/><path d="${dark}" fill="${COLOUR.dark}"/><rect ${box} fill="none" stroke="${COLOUR.line}" stroke-width="5"/>`;
}

function lines({ strokes, at }: Layout): string {
  const way = strokes
    .map(({ from, to, bend }) => `M${from.join(' ')}${bend ? `C${bend.flat().join(' ')} ` : 'L'}${to.join(' ')}`)
    .join('');
  const points = at.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9"/>`).join('');
  return `<path d="${way}" fill="none" stroke="${COLOUR.line}" stroke-width="6" stroke-linecap="round"/><g fill="${COLOUR.line}">${points}</g>`;
}

function texts(layout: Layout): string {
  const { board, edges, at } = layout;
  const isSquares = board.kind === 'squares';
  const spots = isSquares ? at.map(([x, y]): Point => [x - UNIT * 0.3, y - UNIT * 0.3]) : nameSpots(layout);
  const all = edges ?? board.names.map((text, i) => ({ text, at: spots[i] ?? ([0, 0] as const) }));
  const written = all.map(({ text, at: [x, y] }) => `<text x="${x}" y="${y}">${text}</text>`).join('');
  return `<g fill="${COLOUR.line}" font-family="sans-serif" font-size="24" text-anchor="middle" dominant-baseline="central">${written}</g>`;
}

function man([x, y]: Point, r: number, side: Side, king: boolean): string {
  const { face, side: below, rim } = COLOUR[side];
  const layers = king ? [r * 0.18, -r * 0.3] : [-r * 0.06];
  const disc = (cy: number, fill: string): string =>
    `<circle cy="${cy.toFixed(1)}" r="${r}" fill="${fill}" stroke="${rim}" stroke-width="2.5"/>`;
  const ring = (cy: number): string =>
    side === 'black'
      ? `<circle cy="${cy.toFixed(1)}" r="${(r * 0.56).toFixed(1)}" fill="none" stroke="${rim}" stroke-width="2.5"/>`
      : '';
  const drawn = layers.map((cy) => disc(cy + r * 0.12, below) + disc(cy, face) + ring(cy)).join('');
  return `<g transform="translate(${x} ${y})">${drawn}</g>`;
}
