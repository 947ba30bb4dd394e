import type { Side } from '../side.ts';
import { other } from '../side.ts';
import type { GameToken } from './game-token.ts';
import type { TurnNumber } from './turn-number.ts';

type NumberToken = Extract<GameToken, { kind: 'number' }>;

/**
 * How a file counts its turns, in halves of a number, one for each side. A file may go wrong once and count on from there, or
 * go back to the right numbers: neither is news again.
 */
export class FileCount {
  readonly #begins: Side;
  /** The side whose turns the file writes first after a number. */
  #counted: Side;
  /** By how many halves the file is ahead of the game: as it began to count, and now. Null until a number was read. */
  #first: number | null;
  #now: number | null;

  /**
   * @param begins The side that begins under these rules.
   * @param isStart Whether the game begins at the start: then its numbers begin with 1. From a position, with any.
   */
  constructor(begins: Side, isStart: boolean) {
    this.#begins = begins;
    this.#counted = begins;
    this.#first = this.#now = isStart ? 0 : null;
  }

  /** Whether a number without a dot is the one to come here. */
  isDue(number: number, next: TurnNumber): boolean {
    if (this.#first === null || this.#now === null) return true;
    const ahead = 2 * (number - next.number);
    return ahead === this.#first || Math.abs(ahead - this.#now) <= 1;
  }

  /** Notes a number; the one that it should be, where it contradicts the game as no number before it does, or null. */
  read({ number, dots }: NumberToken, { number: due, side }: TurnNumber): number | null {
    if (this.#first === null) {
      // A file that begins with a position may begin with either side.
      if (dots === 1) this.#counted = side;
      this.#first = this.#now = 2 * (number - due);
      return null;
    }
    const named = dots === 0 ? side : dots === 1 ? this.#counted : other(this.#counted);
    const ahead = 2 * (number - due) + this.#half(named) - this.#half(side);
    const fits = (before: number | null): boolean =>
      before !== null &&
      (this.#counted === this.#begins
        ? ahead === before || (dots === 0 && Math.abs(ahead - before) <= 1)
        : (ahead - before) % 2 === 0);
    if (fits(this.#now)) return null;
    this.#now = ahead;
    return fits(this.#first) ? null : due + this.#first / 2;
  }

  #half(side: Side): number {
    return side === this.#counted ? 0 : 1;
  }
}
