import type { Position, RuleSet, Turn } from '@merellier/rules';
import type { Trace } from './props.ts';

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
