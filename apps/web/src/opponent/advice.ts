import { reasonsFor, rootOf } from '@merellier/engine';
import type { Game, Reason, Turn } from '@merellier/rules';

/** A good turn, and what speaks for it. */
export interface Advice {
  readonly turn: Turn;
  readonly reasons: readonly Reason[];
}

/** A good turn for the side to play, and why; fails as `askTurn` does. */
export async function askHint(game: Game, signal: AbortSignal): Promise<Advice> {
  // A file of its own as long as all ask for it so: the first game fetches it, and nothing besides.
  const { askLine } = await import('./opponent.ts');
  const { turn, line } = await askLine(game, signal);
  return { turn, reasons: line ? reasonsFor(game.rules, rootOf(game), line) : [] };
}
