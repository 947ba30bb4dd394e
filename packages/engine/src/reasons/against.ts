import {
  DraughtsRuleSet,
  MillRuleSet,
  type Position,
  type Reason,
  type RuleSet,
  type Side,
  type Turn,
} from '@merellier/rules';
import { draughtsReasons } from '../draughts/reasons.ts';
import { millReasons } from '../mill/reasons.ts';
import { closings } from '../mill/threats.ts';
import { answerOf, type Refutation } from './refutation.ts';

/** What a turn does on the board, by the rules alone. */
export function boardReasons(rules: RuleSet, position: Position, turn: object): readonly Reason[] {
  if (rules instanceof MillRuleSet) return millReasons(rules, position as never, turn as never);
  return rules instanceof DraughtsRuleSet ? draughtsReasons(rules, position as never, turn as never) : [];
}

/** What the answer of the other side does, as a reason against the turn that lets it. */
export function letsReason(rules: RuleSet, position: Position, answer: object): Reason | null {
  for (const reason of boardReasons(rules, position, answer)) {
    if (reason.reason === 'closes-mill' && reason.mills[0] && earns(reason))
      return { reason: 'leaves-mill-open', mill: reason.mills[0] };
    if (reason.reason === 'double-attack') return { reason: 'lets-double-attack', mills: reason.mills };
    if (reason.reason === 'prepares-mill') return { reason: 'lets-threaten', mill: reason.mill };
    if (reason.reason === 'blocks-mill') return { reason: 'lets-stop', mill: reason.mill };
    if (reason.reason === 'takes') return { reason: 'lets-take', takes: reason.takes };
    if (reason.reason === 'crowns') return { reason: 'lets-crown', place: reason.place };
    if (reason.reason === 'blocks-all') return { reason: 'lets-block-all' };
  }
  return null;
}

/**
 * Whether so few men are left that a search, which counts men, often prefers an answer that is not the best: three or four of a
 * side in a mill game, none in hand. Exact values know better there.
 */
export function isOpen(rules: RuleSet, position: Position): boolean {
  if (rules.family !== 'mill') return false;
  const { men, hands } = rules.view(position);
  const count = (side: Side): number => men.filter((man) => man.side === side).length + hands[side];
  return hands.white + hands.black === 0 && Math.min(count('white'), count('black')) <= 4;
}

/** Whether the other side can close a mill after a turn. */
export function letsClose(rules: RuleSet, position: Position, turn: Turn, mill: readonly string[]): boolean {
  const after = rules.play(position, turn);
  if (!(rules instanceof MillRuleSet) || after.toPlay === position.toPlay) return false;
  return closings(rules, after as never, after.toPlay).some(
    ({ line }) => rules.board.names.filter((_, point) => (line >>> point) & 1).join() === mill.join(),
  );
}

const earns = ({ takes, extraTurn }: Extract<Reason, { reason: 'closes-mill' }>): boolean =>
  takes.length > 0 || extraTurn;

/** Men that are lost by the turn played, or won by the better one. */
export const menReason = (about: Refutation['about'], men: number, turns: number, back: boolean): Reason => ({
  reason: about === 'played' ? 'loses-men' : 'wins-men',
  ...{ men, turns, back },
});

/** What a refutation proves, as reasons: men lost, and by what answer; or men that the better turn would have won. */
export function provedReasons(rules: RuleSet, position: Position, refutation: Refutation): readonly Reason[] {
  const { about, end, by, turns, tree } = refutation;
  const reasons: Reason[] = [];
  if (by === 'proof' && turns !== null) {
    if (end.kind === 'win') reasons.push({ reason: about === 'played' ? 'loses-by-force' : 'wins-by-force', turns });
    // What is taken by the better turn itself is said of it.
    if (end.kind === 'men' && turns > 1) reasons.push(menReason(about, end.men, turns, end.back));
  }
  const answer = about === 'played' ? answerOf(refutation) : null;
  if (answer) {
    const after = rules.play(position, tree.turn);
    const lets = after.toPlay === position.toPlay ? null : letsReason(rules, after, answer);
    // What is taken may be taken back, where nothing is proved.
    const isSure = by === 'exact' || (by === 'proof' && end.kind === 'win');
    if (lets && (isSure || !isOpen(rules, after)) && (by !== 'search' || lets.reason !== 'lets-take'))
      reasons.push(lets);
  }
  return reasons;
}
