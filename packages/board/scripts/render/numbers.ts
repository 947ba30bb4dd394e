/** A colour as light: red, green and blue from 0 to 1, linear. */
export type Rgb = readonly [number, number, number];

/** The colour of `#rrggbb` as light. */
export const light = (hex: string): Rgb =>
  [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;

/** Light as a screen shows it, 0 to 1. */
export const screen = (c: number): number =>
  c <= 0 ? 0 : c >= 1 ? 1 : c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;

export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x);

/** From 0 at `a` to 1 at `b`, with soft ends. */
export function smooth(a: number, b: number, x: number): number {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
}

export const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
