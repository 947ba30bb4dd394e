import type { Outcome, OutcomeReason } from '../outcome.ts';
import type { Tally } from '../rule-set.ts';
import { Repetitions } from '../tally.ts';
import type { DraughtsCore } from './core.ts';
import {
  balanceLimit,
  endingOf,
  isOneEach,
  keepsBalance,
  MAIN_ROAD,
  ONE_KING_EACH,
  THREE_KINGS,
  THREE_TO_ONE,
  TWO_KINGS,
  TWO_TO_ONE,
} from './endings.ts';
import type { DraughtsParameters } from './parameters.ts';
import { type DraughtsPosition, hasKings, hasKingsOnly, pieceAt, situationOf } from './position.ts';
import type { DraughtsTurn } from './turn.ts';

/** How many turns of either side in a row, the last ones, were of each kind that may make a draw. */
export interface DraughtsCounts {
  /** Began in this ending: see endings.ts. */
  readonly oneKing: number;
  readonly twoToOne: number;
  readonly threeToOne: number;
  readonly threeKings: number;
  readonly twoKings: number;
  readonly mainRoad: number;
  /** Took nothing and began with kings only. */
  readonly kings: number;
  /** Left the pieces as they were, four to seven of them, kings on either side. */
  readonly balance: number;
  /** A king went on the board and took nothing. */
  readonly kingMoves: number;
}

interface Counted {
  readonly position: DraughtsPosition;
  readonly counts: DraughtsCounts;
}

const NONE: DraughtsCounts = {
  oneKing: 0,
  twoToOne: 0,
  threeToOne: 0,
  threeKings: 0,
  twoKings: 0,
  mainRoad: 0,
  kings: 0,
  balance: 0,
  kingMoves: 0,
};

type Limited = Exclude<keyof DraughtsCounts, 'balance'>;

/** Which parameter limits each count, and what the end is called; the first that is reached is told. */
const LIMITS: readonly (readonly [keyof DraughtsParameters, Limited, OutcomeReason])[] = [
  ['one-king-draw', 'oneKing', 'one-king-each'],
  ['two-to-one-draw', 'twoToOne', 'lone-king'],
  ['two-kings-draw', 'twoKings', 'lone-king'],
  ['main-road-draw', 'mainRoad', 'lone-king'],
  ['three-to-one-draw', 'threeToOne', 'lone-king'],
  ['three-kings-draw', 'threeKings', 'lone-king'],
  ['kings-only-draw', 'kings', 'kings-only'],
];

/** The draws that look back over the game. Rulebook 002 has an example of one: a king against a king. */
export class DraughtsTally implements Tally<DraughtsPosition, DraughtsTurn> {
  readonly #past: Counted[];
  readonly #repetitions = new Repetitions();
  readonly #core: DraughtsCore;

  constructor(core: DraughtsCore, start: DraughtsPosition) {
    this.#core = core;
    this.#past = [{ position: start, counts: NONE }];
    this.#repetitions.add(situationOf(start));
  }

  add(turn: DraughtsTurn, position: DraughtsPosition): void {
    this.#past.push({ position, counts: this.#count(turn, position) });
    // Men only go forward: without a king nothing comes back, and most of a game is spared the key.
    if (!hasKings(position) && this.#core.menMoveOn) this.#repetitions.addUnique();
    else this.#repetitions.add(situationOf(position));
  }

  remove(): void {
    this.#past.pop();
    this.#repetitions.remove();
  }

  get counts(): DraughtsCounts {
    return this.#now.counts;
  }

  drawn(): Outcome | null {
    const { parameters } = this.#core;
    const { position, counts: now } = this.#now;
    if (isOneEach(this.#core, position)) return { winner: null, reason: 'one-piece-each' };
    const isOver = (limit: number, turns: number): boolean => limit > 0 && turns >= 2 * limit;
    for (const [name, counted, reason] of LIMITS) {
      const limit = Number(parameters[name]);
      if (isOver(limit, now[counted])) return { winner: null, reason, count: limit };
    }
    const balance = now.balance === 0 ? 0 : balanceLimit(this.#core, position);
    if (isOver(balance, now.balance)) return { winner: null, reason: 'few-pieces', count: balance };
    const { 'king-moves-draw': kingMoves, 'repetition-draw': times } = parameters;
    // A rule for few pieces stands in place of the one for any number.
    if (balance === 0 && isOver(kingMoves, now.kingMoves))
      return { winner: null, reason: 'king-moves', count: kingMoves };
    return times > 0 && this.#repetitions.now >= times ? { winner: null, reason: 'repetition', count: times } : null;
  }

  /** The counts after one more turn. */
  #count(turn: DraughtsTurn, after: DraughtsPosition): DraughtsCounts {
    const { position, counts: last } = this.#now;
    if (!hasKings(position)) return NONE;
    const ending = endingOf(this.#core, position);
    const { layout } = this.#core;
    const byKing = turn.kind === 'move' && pieceAt(layout, position, turn.from)?.king;
    const isSame = balanceLimit(this.#core, position) > 0 && keepsBalance(after, turn, position);
    return {
      kings: turn.captures.length === 0 && hasKingsOnly(position) ? last.kings + 1 : 0,
      kingMoves: byKing ? last.kingMoves + 1 : 0,
      balance: isSame ? last.balance + 1 : 0,
      // A capture then ends the game: it is no turn that draws it.
      oneKing: ending & ONE_KING_EACH && turn.captures.length === 0 ? last.oneKing + 1 : 0,
      twoToOne: ending & TWO_TO_ONE ? last.twoToOne + 1 : 0,
      threeToOne: ending & THREE_TO_ONE ? last.threeToOne + 1 : 0,
      threeKings: ending & THREE_KINGS ? last.threeKings + 1 : 0,
      twoKings: ending & TWO_KINGS ? last.twoKings + 1 : 0,
      mainRoad: ending & MAIN_ROAD ? last.mainRoad + 1 : 0,
    };
  }

  get #now(): Counted {
    const now = this.#past.at(-1);
    if (!now) throw new RangeError('no turn is left to take back');
    return now;
  }
}
