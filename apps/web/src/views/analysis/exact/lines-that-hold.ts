import { type SearchLine, scoreOfTurn } from '@merellier/engine';
import type { RuleSet } from '@merellier/rules';
import type { ExactTurn } from '../../../exact/exact.ts';
import { compareExact } from './exact-order.ts';

/**
 * The engine's lines in the order of what is known for certain: one that gives away a win is not the first. Where the engine found
 * none that holds, the turn that does leads, alone. `turns` are all turns with their values, the best first; null where they are
 * not known.
 */
export function linesThatHold(
  rules: RuleSet,
  lines: readonly SearchLine[],
  turns: readonly ExactTurn[] | null,
): readonly SearchLine[] {
  const best = turns?.[0];
  if (!turns || !best || lines.length === 0) return lines;
  const holds = (each: ExactTurn): boolean =>
    compareExact({ ...each, distance: null }, { ...best, distance: null }) === 0;
  const keeps = ({ turns: [first] }: SearchLine): boolean => {
    const known = turns.find(({ turn }) => first && rules.same(turn, first));
    return !known || holds(known);
  };
  const held = lines.filter(keeps);
  const leading = held.length > 0 ? held : [{ turns: [best.turn], score: scoreOfTurn(best), depth: 0 }];
  return [...leading, ...lines.filter((line) => !keeps(line))].slice(0, lines.length);
}
