import { type Material, type MaterialImage, type Style, styleOf } from './material.ts';

/** A property of the style sheet that a drawing needs. */
export type BoardColour =
  | '--board-wood'
  | '--board-wood-edge'
  | '--board-carved'
  | '--board-line'
  | '--board-wall'
  | '--board-light'
  | '--board-dark'
  | '--board-name'
  | '--board-shadow'
  | '--man-light'
  | '--man-light-side'
  | '--man-light-rim'
  | '--man-dark'
  | '--man-dark-side'
  | '--man-dark-rim'
  | '--man-dark-foot';

/** What a drawing is drawn with: the same code draws for a page, which has a style sheet, and for a file, which has none. */
export interface Pen {
  readonly style: Style;
  /** A colour, as an attribute takes it. */
  readonly paint: (property: BoardColour) => string;
  /** The attribute for a class of the style sheet, a blank before it; empty in a file. */
  readonly named: (name: string) => string;
  /** The id of something that is referred to, unique on its page. */
  readonly id: (name: string) => string;
  /** The address of a picture, as an attribute takes it; null where it is not to be had. */
  readonly image: (name: MaterialImage) => string | null;
}

const addressIn = (material: Material | null, name: MaterialImage): string | null =>
  material?.image(name)?.replace(/&/g, '&amp;').replace(/"/g, '&quot;') ?? null;

/** Draws on a page: colours are left to the style sheet. */
export const pagePen = (material: Material | null, prefix: string): Pen => ({
  style: styleOf(material),
  paint: (property) => `var(${property})`,
  named: (name) => ` class="board-${name}"`,
  id: (name) => `${prefix}-${name}`,
  image: (name) => addressIn(material, name),
});

/** Draws in a file that stands alone. */
export const filePen = (material: Material | null, colour: Pen['paint'], prefix: string): Pen => ({
  style: styleOf(material),
  paint: colour,
  named: () => '',
  id: (name) => `${prefix}${name}`,
  image: (name) => addressIn(material, name),
});

/** A number as a drawing writes it. */
export const short = (n: number): number => Math.round(n * 10) / 10;

interface ImageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture in a box that has its shape; nothing where it is not to be had. */
export function imageIn({ image }: Pen, name: MaterialImage, { x, y, width, height }: ImageBox): string {
  const href = image(name);
  if (!href) return '';
  const box = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
  return `<image href="${href}" ${box} preserveAspectRatio="xMidYMid slice"/>`;
}
