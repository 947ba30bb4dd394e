import type { Box, Layout } from '../geometry.ts';

/** The radius of a man on the map, which is small: larger than on a board. */
const MAP_MAN = 46;

/** The plan of a cube as it is laid out where it is drawn small. */
export const mapOf = (flat: Layout): Layout => ({ ...flat, man: MAP_MAN });

/** Where the smaller of a cube's two views lies in the frame of the larger: the cube in that of its map, or the map. */
export const otherViewAt = ({ x, y, width }: Box, isMap: boolean): { x: number; y: number; side: number } => ({
  x: x + 14,
  y: y + 14,
  side: width * (isMap ? 0.14 : 0.19),
});
