import type { Outcome } from '../outcome.ts';
import type { Tally } from '../rule-set.ts';
import { Repetitions } from '../tally.ts';
import type { DraughtsCore } from './core.ts';
import { countPieces, type DraughtsPosition, situationOf } from './position.ts';
import type { DraughtsTurn } from './turn.ts';

/** A position, with the last turns of either side that took nothing and began with one king each, or with kings only. */
interface Counted {
  readonly position: DraughtsPosition;
  readonly oneKing: number;
  readonly kings: number;
}

/** The three draws that look back over the game. Rulebook 002 has an example of the first only. */
export class DraughtsTally implements Tally<DraughtsPosition, DraughtsTurn> {
  readonly #past: Counted[];
  readonly #repetitions = new Repetitions();
  readonly #core: DraughtsCore;

  constructor(core: DraughtsCore, start: DraughtsPosition) {
    this.#core = core;
    this.#past = [{ position: start, oneKing: 0, kings: 0 }];
    this.#repetitions.add(situationOf(start));
  }

  add(turn: DraughtsTurn, position: DraughtsPosition): void {
    const last = this.#now;
    const quiet = turn.captures.length === 0 && kingsOnly(last.position);
    this.#past.push({
      position,
      kings: quiet ? last.kings + 1 : 0,
      oneKing: quiet && oneEach(last.position) ? last.oneKing + 1 : 0,
    });
    // Men only go forward: without a king nothing comes back, and most of a game is spared the key.
    if ((position.kings | position.kingsHigh) === 0) this.#repetitions.addUnique();
    else this.#repetitions.add(situationOf(position));
  }

  remove(): void {
    this.#past.pop();
    this.#repetitions.remove();
  }

  drawn(): Outcome | null {
    const { 'one-king-draw': oneKing, 'kings-only-draw': kings, 'repetition-draw': times } = this.#core.parameters;
    const now = this.#now;
    if (oneKing > 0 && now.oneKing >= 2 * oneKing) return { winner: null, reason: 'one-king-each', count: oneKing };
    if (kings > 0 && now.kings >= 2 * kings) return { winner: null, reason: 'kings-only', count: kings };
    return times > 0 && this.#repetitions.now >= times ? { winner: null, reason: 'repetition', count: times } : null;
  }

  get #now(): Counted {
    const now = this.#past.at(-1);
    if (!now) throw new RangeError('more turns were taken back than were counted');
    return now;
  }
}

const kingsOnly = ({ white, whiteHigh, black, blackHigh, kings, kingsHigh }: DraughtsPosition): boolean =>
  (white | black) === kings && (whiteHigh | blackHigh) === kingsHigh;

const oneEach = (position: DraughtsPosition): boolean =>
  countPieces(position, 'white') === 1 && countPieces(position, 'black') === 1;
