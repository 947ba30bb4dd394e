import { randomFrom } from '../../src/random.ts';
import { chance, SCALE } from '../regression.ts';
import type { Observations } from './observations.ts';

/** Weights as rows of numbers: for a full board, for an empty one, and of kings. */
export interface Rows {
  readonly full: Float64Array;
  readonly empty: Float64Array;
  readonly king: Float64Array;
}

export interface FitOptions {
  /** From this place on weights begin at nothing and are pulled back to it: those of patterns. */
  readonly patterns: number;
  /** How far weights of patterns stray, in hundredths of a man: the less, the stronger the pull. */
  readonly spread?: number;
  readonly rounds?: number;
  /** Called after each round with its number and the loss on positions that are kept from the fit. */
  readonly onRound?: (round: number, loss: number) => void;
}

/** Mean losses on the positions that were kept from the fit. */
export interface Fitted {
  readonly rows: Rows;
  readonly before: number;
  readonly after: number;
}

const BATCH = 4096;
/** One position in so many is kept from the fit, in runs of neighbours: those of a game are alike. */
const KEPT = 20;
const RUN = 2000;
const STEP = 2.5;

/**
 * Sparse logistic regression by Adam in batches: weights under which the chances to win come closest to what positions are
 * taken to be worth, those of patterns near nothing.
 */
export function fitWeights(data: Observations, start: Rows, options: FitOptions): Fitted {
  const { patterns, spread = 50, rounds = 16, onRound } = options;
  const rows: Rows = {
    full: Float64Array.from(start.full),
    empty: Float64Array.from(start.empty),
    king: Float64Array.from(start.king),
  };
  const kept = (i: number): boolean => Math.floor(i / RUN) % KEPT === KEPT - 1;
  const all = Array.from({ length: data.count }, (_, i) => i);
  const learnt = Int32Array.from(all.filter((i) => !kept(i)));
  const asked = all.filter(kept).length > 0 ? all.filter(kept) : all;
  const loss = (): number => asked.reduce((sum, i) => sum + lossOf(data, rows, i), 0) / asked.length;
  const before = loss();
  const adam = [
    new Adam(rows.full, patterns, spread, learnt.length),
    new Adam(rows.empty, patterns, spread, learnt.length),
    new Adam(rows.king, rows.king.length, spread, learnt.length),
  ] as const;
  const [full, empty, king] = adam;
  const random = randomFrom(1);
  const batches = Math.ceil(learnt.length / BATCH);
  let after = before;
  for (let round = 0; round < rounds; round++) {
    shuffle(learnt, random);
    for (let batch = 0; batch < batches; batch++) {
      const end = Math.min(learnt.length, (batch + 1) * BATCH);
      for (let at = batch * BATCH; at < end; at++) {
        const i = learnt[at] as number;
        const off = (chance(valueAt(data, rows, i)) - (data.target[i] as number)) / SCALE;
        const share = data.full[i] as number;
        for (let e = data.from[i] as number; e < (data.from[i + 1] as number); e++) {
          const by = off * (data.times[e] as number);
          full.add(data.which[e] as number, by * share);
          empty.add(data.which[e] as number, by * (1 - share));
        }
        for (let e = data.kingsFrom[i] as number; e < (data.kingsFrom[i + 1] as number); e++)
          king.add(data.kings[e] as number, off * (data.kingTimes[e] as number));
      }
      const left = 1 - (round * batches + batch) / (rounds * batches);
      for (const each of adam) each.step(end - batch * BATCH, STEP * left);
    }
    after = loss();
    onRound?.(round + 1, after);
  }
  return { rows, before, after };
}

/** The value of a position for the side to play. */
function valueAt(data: Observations, { full, empty, king }: Rows, i: number): number {
  const share = data.full[i] as number;
  let onFull = 0;
  let onEmpty = 0;
  for (let e = data.from[i] as number; e < (data.from[i + 1] as number); e++) {
    const at = data.which[e] as number;
    const often = data.times[e] as number;
    onFull += often * (full[at] as number);
    onEmpty += often * (empty[at] as number);
  }
  let value = onFull * share + onEmpty * (1 - share);
  for (let e = data.kingsFrom[i] as number; e < (data.kingsFrom[i + 1] as number); e++)
    value += (data.kingTimes[e] as number) * (king[data.kings[e] as number] as number);
  return value;
}

function lossOf(data: Observations, rows: Rows, i: number): number {
  const p = chance(valueAt(data, rows, i));
  const target = data.target[i] as number;
  return -(target * Math.log(p + 1e-9) + (1 - target) * Math.log(1 - p + 1e-9));
}

function shuffle(list: Int32Array, random: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    const held = list[i] as number;
    list[i] = list[other] as number;
    list[other] = held;
  }
}

/** Adam over one row, with a pull towards nothing from one place on. */
class Adam {
  private readonly row: Float64Array;
  private readonly pulled: number;
  private readonly pull: number;
  private readonly gradient: Float64Array;
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private steps = 0;

  constructor(row: Float64Array, pulled: number, spread: number, positions: number) {
    this.row = row;
    this.pulled = pulled;
    this.pull = 1 / (spread * spread * positions);
    this.gradient = new Float64Array(row.length);
    this.mean = new Float64Array(row.length);
    this.square = new Float64Array(row.length);
  }

  add(at: number, amount: number): void {
    this.gradient[at] = (this.gradient[at] as number) + amount;
  }

  /** Takes one step against the mean gradient of so many positions. */
  step(positions: number, size: number): void {
    const { row, gradient, mean, square, pulled, pull } = this;
    this.steps++;
    const first = 1 - 0.9 ** this.steps;
    const second = 1 - 0.999 ** this.steps;
    for (let i = 0; i < row.length; i++) {
      const weight = row[i] as number;
      const g = (gradient[i] as number) / positions + (i >= pulled ? pull * weight : 0);
      gradient[i] = 0;
      const m = 0.9 * (mean[i] as number) + 0.1 * g;
      const v = 0.999 * (square[i] as number) + 0.001 * g * g;
      mean[i] = m;
      square[i] = v;
      if (m !== 0) row[i] = weight - (size * m) / first / (Math.sqrt(v / second) + 1e-10);
    }
  }
}
