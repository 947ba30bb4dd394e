import { type Reviewed, type Score, speaksAgainst, type Verdict } from '@merellier/engine';
import type { Position, Reason, RuleSet, Side } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import type { Words } from '@merellier/words';
import { signOf } from '../review/review.ts';
import type { AnalysisStrings } from '../strings/fr.ts';
import { type Standing, standingOf } from './evaluation.ts';
import { standingSaid } from './standing-words.ts';

/** The most reasons said of one turn. */
const MOST = 3;
const same = (a: Reason, b: Reason): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A verdict as its sign and its word. */
export const verdictSaid = (s: AnalysisStrings, verdict: Verdict): string =>
  `${signOf(verdict)} ${s.verdicts[verdict]}`.trim();

/** What is said of a turn, in sentences. */
export interface Explained {
  /** What it was: a mistake, a good turn. */
  readonly verdict: string;
  /** Why, the most telling sentence first. */
  readonly why: readonly string[];
  /** What would have been better, and why; nothing for a good turn. */
  readonly better: readonly string[];
}

/** All of it, as one hears it. */
export const inOne = ({ verdict, why, better }: Explained): string => [verdict, ...why, ...better].join(' ');

/** Why a turn was as good as it was, and what would have been better. `before` is where it was played. */
export function explainTurn(
  s: AnalysisStrings,
  words: Words,
  rules: RuleSet,
  before: Position,
  reviewed: Reviewed,
): Explained {
  const { best, played } = reviewed;
  const side = before.toPlay;
  const verdict = `${verdictSaid(s, reviewed.verdict)}.`;
  const { against, reasons } = saidOf(reviewed);
  const said = (all: readonly Reason[]): string[] => (all.length > 0 ? [words.reasons(all, side, rules)] : []);
  if (reviewed.verdict === 'good') return { verdict, why: said(reasons), better: [] };
  const [was, is] = [standingSaid(s, best.score, side), standingSaid(s, played.score, side)];
  const first = best.turns[0];
  return {
    verdict,
    // What one sees on the board leads; what it changed in value comes after.
    why: [...said(against), ...(was === is ? [] : [s.changed[changeOf(best.score, played.score, side)](is)])],
    better: first ? [s.better(writeTurn(rules, before, first), reasons.length > 0), ...said(reasons).map(s.since)] : [],
  };
}

/** What a worse turn of `side` changed: the game turned, a lead or a balance was lost, a lead shrank, or a lost game got worse. */
function changeOf(best: Score, played: Score, side: Side): keyof AnalysisStrings['changed'] {
  const [was, is] = [best, played].map((score) => leadOf(standingOf(score, side), side)) as [Lead, Lead];
  if (was === 'own') return is === 'theirs' ? 'turned' : is === 'own' ? 'less' : 'leadLost';
  return was === 'none' ? 'balanceLost' : 'worse';
}

type Lead = 'own' | 'none' | 'theirs';
const leadOf = (standing: Standing, side: Side): Lead =>
  !('side' in standing) || standing.kind === 'spoilt' ? 'none' : standing.side === side ? 'own' : 'theirs';

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
