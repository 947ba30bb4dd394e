import type { Position, RuleSet, Turn } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';

/** The turns of a line as they are written, as far as they can be played without a throw. */
export function lineTexts(rules: RuleSet, start: Position, turns: readonly Turn[]): readonly string[] {
  const texts: string[] = [];
  let position = start;
  for (const turn of turns) {
    texts.push(writeTurn(rules, position, turn));
    position = rules.play(position, turn);
    if (rules.awaitsThrow(position)) break;
  }
  return texts;
}
