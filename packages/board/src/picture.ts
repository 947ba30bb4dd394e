import type { Board, PositionView, Side } from '@merellier/rules';
import { layOutCube } from './cube/cube-layout.ts';
import { START } from './cube/orientation.ts';
import { mapOf, otherViewAt } from './cube/other-view-at.ts';
import { definitions, field } from './drawing/field.ts';
import type { Material } from './drawing/material.ts';
import { type BoardColour, filePen, type Pen, short } from './drawing/pen.ts';
import { placedMen } from './drawing/placed-men.ts';
import { smallBoard } from './drawing/small-board.ts';
import { squareSurface } from './drawing/square-surface.ts';
import { type Layout, layOut } from './geometry.ts';

export { type BoardLook, imagesOf, type Material, type MaterialImage, stillName } from './drawing/material.ts';
export type { BoardColour } from './drawing/pen.ts';

/** The colours of a picture, by the properties of the style sheet: those of wood in good light, as the board is met first. */
const WOOD: Readonly<Record<BoardColour, string>> = {
  '--board-wood': '#dcc294',
  '--board-wood-edge': '#b08d57',
  '--board-carved': '#fdeac4',
  '--board-line': '#47301f',
  '--board-wall': '#8a6440',
  '--board-light': '#e3cb9e',
  '--board-dark': '#94704c',
  '--board-name': '#48301a',
  '--board-shadow': '#1c0e04',
  '--man-light': '#f6ecd6',
  '--man-light-side': '#d3bd92',
  '--man-light-rim': '#4a2c12',
  '--man-dark': '#1b1613',
  '--man-dark-side': '#171210',
  '--man-dark-rim': '#c9a871',
  '--man-dark-foot': '#171210',
};

export interface PictureOptions {
  /** The side at the lower edge; White by default. */
  readonly bottom?: Side;
  /** Whether the names of the places are drawn; true by default. */
  readonly names?: boolean;
  /** The colours of another look; a picture stands alone, without a style sheet. */
  readonly colour?: (property: BoardColour) => string;
  /**
   * What the board is made of. The addresses that `image` gives are written into the picture: data URLs make it stand
   * alone. Without it a picture has lines and colours only.
   */
  readonly material?: Material | null;
  /** Whether a cube is shown as it first lies on the page, with its plan small in a corner; false by default: its plan alone. */
  readonly solid?: boolean;
  /** A prefix for the ids in the picture, so that several fit into one page. */
  readonly ids?: string;
}

/** A point where nobody may go until all men are placed: a broken ring, as on the page. */
function closedPoint(pen: Pen, { at, man }: Layout, place: number): string {
  const [x, y] = at[place] ?? [0, 0];
  const stroke = `fill="none" stroke="${pen.paint('--board-line')}" stroke-width="4.5" stroke-dasharray="13 8"`;
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(man * 0.88)}" ${stroke}/>`;
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
  {
    bottom = 'white',
    names = true,
    colour = (property) => WOOD[property],
    material = null,
    solid = false,
    ids = '',
  }: PictureOptions = {},
): Picture {
  const flat = layOut(board, bottom, names);
  const layout = solid && board.space ? layOutCube(board, board.space, START) : flat;
  const pen = filePen(material, colour, ids);
  const { width, height } = layout.frame;
  const size = `viewBox="${viewBox(layout)}" width="${width}" height="${height}"`;
  const drawn =
    definitions(pen, layout.frame) +
    field(pen, layout, names, squareSurface) +
    (view.closed ?? []).map((place) => closedPoint(pen, layout, place)).join('') +
    placedMen(pen, layout, view.men) +
    (layout === flat ? '' : otherView(pen, layout, flat, view));
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn}</svg>`, width, height };
}

const viewBox = ({ frame: { x, y, width, height } }: Layout): string => `${x} ${y} ${width} ${height}`;

/** The plan of a cube, small in the upper left corner of its picture. */
function otherView(pen: Pen, cube: Layout, flat: Layout, view: PositionView): string {
  const { x, y, side } = otherViewAt(cube.frame, false);
  const small = { ...pen, id: (name: string) => pen.id(`other-${name}`) };
  const map = mapOf(flat);
  const drawn = smallBoard(small, map, false) + placedMen(small, map, view.men);
  return `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="${viewBox(map)}">${drawn}</svg>`;
}
