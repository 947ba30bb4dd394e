import type { DraughtsCore } from '@merellier/rules/kernel';
import { LAST_TURNS, NEAR_DRAW } from './hash.ts';

/** The draw rules of a rule set that look back over the game. */
export class DraughtsDraws {
  /** After how many turns of both sides with one king each, with kings only, the game is drawn; 0 for never. */
  readonly duel: number;
  readonly royal: number;
  /** How often a position must come; 0 where that is no draw. */
  readonly repetition: number;

  constructor({ parameters }: DraughtsCore) {
    this.duel = 2 * parameters['one-king-draw'];
    this.royal = 2 * parameters['kings-only-draw'];
    this.repetition = parameters['repetition-draw'];
  }

  /** Whether so many turns without a capture end the game. */
  end(duel: number, royal: number): boolean {
    return (this.duel > 0 && duel >= this.duel) || (this.royal > 0 && royal >= this.royal);
  }

  /** Sets the keys of positions apart by how near such a draw is. */
  mark(key: Int32Array, duel: number, royal: number): void {
    const duelLeft = this.duel - duel;
    if (duel !== 0 && this.duel > 0 && duelLeft <= LAST_TURNS) {
      key[0] = (key[0] as number) ^ (NEAR_DRAW[2 * duelLeft] as number);
      key[1] = (key[1] as number) ^ (NEAR_DRAW[2 * duelLeft + 1] as number);
    }
    const royalLeft = this.royal - royal;
    if (royal !== 0 && this.royal > 0 && royalLeft <= LAST_TURNS) {
      const at = 2 * (LAST_TURNS + 2 + royalLeft);
      key[0] = (key[0] as number) ^ (NEAR_DRAW[at] as number);
      key[1] = (key[1] as number) ^ (NEAR_DRAW[at + 1] as number);
    }
  }
}
