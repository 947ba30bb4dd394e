import { other, type RuleSet, type Side } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import type { WholeGame } from '@merellier/tablebase';
import { bestFirstTurns } from './best-first-turns.ts';
import type { LearnStrings } from './strings/fr.ts';

/** The verdict in one sentence, then the first turns that keep it, and what a draw rule may change. */
export function verdictSaid(
  { verdict }: Pick<LearnStrings, 'verdict'>,
  rules: RuleSet,
  found: Pick<WholeGame, 'value' | 'turns'>,
): string {
  const side = winner(rules, found);
  const best = bestFirstTurns(found);
  const first = (): string => {
    if (found.value === 'loss') return verdict.lostAnyway;
    if (best.length === found.turns.length) return verdict.anyFirst;
    const names = best.map((turn) => writeTurn(rules, rules.start(), turn));
    return verdict.firstTurns(names.join(', '), names.length === 1);
  };
  return [
    side ? verdict.wins(side, side === rules.start().toPlay) : verdict.draw,
    first(),
    ...(side && isLimited(rules) ? [verdict.withoutLimit] : []),
  ].join(' ');
}

function winner(rules: RuleSet, { value }: Pick<WholeGame, 'value'>): Side | null {
  if (value === 'draw') return null;
  const first = rules.start().toPlay;
  return value === 'win' ? first : other(first);
}

/** Whether a game may be drawn for want of captures before it is won. */
const isLimited = ({ parameters }: RuleSet): boolean =>
  ['no-capture-draw', 'three-men-draw'].some((name) => Number(parameters[name] ?? 0) > 0);
