import { countBits, EXTRA_TURN, type MillCore, quietLimit } from '@merellier/rules/kernel';
import * as frame from './frame.ts';

// Bound here, constants are compiled into the code: see "Constants" in docs/engine.md.
const { BACK, FRAME, KEY0, KEY1, OTHER, OTHER_HAND, OWN, OWN_HAND, QUIET } = frame;

/** More turns than any game has. */
const MOST_QUIET = 1 << 30;

/** The draw rules of a rule set that look back over the game. */
export class MillDraws {
  private readonly core: MillCore;
  /** The fewest turns that bring a position back: two of each side; less where a side may play twice, or both may pass. */
  readonly leastBack: number;
  /** After how many turns of both sides without a capture any position is drawn, and one in which a side has three men; 0 for never. */
  readonly noCapture: number;
  readonly threeMen: number;
  /** No draw rule counts fewer turns without a capture. */
  private readonly leastLimit: number;
  readonly repetition: number;

  constructor(core: MillCore) {
    const { parameters } = core;
    this.core = core;
    const playsTwice = ((core.millAtEntry | core.millByMoving) & EXTRA_TURN) !== 0;
    this.leastBack = playsTwice || parameters.blocked === 'passes' ? 2 : 4;
    this.noCapture = 2 * parameters['no-capture-draw'];
    this.threeMen = 2 * parameters['three-men-draw'];
    const limits = [this.noCapture, this.threeMen].filter((limit) => limit > 0);
    this.leastLimit = Math.min(MOST_QUIET, ...limits);
    this.repetition = parameters['repetition-draw'];
  }

  /** Whether one of them may end the game at a frame. */
  mayEnd(s: Int32Array, b: number): boolean {
    return (s[b + BACK] as number) >= this.leastBack || (s[b + QUIET] as number) >= this.leastLimit;
  }

  /** After how many turns of both sides without a capture the position of a frame would be drawn; 0 for never. */
  limit(s: Int32Array, b: number): number {
    if (this.threeMen === 0) return this.noCapture;
    const own = countBits(s[b + OWN] as number) + (s[b + OWN_HAND] as number);
    return 2 * quietLimit(this.core, own, countBits(s[b + OTHER] as number) + (s[b + OTHER_HAND] as number));
  }

  /** Whether the position of a frame has come often enough; once again since the frame of the root is enough. */
  repeats(s: Int32Array, b: number, root: number): boolean {
    const back = s[b + BACK] as number;
    if (back < this.leastBack) return false;
    const key0 = s[b + KEY0] as number;
    const key1 = s[b + KEY1] as number;
    let before = 0;
    for (let at = b - this.leastBack * FRAME; at >= b - back * FRAME; at -= FRAME) {
      if (s[at + KEY0] !== key0 || s[at + KEY1] !== key1) continue;
      if (at >= root) return true;
      before++;
      if (this.repetition > 0 && before + 1 >= this.repetition) return true;
    }
    return false;
  }
}
