import type { DraughtsCore } from '@merellier/rules/kernel';
import { LAST_TURNS, NEAR_DRAW } from './hash.ts';

/** Stands for a limit that is never reached. */
const NEVER = 1 << 30;

/**
 * The draw rules of a rule set that look back over the game. Where turns are counted, it is always in this order: with one
 * king each, with kings only, by a lone king against two pieces, against three, against three kings or more, and king moves.
 */
export class DraughtsDraws {
  /** After how many turns of both sides of each kind the game is drawn. */
  private readonly limits: readonly number[];
  /** Whether one king each, and whether another ending of a lone king, is drawn at all. */
  readonly countsDuels: boolean;
  readonly countsEndings: boolean;
  /** From how many king moves on a draw may come: by their number, or by a repetition. */
  readonly fromBack: number;
  /** How often a position must come; 0 where that is no draw. */
  readonly repetition: number;

  constructor({ parameters }: DraughtsCore) {
    const duel = 2 * parameters['one-king-draw'];
    const royal = 2 * parameters['kings-only-draw'];
    const pair = 2 * parameters['two-to-one-draw'];
    const trio = 2 * parameters['three-to-one-draw'];
    const crowd = 2 * parameters['three-kings-draw'];
    const back = 2 * parameters['king-moves-draw'];
    this.limits = [duel, royal, pair, trio, crowd, back].map((limit) => (limit === 0 ? NEVER : limit));
    this.countsDuels = duel > 0;
    this.countsEndings = pair + trio + crowd > 0;
    this.fromBack = back === 2 ? 2 : 4;
    this.repetition = parameters['repetition-draw'];
  }

  /** Whether so many turns of each kind end the game. */
  end(duel: number, royal: number, pair: number, trio: number, crowd: number, back: number): boolean {
    const { limits } = this;
    return (
      duel >= (limits[0] as number) ||
      royal >= (limits[1] as number) ||
      pair >= (limits[2] as number) ||
      trio >= (limits[3] as number) ||
      crowd >= (limits[4] as number) ||
      back >= (limits[5] as number)
    );
  }

  /** Sets the keys of positions apart by how near such a draw is. */
  mark(key: Int32Array, duel: number, royal: number, pair: number, trio: number, crowd: number, back: number): void {
    this.markOne(key, 0, duel);
    this.markOne(key, 1, royal);
    this.markOne(key, 2, pair);
    this.markOne(key, 3, trio);
    this.markOne(key, 4, crowd);
    this.markOne(key, 5, back);
  }

  private markOne(key: Int32Array, kind: number, turns: number): void {
    if (turns === 0) return;
    const left = (this.limits[kind] as number) - turns;
    if (left > LAST_TURNS) return;
    const at = 2 * (kind * (LAST_TURNS + 2) + left);
    key[0] = (key[0] as number) ^ (NEAR_DRAW[at] as number);
    key[1] = (key[1] as number) ^ (NEAR_DRAW[at + 1] as number);
  }
}
