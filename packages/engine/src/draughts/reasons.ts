import type { DraughtsPosition, DraughtsRuleSet, DraughtsTurn, Reason } from '@merellier/rules';
import { pieceAt } from '@merellier/rules/kernel';

/** What a turn does on a draughts board. */
export function draughtsReasons(
  rules: DraughtsRuleSet,
  position: DraughtsPosition,
  turn: DraughtsTurn,
): readonly Reason[] {
  const { names } = rules.board;
  if (turn.kind === 'demand') return [{ reason: 'demands' }];
  if (turn.kind === 'huff') return [{ reason: 'huffs', place: names[turn.at] as string }];
  const reasons: Reason[] = [];
  const { layout } = rules.core;
  const next = rules.play(position, turn);
  if (turn.captures.length > 0)
    reasons.push({ reason: 'takes', takes: turn.captures.map((place) => names[place] as string) });
  if (!pieceAt(layout, position, turn.from)?.king && pieceAt(layout, next, turn.to)?.king)
    reasons.push({ reason: 'crowns', place: names[turn.to] as string });
  const outcome = rules.outcome(next);
  if (outcome?.winner === position.toPlay && outcome.reason === 'blocked') reasons.push({ reason: 'blocks-all' });
  return reasons;
}
