import { type Game, type Position, positionOf, type RuleSet, type Side, type Step, type Walk } from '@merellier/rules';

/**
 * The position in which a side chooses its next turn while the other still thinks: as if it were its turn already. Null
 * where that is no use: with dice, which are thrown first, and where a missed capture could be huffed.
 */
export function premovePosition({ rules, ...game }: Game, side: Side): Position | null {
  const position = positionOf({ rules, ...game });
  if (position.toPlay === side || rules.usesDice) return null;
  const ahead = { ...position, toPlay: side };
  const walks = rules.walks(ahead);
  return walks.some(({ steps: [first] }) => first?.kind === 'huff' || first?.kind === 'say') ? null : ahead;
}

/** The walk of these steps, where it is still legal. */
export function findWalk(rules: RuleSet, position: Position, steps: readonly Step[]): Walk | null {
  const wanted = JSON.stringify(steps);
  return rules.walks(position).find((walk) => JSON.stringify(walk.steps) === wanted) ?? null;
}
