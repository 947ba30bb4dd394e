import { type Reviewed, speaksAgainst } from '@merellier/engine';
import type { Position, Reason, RuleSet } from '@merellier/rules';
import type { Words } from '@merellier/words';
import { standingSaid } from './standing-words.ts';
import type { AnalysisStrings } from './strings/fr.ts';

/** The most reasons said of one turn. */
const MOST = 3;
const same = (a: Reason, b: Reason): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Why a turn was as good as it was, and what would have been better, as sentences. `before` is where it was played. */
export function explainTurn(
  s: AnalysisStrings,
  words: Words,
  rules: RuleSet,
  before: Position,
  reviewed: Reviewed,
): readonly string[] {
  const { best, played, verdict, turningPoint } = reviewed;
  const side = before.toPlay;
  const sentences: string[] = [`${s.verdicts[verdict]}.`];
  if (verdict === 'good' && !turningPoint) {
    const reasons = words.reasons(reviewed.reasons.slice(0, MOST), side, rules);
    return reasons === '' ? sentences : [...sentences, reasons];
  }
  if (turningPoint) sentences.push(`${s.turningPoint}.`);
  const [was, is] = [standingSaid(s, best.score, side), standingSaid(s, played.score, side)];
  if (was !== is) sentences.push(s.wasAndIs(was, is));
  // What cannot be helped speaks against no turn.
  const against = reviewed.against.filter(
    (reason) => speaksAgainst(reason) && !reviewed.reasons.some((other) => same(reason, other)),
  );
  const first = best.turns[0];
  if (against.length > 0) sentences.push(words.reasons(against.slice(0, MOST), side, rules));
  if (first) sentences.push(s.better(words.turnSaid(rules, before, first)));
  const reasons = reviewed.reasons.filter((reason) => !speaksAgainst(reason)).slice(0, MOST);
  if (reasons.length > 0) sentences.push(words.reasons(reasons, side, rules));
  return sentences;
}
