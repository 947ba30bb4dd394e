import { type Probe, UNKNOWN } from './probe.ts';
import { tableWin } from './score.ts';
import { GO_ON } from './search-codes.ts';
import type { RootGame } from './search-game.ts';

/**
 * What a search is to find out where the value of its root is known already: `draw`, what is played for a win though it is none;
 * `win`, how to get on without giving the win away; `loss`, how to hold out.
 */
export type Aim = 'win' | 'draw' | 'loss';

export { GO_ON } from './search-codes.ts';

/** Giving away the value of the root is worth less than any estimate, and more than being lost. */
const GIVEN_AWAY = 20_000;
/** A slow probe is asked only where at least this many turns are still to be searched. */
const SLOW_DEPTH = 2;

/** How a search uses exact values. */
export class ExactSearch {
  private readonly probe: Probe;
  private readonly game: RootGame;
  private aim: Aim | null = null;
  private men = 0;
  private side = 0;

  constructor(probe: Probe, game: RootGame) {
    this.probe = probe;
    this.game = game;
  }

  /** Prepares for the root that the game stands at; `aim` is its value where that is known. */
  begin(aim: Aim | null): void {
    this.aim = aim;
    this.men = this.game.men();
    this.side = this.game.side();
  }

  /**
   * The search value of the position that the game stands at, with `depth` turns still to be searched; {@link GO_ON} where
   * it is not known, or where the value alone does not help: positions of the root's own value, with no man taken yet.
   */
  value(depth: number, height: number): number {
    const { probe, game, aim } = this;
    if (probe.slow && depth < SLOW_DEPTH) return GO_ON;
    const men = game.men();
    if (men > probe.mostMen) return GO_ON;
    const exact = probe.value(game.view());
    if (exact === UNKNOWN) return GO_ON;
    if (exact === 0) return aim === 'draw' ? GO_ON : this.drawn();
    if (men === this.men && aim !== null && aim !== 'draw') {
      const isRoots = (exact > 0 === (aim === 'win')) === (game.side() === this.side);
      if (isRoots) return GO_ON;
    }
    return exact > 0 ? tableWin(height, exact) : 0 - tableWin(height, -exact);
  }

  /** What a draw is worth to the side to play, the winner of the root having given away a win. */
  drawn(): number {
    if (this.aim === null || this.aim === 'draw') return 0;
    const isWinner = (this.aim === 'win') === (this.game.side() === this.side);
    return isWinner ? -GIVEN_AWAY : GIVEN_AWAY;
  }
}
