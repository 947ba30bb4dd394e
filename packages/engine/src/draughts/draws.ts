import type { DraughtsCore, DraughtsCounts } from '@merellier/rules/kernel';
import { LAST_TURNS } from '../search-codes.ts';
import { NEAR_DRAW } from './hash.ts';

/** Stands for a limit that is never reached. */
const NEVER = 1 << 30;

/**
 * How many kinds of turns are counted, always in this order: with one king each, with kings only, by a lone king against two
 * pieces, against three, against three kings or more, against two kings, against three pieces with the main road to itself, by
 * few pieces that stay as they are, and king moves. The rules' own count is `DraughtsTally`.
 */
export const COUNTED_TURNS = 9;
const FEW = 7;
const BACK = 8;
const MOST_FEW = 7;

/** The draw rules of a rule set that look back over the game. Counts stand in a row from a place of some words on. */
export class DraughtsDraws {
  /** After how many turns of both sides of each kind the game is drawn; few pieces have limits by their number. */
  readonly limits: readonly number[];
  readonly fewLimits: readonly number[];
  /** Whether one king each, and whether another ending of few pieces, is drawn at all. */
  readonly countsDuels: boolean;
  readonly countsEndings: boolean;
  /** Whether four or five pieces that stay as they are, and whether six or seven, are drawn at all. */
  readonly countsFive: boolean;
  readonly countsSeven: boolean;
  /** From how many king moves on a draw may come: by their number, or by a repetition. */
  readonly fromBack: number;
  /** How often a position must come, 0 where that is no draw; the fewest turns that bring one back. */
  readonly repetition: number;
  readonly leastBack = 4;

  constructor({ parameters }: DraughtsCore) {
    const duel = 2 * parameters['one-king-draw'];
    const royal = 2 * parameters['kings-only-draw'];
    const pair = 2 * parameters['two-to-one-draw'];
    const trio = 2 * parameters['three-to-one-draw'];
    const crowd = 2 * parameters['three-kings-draw'];
    const twins = 2 * parameters['two-kings-draw'];
    const road = 2 * parameters['main-road-draw'];
    const five = 2 * parameters['five-pieces-draw'];
    const seven = 2 * parameters['seven-pieces-draw'];
    const back = 2 * parameters['king-moves-draw'];
    const orNever = (limit: number): number => (limit === 0 ? NEVER : limit);
    this.limits = [duel, royal, pair, trio, crowd, twins, road, 0, back].map(orNever);
    this.fewLimits = [0, 0, 0, 0, five, five, seven, seven].map(orNever);
    this.countsDuels = duel > 0;
    this.countsEndings = pair + trio + crowd + twins + road + five + seven > 0;
    this.countsFive = five > 0;
    this.countsSeven = seven > 0;
    this.fromBack = back === 2 ? 2 : 4;
    this.repetition = parameters['repetition-draw'];
  }

  /** Writes counts of the rules from `at` on; what nothing limits is not counted. */
  write(words: Int32Array, at: number, counts: DraughtsCounts): void {
    const { countsDuels, countsEndings } = this;
    words[at] = countsDuels ? counts.oneKing : 0;
    words[at + 1] = counts.kings;
    words[at + 2] = countsEndings ? counts.twoToOne : 0;
    words[at + 3] = countsEndings ? counts.threeToOne : 0;
    words[at + 4] = countsEndings ? counts.threeKings : 0;
    words[at + 5] = countsEndings ? counts.twoKings : 0;
    words[at + 6] = countsEndings ? counts.mainRoad : 0;
    words[at + FEW] = counts.balance;
    words[at + BACK] = counts.kingMoves;
  }

  /** Whether the turns counted from `at` on end the game with so many pieces. */
  end(words: Int32Array, at: number, pieces: number): boolean {
    const { limits } = this;
    for (let kind = 0; kind < FEW; kind++) if ((words[at + kind] as number) >= (limits[kind] as number)) return true;
    // A rule for few pieces stands in place of the one for king moves.
    const few = words[at + FEW] as number;
    return few > 0 ? few >= this.fewLimit(pieces) : (words[at + BACK] as number) >= (limits[BACK] as number);
  }

  /** Sets the keys of positions apart by how near such a draw is. */
  mark(key: Int32Array, words: Int32Array, at: number, pieces: number): void {
    const { limits } = this;
    for (let kind = 0; kind < FEW; kind++) markOne(key, kind, words[at + kind] as number, limits[kind] as number);
    const few = words[at + FEW] as number;
    if (few > 0) markOne(key, FEW, few, this.fewLimit(pieces));
    else markOne(key, BACK, words[at + BACK] as number, limits[BACK] as number);
  }

  private fewLimit(pieces: number): number {
    return pieces > MOST_FEW ? NEVER : (this.fewLimits[pieces] as number);
  }
}

function markOne(key: Int32Array, kind: number, turns: number, limit: number): void {
  if (turns === 0) return;
  const left = limit - turns;
  if (left > LAST_TURNS) return;
  const at = 2 * (kind * (LAST_TURNS + 2) + left);
  key[0] = (key[0] as number) ^ (NEAR_DRAW[at] as number);
  key[1] = (key[1] as number) ^ (NEAR_DRAW[at + 1] as number);
}
