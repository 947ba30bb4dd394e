import type { Outcome } from '../outcome.ts';
import type { Tally } from '../rule-set.ts';
import { Repetitions } from '../tally.ts';
import { type MillCore, quietLimit } from './core.ts';
import { menInAll } from './outcome.ts';
import { type MillPosition, situationOf } from './position.ts';
import type { MillTurn } from './turn.ts';

/** The draws of rulebook 004: so many turns without a capture, and repetition. */
export class MillTally implements Tally<MillPosition, MillTurn> {
  /** Turns of either side since the last capture. */
  #quiet = 0;
  readonly #repetitions = new Repetitions();
  readonly #core: MillCore;
  #last: MillPosition;

  constructor(core: MillCore, start: MillPosition) {
    this.#core = core;
    this.#last = start;
    this.#repetitions.add(situationOf(start));
  }

  add(turn: MillTurn, position: MillPosition): void {
    this.#quiet = turn.captures.length > 0 ? 0 : this.#quiet + 1;
    this.#repetitions.add(situationOf(position));
    this.#last = position;
  }

  drawn(): Outcome | null {
    const limit = quietLimit(this.#core, menInAll(this.#last, 'white'), menInAll(this.#last, 'black'));
    if (limit > 0 && this.#quiet >= 2 * limit) return { winner: null, reason: 'no-capture', count: limit };
    const times = this.#core.parameters['repetition-draw'];
    return times > 0 && this.#repetitions.now >= times ? { winner: null, reason: 'repetition', count: times } : null;
  }
}
