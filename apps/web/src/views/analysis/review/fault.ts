import type { Reviewed } from '@merellier/engine';
import { type Game, goTo, type Position, type Turn } from '@merellier/rules';
import { positionBefore } from '../../../lines/trace.ts';

/** A turn that the review found fault with, in the position in which it was played. */
export interface Fault {
  readonly before: Position;
  /** The game where that position stood. */
  readonly game: Game;
  readonly turn: Turn;
  /** What was better; null where nothing was. */
  readonly better: Turn | null;
}

/** The fault in the turn that led to where a game stands; null where it is no fault, or has not been judged. */
export function faultOf(game: Game, reviewed: Reviewed | null): Fault | null {
  const { turn, parent } = game.nodes[game.at] ?? {};
  if (!turn || parent === undefined || !reviewed || reviewed.verdict === 'good') return null;
  return {
    before: positionBefore(game, game.at),
    game: goTo(game, parent),
    turn,
    better: reviewed.best.turns[0] ?? null,
  };
}
