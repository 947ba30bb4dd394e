import type { Refutation } from '@merellier/engine';
import { other, type Position, type RuleSet } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import type { AnalysisStrings } from '../strings/fr.ts';

/** What a refutation shows and how it is known, in one or two sentences. `before` is where the fault was made. */
export function refutationSaid(
  { refutation: s }: AnalysisStrings,
  rules: RuleSet,
  { about, by, end, side, turns, tree }: Refutation,
  before: Position | null,
): string {
  const after = about === 'better' && before ? writeTurn(rules, before, tree.turn) : null;
  const own = Math.ceil((turns ?? 1) / 2);
  if (end.kind === 'unclear') return s.seen(side);
  // The first turn is counted too: no reply lies between the better turn, or the answer to a mistake, and what it wins.
  const isAtOnce = by === 'proof' && turns === (about === 'played' ? 2 : 1);
  if (isAtOnce && end.kind === 'men') return s.menAtOnce(after, side, end.men, end.back, rules.board.kind);
  if (isAtOnce && end.kind === 'win') return s.winsAtOnce(after, side);
  if (end.kind === 'men') return s.men(after, other(side), side, end.men, own, end.back, rules.board.kind);
  if (by === 'search') return s.winsSeen(after, side, own);
  if (by === 'proof') return s.wins(after, other(side), side, own);
  return s.exact(after, other(side), side);
}
