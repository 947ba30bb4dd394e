import { type Reviewed, speaksAgainst, type Verdict } from '@merellier/engine';
import type { Position, Reason, RuleSet } from '@merellier/rules';
import type { Words } from '@merellier/words';
import { signOf } from '../review/review.ts';
import type { AnalysisStrings } from '../strings/fr.ts';
import { standingSaid } from './standing-words.ts';

/** The most reasons said of one turn. */
const MOST = 3;
const same = (a: Reason, b: Reason): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A verdict as its sign and its word. */
export const verdictSaid = (s: AnalysisStrings, verdict: Verdict): string =>
  `${signOf(verdict)} ${s.verdicts[verdict]}`.trim();

/** Why a turn was as good as it was, and what would have been better, as sentences. `before` is where it was played. */
export function explainTurn(
  s: AnalysisStrings,
  words: Words,
  rules: RuleSet,
  before: Position,
  reviewed: Reviewed,
): readonly string[] {
  const { best, played, verdict } = reviewed;
  const side = before.toPlay;
  const sentences: string[] = [`${verdictSaid(s, verdict)}.`];
  const { against, reasons } = saidOf(reviewed);
  if (verdict === 'good') return reasons.length === 0 ? sentences : [...sentences, words.reasons(reasons, side, rules)];
  const [was, is] = [standingSaid(s, best.score, side), standingSaid(s, played.score, side)];
  const first = best.turns[0];
  // The value leads; what is said of the turn explains it.
  if (was !== is) sentences.push(s.wasAndIs(was, is));
  if (against.length > 0) sentences.push(words.reasons(against, side, rules));
  if (first) sentences.push(s.better(words.turnSaid(rules, before, first)));
  if (reasons.length > 0) sentences.push(words.reasons(reasons, side, rules));
  return sentences;
}

/** What is said against a turn, and for the better one; for a good turn, what it does itself. */
export function saidOf({
  verdict,
  reasons,
  against,
  refutation,
}: Reviewed): Record<'against' | 'reasons', readonly Reason[]> {
  // Another turn may have been as good for reasons of its own.
  if (verdict === 'good')
    return { against: [], reasons: against.filter((each) => !speaksAgainst(each)).slice(0, MOST) };
  return {
    // What cannot be helped speaks against no turn.
    against: against
      .filter((reason) => speaksAgainst(reason) && !reasons.some((other) => same(reason, other)))
      // What the refutation shows is said with it.
      .filter(({ reason }) => reason !== 'loses-men' || refutation?.about !== 'played' || refutation.end.kind !== 'men')
      .slice(0, MOST),
    // What the better turn takes is said with it.
    reasons: reasons.filter((each) => !speaksAgainst(each) && each.reason !== 'takes').slice(0, MOST),
  };
}
