import type { Solid } from './lathe.ts';
import { clamp, light, type Rgb, screen, smooth } from './numbers.ts';
import type { Stuff } from './stuff.ts';

/** What is to be seen, and how much of it. */
export interface Scene {
  readonly solid: Solid;
  readonly stuff: Stuff;
  /** The distance from the axis of the man that a point belongs to. */
  readonly radius: (x: number, y: number, z: number) => number;
  /** Where it is gilded, 0 to 1. */
  readonly gilt?: (x: number, y: number, z: number, r: number) => number;
  /** The light that the board throws back on what stands on it. */
  readonly fill: number;
  /** The height of the middle of the picture, and half its width and height, in radii. */
  readonly middle: number;
  readonly half: readonly [number, number];
  /** The width of the picture in pixels. */
  readonly width: number;
}

/** Straight alpha, four bytes a pixel. */
export interface Sprite {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

const TILT = (24 * Math.PI) / 180;
/** Up and forward of a camera that is tilted a little to the front; y is away, z out of the board. */
const UP: Rgb = [0, Math.cos(TILT), Math.sin(TILT)];
const FORWARD: Rgb = [0, Math.sin(TILT), -Math.cos(TILT)];
/** The window, upper left; where polished things show it; and the lit board, which the near wall shows. */
const LIGHT = unit([-0.56, 0.58, 0.78]);
const WINDOW = unit([-0.66, 0.8, 0.58]);
const BOARD = unit([-0.1, -0.85, 0.42]);
const GOLD = light('#e9b84a');
/** Rays to a pixel, along each side. */
const FINE = 3;

function unit(v: Rgb): Rgb {
  const size = Math.hypot(...v);
  return [v[0] / size, v[1] / size, v[2] / size];
}
const dot = (a: Rgb, b: Rgb): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const along = (p: Rgb, way: Rgb, far: number): Rgb => [p[0] + way[0] * far, p[1] + way[1] * far, p[2] + way[2] * far];

/** Renders a scene without the ground it stands on, which the board is. */
export function render(scene: Scene): Sprite {
  const [halfX, halfY] = scene.half;
  const width = scene.width;
  const height = Math.round((width * halfY) / halfX);
  const bytes = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const sum = [0, 0, 0];
      let hits = 0;
      for (let k = 0; k < FINE * FINE; k++) {
        const u = ((x + ((k % FINE) + 0.5) / FINE) / width) * 2 - 1;
        const v = 1 - ((y + (Math.floor(k / FINE) + 0.5) / FINE) / height) * 2;
        const seen = look(scene, u * halfX, scene.middle + v * halfY);
        if (!seen) continue;
        hits++;
        // Averaged as the screen shows it, so that bright edges stay calm.
        for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + screen((seen[c] as number) * 0.97);
      }
      if (hits === 0) continue;
      const from = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) bytes[from + c] = Math.round(((sum[c] as number) / hits) * 255);
      bytes[from + 3] = Math.round((hits / FINE ** 2) * 255);
    }
  bleed(bytes, width, height);
  return { width, height, bytes };
}

/** What a ray through a point of the screen meets; null where it meets nothing. */
function look(scene: Scene, sx: number, sy: number): Rgb | null {
  const start: Rgb = [sx, sy * UP[1], sy * UP[2]];
  let far = -2.2;
  for (let i = 0; i < 90 && far < 2.4; i++) {
    const p = along(start, FORWARD, far);
    const d = scene.solid(...p);
    if (d < 0.0012) return shade(scene, p);
    far += d * 0.9;
  }
  return null;
}

