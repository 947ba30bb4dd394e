import { type GameOptions, type Phase, rulesOf } from '@merellier/protocol';
import type { PositionView, RuleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { askServer } from './ask-server.ts';

/** A game of the server as a small board shows it. */
export interface GamePosition {
  readonly rules: RuleSet;
  readonly view: PositionView;
  readonly isOver: boolean;
}

/** What is read of the server's `/api/v1/games/ID`. */
interface GameView {
  readonly phase: Phase;
  readonly options: GameOptions;
  readonly fen: string;
}

/** How a game stands; null where the server does not say, or this page cannot read it. */
export async function gamePosition(id: string, fetcher?: typeof fetch): Promise<GamePosition | null> {
  const asked = await askServer<GameView>('GET', `/api/v1/games/${id}`, { part: 'fen', fetcher });
  if (!asked.ok) return null;
  try {
    const rules = rulesOf(asked.value.options.rules);
    const position = readFen(rules, asked.value.fen);
    return position.ok ? { rules, view: rules.view(position.value), isOver: asked.value.phase === 'over' } : null;
  } catch {
    return null;
  }
}
