import type { Trace } from '@merellier/board';
import { type Game, type GameNode, type Position, positionOf, type RuleSet, type Turn } from '@merellier/rules';

/** The turn that led to where the game stands, as a trace on the board. */
export function lastTrace(game: Game): Trace | null {
  const { turn, position } = game.nodes[game.at] as GameNode;
  return turn ? turnTrace(game.rules, positionBefore(game, game.at), turn, position) : null;
}

/** A turn as a trace on the board: the places it runs over, and the men it takes; null where it is only said. */
export function turnTrace(
  rules: RuleSet,
  before: Position,
  turn: Turn,
  after: Position = rules.play(before, turn),
): Trace | null {
  const walk = rules.walks(before).find((known) => rules.same(known.turn, turn));
  // What is only said (a pass, a demand) leaves no trace, even if it takes a turn back.
  if (!walk || walk.steps.every((step) => step.kind === 'say')) return null;
  const path = walk.steps.flatMap((step) =>
    step.kind === 'enter' || step.kind === 'pick' || step.kind === 'land' ? [step.at] : [],
  );
  const left = rules.view(after).men;
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
