import type { Trace } from '@merellier/board';
import { type Game, type GameNode, positionOf } from '@merellier/rules';

/** The turn that led to where the game stands, as a trace on the board: the places it ran over, and the men it took. */
export function lastTrace(game: Game): Trace | null {
  const node = game.nodes[game.at] as GameNode;
  const { turn } = node;
  if (!turn) return null;
  const { rules } = game;
  const before = positionBefore(game, game.at);
  const walk = rules.walks(before).find((known) => rules.same(known.turn, turn));
  // What is only said (a pass, a demand) leaves no trace, even if it takes a turn back.
  if (!walk || walk.steps.every((step) => step.kind === 'say')) return null;
  const path = walk.steps.flatMap((step) =>
    step.kind === 'enter' || step.kind === 'pick' || step.kind === 'land' ? [step.at] : [],
  );
  const left = rules.view(node.position).men;
  const taken = rules
    .view(before)
    .men.filter(
      (man) => !path.includes(man.at) && !left.some((other) => other.at === man.at && other.side === man.side),
    )
    .map((man) => man.at);
  return { path, taken };
}

/** The position in which the turn that led to a node was played, with its throw. */
export function positionBefore(game: Game, node: number): GameNode['position'] {
  const { parent, dice } = game.nodes[node] as GameNode;
  const before = positionOf(game, parent);
  return dice && game.rules.awaitsThrow(before) ? game.rules.throwDice(before, dice) : before;
}
