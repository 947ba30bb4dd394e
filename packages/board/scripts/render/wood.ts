import { random } from '../../src/drawing/random.ts';
import type { Field, Noise } from './noise.ts';
import { clamp, light, type Rgb, smooth } from './numbers.ts';
import { lighting, paint, type Surface } from './surface.ts';

/** A kind of wood, sawn along the grain. */
export interface Wood {
  readonly seed: number;
  /** The wood of spring, the darker line of late summer, and the heart that shows through in clouds. */
  readonly early: string;
  readonly late: string;
  readonly heart: string;
  /** How many years cross the board, and how far they wander. */
  readonly years: number;
  readonly wander: number;
  /** How dark the line of a year becomes, 0 to 1. */
  readonly lateness: number;
  readonly pores: number;
  readonly poreDark: number;
  readonly depth: number;
}

export const LIME: Wood = {
  seed: 11,
  early: '#dfc698',
  late: '#c39c66',
  heart: '#d3b380',
  years: 15,
  wander: 0.75,
  lateness: 0.55,
  pores: 0.55,
  poreDark: 0.22,
  depth: 0.16,
};

export const WALNUT: Wood = {
  seed: 47,
  early: '#916d49',
  late: '#6b4b31',
  heart: '#87623f',
  years: 16,
  wander: 1,
  lateness: 0.66,
  pores: 1,
  poreDark: 0.42,
  depth: 0.18,
};

/** Planed wood: the years as a sawtooth over slow noise, fibres, pores, and the sheen of the plane. */
export function wood(noise: Noise, kind: Wood): Surface {
  const { size } = noise;
  const { seed } = kind;
  const [early, late, heart] = [light(kind.early), light(kind.late), light(kind.heart)];
  const slow = noise.field(seed, 1500, 260);
  const middle = noise.field(seed + 1, 520, 70);
  const fine = noise.field(seed + 2, 200, 16);
  const along = noise.field(seed + 3, 3000, 90);
  const fibre = noise.field(seed + 4, 150, 1.6);
  const short = noise.field(seed + 5, 46, 2.4);
  const streak = noise.field(seed + 6, 420, 7);
  const long = noise.field(seed + 7, 44, 1.9);
  const small = noise.field(seed + 8, 26, 1.5);
  const cloud = noise.octaves(seed + 20, 700, 3, 0.55, 0.45);
  const sheen = noise.field(seed + 30, 260, 520);
  const sheen2 = noise.field(seed + 31, 90, 420);
  const next = random(seed + 9);
  const strength = Float32Array.from({ length: 64 }, () => 0.45 + 0.55 * next());

  const lateAt = new Float32Array(size * size);
  const poreAt = new Float32Array(size * size);
  const height: Field = new Float32Array(size * size);
  for (let p = 0; p < height.length; p++) {
    const get = (field: Field): number => field[p] as number;
    const phase =
      (kind.years * Math.floor(p / size)) / size +
      kind.wander * (get(slow) + 0.3 * get(middle)) +
      0.1 * get(fine) +
      1.1 * get(along);
    const year = Math.floor(phase);
    const season = phase - year;
    // Spring, slow darkening, a thin dark line, and at once the next spring.
    const lateness =
      smooth(0.15, 0.93, season) ** 2.2 * (1 - smooth(0.955, 1, season)) * (strength[year & 63] as number);
    const dense = 2.35 - 0.5 * kind.pores * (1 - smooth(0, 0.45, season));
    const pore = clamp(smooth(dense, dense + 0.5, get(long)) + 0.7 * smooth(dense + 0.15, dense + 0.7, get(small)));
    lateAt[p] = lateness;
    poreAt[p] = pore;
    height[p] = 0.22 * get(fibre) + 0.12 * get(short) - 0.5 * lateness - 2 * pore;
  }
  const lit = lighting(noise, height, kind.depth);

  return paint(noise, (x, y, p): Rgb => {
    const get = (field: Field): number => field[p] as number;
    const { diffuse, shine } = lit(x, y);
    const dark = clamp(get(lateAt) * kind.lateness);
    const inHeart = 0.5 * clamp(0.5 + 0.3 * get(cloud) + 0.1 * get(streak));
    const fibres = Math.exp(0.03 * get(fibre) + 0.018 * get(short) + 0.035 * get(streak));
    const glow = (diffuse * 0.85 + 0.15) * (1 + 0.035 * get(sheen) + 0.02 * get(sheen2));
    const gloss = 0.01 * shine ** 40;
    const part = (c: 0 | 1 | 2): number => {
      const grown = early[c] * (1 - dark) + late[c] * dark;
      const clouded = grown * (1 - inHeart) + (grown * 0.35 + heart[c] * 0.65) * inHeart;
      return clouded * fibres * (1 - kind.poreDark * get(poreAt) * PORE[c]) * glow + gloss;
    };
    return [part(0), part(1), part(2)];
  });
}

/** A pore is a little warmer than the wood around it. */
const PORE: Rgb = [0.85, 1, 1.05];
