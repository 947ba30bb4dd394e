import { random } from '../../src/drawing/random.ts';

/** A square of values, row by row. */
export type Field = Float32Array;

/** Noise to draw with: white noise, filtered among its frequencies, so that every field joins itself at its edges. */
export interface Noise {
  /** The side of a field in pixels. */
  readonly size: number;
  /** Noise of which the features are `long` × `high` pixels, turned by `turn` radians; its deviation is 1. */
  field(seed: number, long: number, high?: number, turn?: number): Field;
  /** Octaves of noise over each other, each half as large as the one before. */
  octaves(seed: number, long: number, count: number, gain: number, ratio?: number, turn?: number): Field;
}

/** Noise on squares of `size` pixels, a power of two; lengths are given for a square of `drawn` pixels. */
export function makeNoise(size: number, drawn: number = size): Noise {
  const transform = makeTransform(size);
  const scale = size / drawn;

  function field(seed: number, long: number, high = long, turn = 0): Field {
    const next = random(seed);
    const [lx, ly, cos, sin] = [long * scale, high * scale, Math.cos(turn), Math.sin(turn)];
    const [real, imaginary] = [new Float64Array(size * size), new Float64Array(size * size)];
    const frequency = (k: number): number => (k < size / 2 ? k : k - size) / size;
    const live = new Uint8Array(size);
    for (let kx = 0; kx < size; kx++) {
      const fx = frequency(kx);
      for (let ky = 0; ky < size; ky++) {
        const fy = frequency(ky);
        const [a, b] = [(fx * cos + fy * sin) * lx, (fy * cos - fx * sin) * ly];
        const power = 0.5 * Math.PI * Math.PI * (a * a + b * b);
        if (power > 16 || (kx === 0 && ky === 0)) continue;
        const [size1, angle] = [Math.sqrt(-2 * Math.log(1 - next())) * Math.exp(-power), 2 * Math.PI * next()];
        real[kx * size + ky] = size1 * Math.cos(angle);
        imaginary[kx * size + ky] = size1 * Math.sin(angle);
        live[kx] = 1;
      }
    }
    for (let kx = 0; kx < size; kx++) if (live[kx]) transform(real, imaginary, kx * size);
    transpose(real, size);
    transpose(imaginary, size);
    for (let y = 0; y < size; y++) transform(real, imaginary, y * size);
    return normal(Float32Array.from(real));
  }

  function octaves(seed: number, long: number, count: number, gain: number, ratio = 1, turn = 0): Field {
    const sum = new Float32Array(size * size);
    for (let i = 0; i < count; i++) {
      const one = field(seed + i, long / 2 ** i, (long * ratio) / 2 ** i, turn);
      const share = gain ** i;
      for (let p = 0; p < sum.length; p++) sum[p] = (sum[p] as number) + share * (one[p] as number);
    }
    return normal(sum);
  }

  return { size, field, octaves };
}

/** The same values around 0, with a deviation of 1. */
function normal(values: Field): Field {
  let [sum, squares] = [0, 0];
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / values.length;
  const deviation = Math.sqrt(squares / values.length - mean * mean);
  return values.map((value) => (value - mean) / deviation);
}

function transpose(values: Float64Array, size: number): void {
  for (let y = 0; y < size; y++)
    for (let x = y + 1; x < size; x++) {
      const [a, b] = [y * size + x, x * size + y];
      const kept = values[a] as number;
      values[a] = values[b] as number;
      values[b] = kept;
    }
}

/** The discrete Fourier transform of one row, in place (Cooley and Tukey); not scaled. */
function makeTransform(size: number): (re: Float64Array, im: Float64Array, from: number) => void {
  const bits = Math.log2(size);
  if (!Number.isInteger(bits)) throw new RangeError(`${size} is no power of two`);
  const cosines = Float64Array.from({ length: size / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / size));
  const sines = Float64Array.from({ length: size / 2 }, (_, i) => Math.sin((2 * Math.PI * i) / size));
  const turned = Uint32Array.from({ length: size }, (_, i) => {
    let r = 0;
    for (let b = 0; b < bits; b++) r |= ((i >> b) & 1) << (bits - 1 - b);
    return r;
  });
  return (re, im, from) => {
    for (let i = 0; i < size; i++) {
      const j = turned[i] as number;
      if (j <= i) continue;
      for (const row of [re, im]) {
        const kept = row[from + i] as number;
        row[from + i] = row[from + j] as number;
        row[from + j] = kept;
      }
    }
    for (let half = 1; half < size; half *= 2) {
      const step = size / (2 * half);
      for (let block = from; block < from + size; block += 2 * half)
        for (let k = 0; k < half; k++) {
          const [c, s] = [cosines[k * step] as number, sines[k * step] as number];
          const [a, b] = [block + k, block + k + half];
          const [rb, ib] = [re[b] as number, im[b] as number];
          const [tr, ti] = [rb * c - ib * s, rb * s + ib * c];
          const [ra, ia] = [re[a] as number, im[a] as number];
          re[b] = ra - tr;
          im[b] = ia - ti;
          re[a] = ra + tr;
          im[a] = ia + ti;
        }
    }
  };
}
