import type { Outcome } from '../outcome.ts';
import type { Tally } from '../rule-set.ts';
import { Repetitions } from '../tally.ts';
import { type MillCore, quietLimit } from './core.ts';
import { menInAll } from './outcome.ts';
import { type MillPosition, situationOf } from './position.ts';
import type { MillTurn } from './turn.ts';

/** The draws of rulebook 004: so many turns without a capture, and repetition. */
export class MillTally implements Tally<MillPosition, MillTurn> {
  /** The positions so far, each with the turns of either side since the last capture. */
  readonly #past: { readonly position: MillPosition; readonly quiet: number }[];
  readonly #repetitions = new Repetitions();
  readonly #core: MillCore;

  constructor(core: MillCore, start: MillPosition) {
    this.#core = core;
    this.#past = [{ position: start, quiet: 0 }];
    this.#repetitions.add(situationOf(start));
  }

  add(turn: MillTurn, position: MillPosition): void {
    this.#past.push({ position, quiet: turn.captures.length > 0 ? 0 : this.#now.quiet + 1 });
    this.#repetitions.add(situationOf(position));
  }

  remove(): void {
    this.#past.pop();
    this.#repetitions.remove();
  }

  drawn(): Outcome | null {
    const { position, quiet } = this.#now;
    const limit = quietLimit(this.#core, menInAll(position, 'white'), menInAll(position, 'black'));
    if (limit > 0 && quiet >= 2 * limit) return { winner: null, reason: 'no-capture', count: limit };
    const times = this.#core.parameters['repetition-draw'];
    return times > 0 && this.#repetitions.now >= times ? { winner: null, reason: 'repetition', count: times } : null;
  }

  get #now(): { readonly position: MillPosition; readonly quiet: number } {
    const now = this.#past.at(-1);
    if (!now) throw new RangeError('no turn is left to take back');
    return now;
  }
}
