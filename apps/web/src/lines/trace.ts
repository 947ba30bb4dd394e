import { type Trace, turnTrace } from '@merellier/board/headless';
import { type Game, type GameNode, positionOf } from '@merellier/rules';

/** The turn that led to where the game stands, as a trace on the board. */
export function lastTrace(game: Game): Trace | null {
  const { turn, position } = game.nodes[game.at] as GameNode;
  return turn ? turnTrace(game.rules, positionBefore(game, game.at), turn, position) : null;
}

/** The position in which the turn that led to a node was played, with its throw. */
export function positionBefore(game: Game, node: number): GameNode['position'] {
  const { parent, dice } = game.nodes[node] as GameNode;
  const before = positionOf(game, parent);
  return dice && game.rules.awaitsThrow(before) ? game.rules.throwDice(before, dice) : before;
}
