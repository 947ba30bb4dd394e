import type { Outcome } from '../outcome.ts';
import type { Tally } from '../rule-set.ts';
import { Repetitions } from '../tally.ts';
import type { DraughtsCore } from './core.ts';
import { endingOf, ONE_KING_EACH, THREE_KINGS, THREE_TO_ONE, TWO_TO_ONE } from './endings.ts';
import { type DraughtsPosition, hasKings, hasKingsOnly, pieceAt, situationOf } from './position.ts';
import type { DraughtsTurn } from './turn.ts';

/** A position, with how many turns of either side in a row, the last ones, were of each kind that may make a draw. */
interface Counted {
  readonly position: DraughtsPosition;
  /** Took nothing and began with kings only. */
  readonly kings: number;
  /** A king went on the board and took nothing. */
  readonly kingMoves: number;
  /** Began in this ending. */
  readonly oneKing: number;
  readonly twoToOne: number;
  readonly threeToOne: number;
  readonly threeKings: number;
}

const NONE = { kings: 0, kingMoves: 0, oneKing: 0, twoToOne: 0, threeToOne: 0, threeKings: 0 };

/** The draws that look back over the game. Rulebook 002 has an example of one: a king against a king. */
export class DraughtsTally implements Tally<DraughtsPosition, DraughtsTurn> {
  readonly #past: Counted[];
  readonly #repetitions = new Repetitions();
  readonly #core: DraughtsCore;

  constructor(core: DraughtsCore, start: DraughtsPosition) {
    this.#core = core;
    this.#past = [{ position: start, ...NONE }];
    this.#repetitions.add(situationOf(start));
  }

  add(turn: DraughtsTurn, position: DraughtsPosition): void {
    this.#past.push({ position, ...this.#count(turn) });
    // Men only go forward: without a king nothing comes back, and most of a game is spared the key.
    if (!hasKings(position) && this.#core.menMoveOn) this.#repetitions.addUnique();
    else this.#repetitions.add(situationOf(position));
  }

  remove(): void {
    this.#past.pop();
    this.#repetitions.remove();
  }

  /**
   * Turns of both sides of each kind that may make a draw: with one king each, with kings only, by a lone king against two
   * pieces, against three, against three kings or more, and king moves.
   */
  get counts(): readonly [number, number, number, number, number, number] {
    const { oneKing, kings, twoToOne, threeToOne, threeKings, kingMoves } = this.#now;
    return [oneKing, kings, twoToOne, threeToOne, threeKings, kingMoves];
  }

  drawn(): Outcome | null {
    const { parameters } = this.#core;
    const { 'one-king-draw': oneKing, 'kings-only-draw': kings, 'repetition-draw': times } = parameters;
    const { 'two-to-one-draw': twoToOne, 'three-to-one-draw': threeToOne, 'three-kings-draw': threeKings } = parameters;
    const { 'king-moves-draw': kingMoves } = parameters;
    const now = this.#now;
    const isOver = (limit: number, turns: number): boolean => limit > 0 && turns >= 2 * limit;
    if (isOver(oneKing, now.oneKing)) return { winner: null, reason: 'one-king-each', count: oneKing };
    if (isOver(twoToOne, now.twoToOne)) return { winner: null, reason: 'lone-king', count: twoToOne };
    if (isOver(threeToOne, now.threeToOne)) return { winner: null, reason: 'lone-king', count: threeToOne };
    if (isOver(threeKings, now.threeKings)) return { winner: null, reason: 'lone-king', count: threeKings };
    if (isOver(kings, now.kings)) return { winner: null, reason: 'kings-only', count: kings };
    if (isOver(kingMoves, now.kingMoves)) return { winner: null, reason: 'king-moves', count: kingMoves };
    return times > 0 && this.#repetitions.now >= times ? { winner: null, reason: 'repetition', count: times } : null;
  }

  /** The counts after one more turn. */
  #count(turn: DraughtsTurn): Omit<Counted, 'position'> {
    const last = this.#now;
    const { position } = last;
    if (!hasKings(position)) return NONE;
    const ending = endingOf(position);
    const { layout } = this.#core;
    const byKing = turn.kind === 'move' && pieceAt(layout, position, turn.from)?.king;
    return {
      kings: turn.captures.length === 0 && hasKingsOnly(position) ? last.kings + 1 : 0,
      kingMoves: byKing ? last.kingMoves + 1 : 0,
      oneKing: ending & ONE_KING_EACH ? last.oneKing + 1 : 0,
      twoToOne: ending & TWO_TO_ONE ? last.twoToOne + 1 : 0,
      threeToOne: ending & THREE_TO_ONE ? last.threeToOne + 1 : 0,
      threeKings: ending & THREE_KINGS ? last.threeKings + 1 : 0,
    };
  }

  get #now(): Counted {
    const now = this.#past.at(-1);
    if (!now) throw new RangeError('more turns were taken back than were counted');
    return now;
  }
}
