import type { Outcome } from '../outcome.ts';
import type { Line, Tally } from '../rule-set.ts';
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
    return drawOf(this.#core, position, quiet, this.#repetitions.now);
  }

  get #now(): { readonly position: MillPosition; readonly quiet: number } {
    const now = this.#past.at(-1);
    if (!now) throw new RangeError('no turn is left to take back');
    return now;
  }
}

/** The draw after so many turns without a capture, in a position that has stood so many times. */
function drawOf(core: MillCore, position: MillPosition, quiet: number, stood: number): Outcome | null {
  const limit = quietLimit(core, menInAll(position, 'white'), menInAll(position, 'black'));
  if (limit > 0 && quiet >= 2 * limit) return { winner: null, reason: 'no-capture', count: limit };
  const times = core.parameters['repetition-draw'];
  return times > 0 && stood >= times ? { winner: null, reason: 'repetition', count: times } : null;
}

/** What a tally of a whole line would say at its end: a server asks that after every turn. */
export function drawnAfter(core: MillCore, { start, played }: Line<MillPosition, MillTurn>): Outcome | null {
  const now = played.at(-1)?.position ?? start;
  let quiet = 0;
  while (played.at(-1 - quiet)?.turn.captures.length === 0) quiet++;
  let stood = isSame(start, now) ? 1 : 0;
  for (const { position } of played) if (isSame(position, now)) stood++;
  return drawOf(core, now, quiet, stood);
}

/** Whether two positions are the same situation; most are told apart by their men. */
const isSame = (a: MillPosition, b: MillPosition): boolean =>
  a.white === b.white && a.black === b.black && situationOf(a) === situationOf(b);
