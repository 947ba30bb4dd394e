import { THICK } from './lathe.ts';
import { type Field, makeNoise } from './noise.ts';
import { light, mix, type Rgb, smooth } from './numbers.ts';

/** What a man is turned from. `r` is the distance from the axis, of the man that the point belongs to. */
export interface Stuff {
  readonly colour: (x: number, y: number, z: number, r: number) => Rgb;
  /** How far the light reaches around the edge of the shade. */
  readonly wrap: number;
  /** What it reflects of light that meets it straight on, how dull it is, and how strongly the reflection is seen. */
  readonly reflects: number;
  readonly dull: number;
  readonly shine: number;
  /** The light that has gone through the edge. */
  readonly through?: Rgb;
  /** How much of the light of the room it takes. */
  readonly ambient: number;
  /** The colour that a pale stuff takes towards its outline. */
  readonly edge?: Rgb;
}

const noise = makeNoise(512);
const FIELDS = {
  grain: noise.field(1, 120, 3.2),
  cloud: noise.field(2, 28),
  grit: noise.field(3, 2.2),
  fibre: noise.field(4, 68, 6),
  slow: noise.field(6, 80),
};

/** A field at a place of a man, read between its pixels. */
function at(field: Field, x: number, y: number): number {
  const [u, v] = [(((x * 180) % 512) + 512) % 512, (((y * 180) % 512) + 512) % 512];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const [s, t] = [u - i, v - j];
  const get = (di: number, dj: number): number => field[((j + dj) & 511) * 512 + ((i + di) & 511)] as number;
  return (get(0, 0) * (1 - s) + get(1, 0) * s) * (1 - t) + (get(0, 1) * (1 - s) + get(1, 1) * s) * t;
}

const scaled = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by];

/** Puts a ring of another stuff into the face, and a thin line of it around the wall. */
function inlaid(colour: Rgb, z: number, r: number, inlay: Rgb, ring: Point, line: Point): Rgb {
  const height = z > THICK ? z - THICK : z;
  const onWall =
    smooth(line[0] - 0.012, line[0] + 0.012, height) *
    (1 - smooth(line[1] - 0.012, line[1] + 0.012, height)) *
    smooth(0.9, 0.93, r) *
    0.85;
  const onFace = smooth(ring[0] - 0.02, ring[0] + 0.02, r) * (1 - smooth(ring[1] - 0.02, ring[1] + 0.02, r));
  return mix(mix(colour, inlay, onWall), inlay, onFace);
}
type Point = readonly [number, number];

const [IVORY, EBONY, BONE, CHALK, BLACK, SPARK, SILVER, LAPIS, VEIN, PYRITE] = [
  ...['#f7ecd4', '#0f0b09', '#c9a871', '#eceae1', '#0c0f11', '#6d757a', '#b9c0c0', '#122058', '#4a5f9c', '#d7a83d'],
].map(light) as [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb, Rgb, Rgb, Rgb, Rgb];

const dark = { wrap: 0.1, ambient: 0.5 };

export const STUFFS = {
  ivory: {
    colour: (x, y) => {
      const grain = 0.02 * at(FIELDS.fibre, x + 0.3 * y, y) + 0.012 * at(FIELDS.cloud, x, y);
      return [IVORY[0] * Math.exp(0.7 * grain), IVORY[1] * Math.exp(grain), IVORY[2] * Math.exp(1.7 * grain)];
    },
    wrap: 0.22,
    reflects: 0.04,
    dull: 0.3,
    shine: 0.9,
    through: light('#f0b878'),
    ambient: 1,
    edge: [0.4, 0.27, 0.16],
  },
  ebony: {
    ...dark,
    colour: (x, y, z, r) => {
      const grain = Math.exp(0.3 * at(FIELDS.grain, x - 0.15 * y, y + 0.1 * x) + 0.12 * at(FIELDS.cloud, x, y));
      return inlaid(scaled(EBONY, grain), z, r, BONE, [0.495, 0.605], [0.075, 0.15]);
    },
    reflects: 0.042,
    dull: 0.4,
    shine: 1.1,
  },
  chalk: {
    colour: (x, y) =>
      scaled(
        CHALK,
        Math.exp(0.025 * at(FIELDS.grit, x, y) + 0.022 * at(FIELDS.cloud, x, y) + 0.02 * at(FIELDS.slow, x, y)),
      ),
    wrap: 0.4,
    reflects: 0.02,
    dull: 0.8,
    shine: 0.35,
    ambient: 1,
    edge: [0.34, 0.37, 0.4],
  },
  basalt: {
    ...dark,
    colour: (x, y, z, r) => {
      const stone = scaled(BLACK, Math.exp(0.16 * at(FIELDS.grit, x, y) + 0.14 * at(FIELDS.cloud, x, y)));
      const spark = smooth(3, 3.6, at(FIELDS.grit, x * 1.3 + 0.2, y * 1.3));
      return inlaid(mix(stone, scaled(SPARK, 0.6), spark), z, r, SILVER, [0.485, 0.6], [0.13, 0.21]);
    },
    wrap: 0.12,
    reflects: 0.04,
    dull: 0.62,
    shine: 0.85,
  },
  lapis: {
    wrap: 0.1,
    ambient: 1,
    colour: (x, y) => {
      const grain = 0.22 * at(FIELDS.cloud, x, y) + 0.2 * at(FIELDS.slow, x, y) + 0.06 * at(FIELDS.grit, x, y);
      const vein = smooth(2, 2.8, at(FIELDS.fibre, x * 0.7 + y, y * 0.9 - x * 0.5)) * 0.25;
      return mix(
        mix(scaled(LAPIS, Math.exp(grain)), VEIN, vein),
        PYRITE,
        smooth(3.1, 3.5, at(FIELDS.grit, x * 0.9, y * 0.9 + 0.4)),
      );
    },
    reflects: 0.045,
    dull: 0.34,
    shine: 1,
  },
} as const satisfies Record<string, Stuff>;