function shade({ solid, stuff, radius, gilt, fill }: Scene, p: Rgb): Rgb {
  const n = normal(solid, p);
  const hidden = occlusion(solid, p, n);
  const sun = unshaded(solid, p, n);
  const r = radius(...p);
  const base = stuff.colour(...p, r);
  const facing = dot(n, LIGHT);
  const diffuse = clamp((facing + stuff.wrap) / (1 + stuff.wrap)) * sun;
  const room = (0.3 + 0.26 * n[2] + 0.06 * (n[1] - n[0])) * hidden * stuff.ambient;
  const bounce = 0.1 * clamp(0.5 - n[2] * 0.5) * Math.exp(-p[2] * 3);
  const edge = 0.16 * Math.exp(-(((facing - 0.05) / 0.35) ** 2)) * hidden;

  const straight = -dot(n, FORWARD);
  const glance = along(FORWARD, n, 2 * straight);
  const view = clamp(straight);
  const mirror =
    (stuff.reflects + (1 - stuff.reflects) * (1 - view) ** 5 * (1 - 0.75 * stuff.dull)) *
    stuff.shine *
    (0.35 + 0.65 * sun) *
    hidden;
  const seen = reflection(glance, stuff.dull, fill);
  const rim = stuff.edge ? 1 - smooth(0.1, 0.52, view) : 0;
  const gold = gilt ? gilt(...p, r) : 0;
  const part = (c: 0 | 1 | 2): number => {
    let lit = base[c] * (0.86 * diffuse * SUN[c] + 0.62 * room * ROOM[c] + bounce * WARM[c]);
    if (stuff.through) lit += base[c] * stuff.through[c] * edge;
    if (stuff.edge) lit *= 1 - rim * (1 - stuff.edge[c]);
    const body = lit + mirror * seen[c];
    const gilded = GOLD[c] * (seen[c] * 0.62 + 0.1 + 0.55 * diffuse) * (0.35 + 0.65 * hidden);
    return body * (1 - gold) + gilded * gold;
  };
  return [part(0), part(1), part(2)];
}
const SUN: Rgb = [1.04, 1, 0.93];
const ROOM: Rgb = [0.94, 1, 1.08];
const WARM: Rgb = [1, 0.8, 0.55];

function normal(solid: Solid, [x, y, z]: Rgb): Rgb {
  const e = 0.004;
  const sum: [number, number, number] = [0, 0, 0];
  for (const [a, b, c] of TETRAHEDRON) {
    const d = solid(x + e * a, y + e * b, z + e * c);
    sum[0] += a * d;
    sum[1] += b * d;
    sum[2] += c * d;
  }
  return unit(sum);
}
const TETRAHEDRON = [
  [1, -1, -1],
  [-1, -1, 1],
  [-1, 1, -1],
  [1, 1, 1],
] as const;

/** How much of the room a point sees, from what stands near it. */
function occlusion(solid: Solid, p: Rgb, n: Rgb): number {
  let hidden = 0;
  for (const [i, far] of [0.03, 0.07, 0.14, 0.26].entries()) {
    const q = along(p, n, far);
    hidden += ((far - clamp(Math.min(solid(...q), q[2]), -0.2, far)) / far) * 0.62 ** i;
  }
  return clamp(1 - 0.4 * hidden, 0.05, 1);
}

/** How much of the window a point sees: a soft shadow. */
function unshaded(solid: Solid, p: Rgb, n: Rgb): number {
  const start = along(p, n, 0.012);
  let [seen, far] = [1, 0.02];
  for (let i = 0; i < 26; i++) {
    const d = solid(...along(start, LIGHT, far));
    seen = Math.min(seen, clamp(0.5 + (0.5 * d) / (0.16 * far)));
    far += clamp(d, 0.012, 0.12);
  }
  return seen * seen * (3 - 2 * seen);
}

/** What a polished thing shows in a direction: the window, a pale ceiling, a warm dark floor, the lit board. */
function reflection(way: Rgb, dull: number, fill: number): Rgb {
  const wide = 0.16 + 0.22 * dull;
  const inWindow =
    smooth(Math.cos(wide + 0.22), Math.cos(Math.max(wide - 0.16, 0.02)), dot(way, WINDOW)) / (1 + 1.2 * dull);
  const onBoard = smooth(Math.cos(0.42 + 0.2 * dull), Math.cos(0.1), dot(way, BOARD));
  const ceiling = 0.05 + 0.07 * clamp(way[2]) + 0.16 * clamp(way[1] - way[0]);
  const around: Rgb = way[2] > -0.05 ? [0.95 * ceiling, ceiling, 1.06 * ceiling] : [0.34, 0.25, 0.16];
  return [
    around[0] + 7.35 * inWindow + fill * onBoard,
    around[1] + 7 * inWindow + 0.86 * fill * onBoard,
    around[2] + 6.44 * inWindow + 0.66 * fill * onBoard,
  ];
}

/** Lets the colour run on under the transparent rim, so that compression leaves no halo there. */
function bleed(bytes: Uint8Array, width: number, height: number): void {
  const filled = new Uint8Array(width * height).map((_, i) => (bytes[i * 4 + 3] ? 1 : 0));
  for (let round = 0; round < 4; round++) {
    const known = filled.slice();
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const i = y * width + x;
        if (known[i]) continue;
        const near = [i - 1, i + 1, i - width, i + width].filter((j) => known[j]);
        if (near.length === 0) continue;
        for (let c = 0; c < 3; c++)
          bytes[i * 4 + c] = near.reduce((sum, j) => sum + (bytes[j * 4 + c] as number), 0) / near.length;
        filled[i] = 1;
      }
  }
}
