import type { MillPosition, MillRuleSet, MillTurn, Reason } from '@merellier/rules';
import { closedBy, closesAnyway, closings, swingsBetween } from './threats.ts';

/** What a turn does on the board of a mill: each by the legal turns themselves, so that a threat is one that can be carried out. */
export function millReasons(rules: MillRuleSet, position: MillPosition, turn: MillTurn): readonly Reason[] {
  if (turn.to === null) return [];
  const { names } = rules.board;
  const side = position.toPlay;
  const rival = side === 'white' ? 'black' : 'white';
  const pointsOf = (line: number): string[] => names.filter((_, point) => (line >>> point) & 1);
  const next = rules.play(position, turn);
  const reasons: Reason[] = [];
  const closed = closedBy(rules, position, turn);
  if (closed.length > 0)
    reasons.push({
      reason: 'closes-mill',
      mills: closed.map(pointsOf),
      takes: turn.captures.map((point) => names[point] as string),
      extraTurn: next.toPlay === side,
    });
  const outcome = rules.outcome(next);
  if (outcome?.winner === side && outcome.reason === 'blocked') reasons.push({ reason: 'blocks-all' });
  if (outcome || rules.usesDice) return reasons;

  const theirs = closings(rules, next, rival);
  const stopped = closings(rules, position, rival).filter(({ line }) => !theirs.some((each) => each.line === line));
  for (const { line } of stopped)
    if ((line >>> turn.to) & 1) reasons.push({ reason: 'blocks-mill', mill: pointsOf(line) });

  const known = new Set(closings(rules, position, side).map(({ line }) => line));
  const own = closings(rules, next, side).map(({ line }) => line);
  const fresh = own.filter((line) => !known.has(line));
  const running = swingsBetween(rules, next, side).find(({ closes }) => fresh.includes(closes));
  if (running) reasons.push({ reason: 'prepares-double-mill', mills: [running.opens, running.closes].map(pointsOf) });
  else if (fresh.length > 0 && own.length > 1 && next.toPlay !== side && closesAnyway(rules, next, own))
    reasons.push({ reason: 'double-attack', mills: own.map(pointsOf) });
  else if (fresh[0] !== undefined) reasons.push({ reason: 'prepares-mill', mill: pointsOf(fresh[0]) });
  return reasons;
}
