import type { Position, RuleSet, Turn } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';

/** A line of turns as text, each written as in the position in which it is played. */
export function writeLine(rules: RuleSet, start: Position, turns: readonly Turn[]): string[] {
  let position = start;
  return turns.map((turn) => {
    const text = writeTurn(rules, position, turn);
    position = rules.play(position, turn);
    return text;
  });
}
