import type { Field, Noise } from './noise.ts';
import { type Rgb, screen } from './numbers.ts';

/** A surface seen from above, as pixels of a screen: three bytes each. */
export interface Surface {
  readonly size: number;
  readonly bytes: Uint8Array;
}

/** What a surface is made of at one pixel. */
export interface Grain {
  readonly colour: Rgb;
  /** How far the surface throws the light back at this pixel, besides what its colour does. */
  readonly gloss: number;
}

/** The one window: upper left, about 39° above the board. x to the right, y down, z to the eye. */
const LIGHT = unit([-0.55, -0.55, 0.63]);
const HALF = unit([LIGHT[0], LIGHT[1], LIGHT[2] + 1]);

function unit([x, y, z]: Rgb): Rgb {
  const size = Math.hypot(x, y, z);
  return [x / size, y / size, z / size];
}

interface Lit {
  /** The diffuse light, 1 where the surface is flat. */
  readonly diffuse: number;
  /** How much it shines, 0 to 1, before it is raised to the material's power. */
  readonly shine: number;
}

/** The light on a field of heights (in pixels, times `depth`), pixel by pixel. */
export function lighting({ size }: Noise, height: Field, depth: number): (x: number, y: number) => Lit {
  const at = (x: number, y: number): number => height[((y + size) % size) * size + ((x + size) % size)] as number;
  return (x, y) => {
    const gx = (at(x + 1, y) - at(x - 1, y)) * 0.5 * depth;
    const gy = (at(x, y + 1) - at(x, y - 1)) * 0.5 * depth;
    const inverse = 1 / Math.sqrt(1 + gx * gx + gy * gy);
    return {
      diffuse: ((LIGHT[2] - gx * LIGHT[0] - gy * LIGHT[1]) * inverse) / LIGHT[2],
      shine: Math.max(0, Math.min(1, (HALF[2] - gx * HALF[0] - gy * HALF[1]) * inverse)),
    };
  };
}

/** Paints every pixel and takes four together: the picture is half as large as the noise it is drawn with. */
export function paint({ size }: Noise, pixel: (x: number, y: number, at: number) => Rgb): Surface {
  const half = size / 2;
  const bytes = new Uint8Array(half * half * 3);
  const sum: [number, number, number] = [0, 0, 0];
  for (let y = 0; y < half; y++)
    for (let x = 0; x < half; x++) {
      sum.fill(0);
      for (const [dx, dy] of CORNERS) {
        const [px, py] = [2 * x + dx, 2 * y + dy];
        const colour = pixel(px, py, py * size + px);
        for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (colour[c] as number) / 4;
      }
      for (let c = 0; c < 3; c++) bytes[(y * half + x) * 3 + c] = Math.round(screen(sum[c] as number) * 255);
    }
  return { size: half, bytes };
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;
