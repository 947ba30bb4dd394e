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
  if (verdict === 'good') {
    // Another turn may have been as good for reasons of its own.
    const own = reviewed.against.filter((reason) => !speaksAgainst(reason)).slice(0, MOST);
    return own.length === 0 ? sentences : [...sentences, words.reasons(own, side, rules)];
  }
  const [was, is] = [standingSaid(s, best.score, side), standingSaid(s, played.score, side)];
  // What cannot be helped speaks against no turn.
  const against = reviewed.against.filter(
    (reason) => speaksAgainst(reason) && !reviewed.reasons.some((other) => same(reason, other)),
  );
  const first = best.turns[0];
  if (against.length > 0) sentences.push(words.reasons(against.slice(0, MOST), side, rules));
  if (was !== is) sentences.push(s.wasAndIs(was, is));
  if (first) sentences.push(s.better(words.turnSaid(rules, before, first)));
  const reasons = reviewed.reasons.filter((reason) => !speaksAgainst(reason)).slice(0, MOST);
  if (reasons.length > 0) sentences.push(words.reasons(reasons, side, rules));
  return sentences;
}
