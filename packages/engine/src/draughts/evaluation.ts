import { countBits, type DraughtsCore, type DraughtsGenerator } from '@merellier/rules/kernel';

/** first guess, to be tuned */
export class DraughtsEvaluation {
  private readonly generator: DraughtsGenerator;
  private readonly core: DraughtsCore;
  private readonly manSums: Int32Array;
  private readonly kingValue: number;

  constructor(core: DraughtsCore, generator: DraughtsGenerator) {
    this.core = core;
    this.generator = generator;
    this.kingValue = core.longKings ? 300 : 140;
    const { rows, side, at } = core.board;
    this.manSums = new Int32Array(core.layout.squares);
    for (let place = 0; place < core.layout.squares; place++) {
      const advance = side - 1 - (rows[place] as number);
      const [x] = at[place] as readonly [number, number];
      const centre = Math.min(x, side - x);
      this.manSums[place] = 100 + advance * 2 + Math.round(centre) + (advance === 0 ? 8 : 0);
    }
  }

  judge(s: Int32Array, b: number, white: boolean, moves: number): number {
    const { layout } = this.core;
    let value = 0;
    const kings = s[b + 4] as number;
    const kingsHigh = s[b + 5] as number;
    for (let place = 0; place < layout.squares; place++) {
      const low = layout.low[place] as number;
      const high = layout.high[place] as number;
      const king = ((kings & low) | (kingsHigh & high)) !== 0;
      if ((((s[b] as number) & low) | ((s[b + 1] as number) & high)) !== 0)
        value += king ? this.kingValue : (this.manSums[place] as number);
      else if ((((s[b + 2] as number) & low) | ((s[b + 3] as number) & high)) !== 0)
        value -= king ? this.kingValue : (this.manSums[layout.squares - 1 - place] as number);
    }
    const own = white ? value : 0 - value;
    return own + Math.max(0, moves) * 2;
  }

  glance(s: Int32Array, b: number, white: boolean): number {
    const count = (at: number): number =>
      countBits(s[b + at] as number) +
      countBits(s[b + at + 1] as number) +
      2 *
        (countBits((s[b + at] as number) & (s[b + 4] as number)) +
          countBits((s[b + at + 1] as number) & (s[b + 5] as number)));
    const value = (count(0) - count(2)) * 100;
    void this.generator;
    return white ? value : 0 - value;
  }
}
