import type { Position, RuleSet, Turn } from '@merellier/rules';
import { writeFen, writeTurn } from '@merellier/rules/notation';
import type { ExactTurn } from '../exact/exact.ts';
import { reached } from '../exact/reached.ts';
import type { MistakeSubject } from './card.ts';

type Known = (rules: RuleSet, position: Position) => Promise<readonly ExactTurn[] | null>;

const fromTables: Known = async (rules, position) => (await import('../exact/exact.ts')).exactTurns(rules, position);

/**
 * A mistake as what comes back. Where tables know the position, all turns that were better are there, and it is said what they
 * reach; else it is the one that the engine thinks `best`. Null where tables see no mistake, and where dice lie on the table.
 */
export async function mistakeIn(
  rules: RuleSet,
  before: Position,
  played: Turn,
  best: Turn,
  known: Known = fromTables,
): Promise<MistakeSubject | null> {
  if (before.dice) return null;
  const exact = await known(rules, before);
  const write = (turn: Turn): string => writeTurn(rules, before, turn);
  const mistake = {
    kind: 'mistake' as const,
    ...{ rules: rules.id, changes: rules.changes, fen: writeFen(rules, before), played: write(played) },
  };
  if (!exact) return { ...mistake, better: [write(best)], proved: null };
  const goal = (['win', 'draw'] as const).find((value) => exact.some((each) => reached(each) === value));
  const right = exact.filter((each) => reached(each) === goal);
  if (!goal || right.some(({ turn }) => rules.same(turn, played))) return null;
  right.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
  return { ...mistake, better: right.map(({ turn }) => write(turn)), proved: goal };
}
