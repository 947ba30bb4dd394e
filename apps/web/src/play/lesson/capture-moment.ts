import { other, type Position, type RuleSet, type Side } from '@merellier/rules';
import { type Moment, type PlayedTurn, takenBy } from './moment.ts';

/** What the rules make certain about a capture on squares that brought the lead; null where they make nothing certain. */
export function captureMoment(rules: RuleSet, capture: PlayedTurn, reply: PlayedTurn | undefined): Moment | null {
  const winner = capture.before.toPlay;
  const loser = other(winner);
  const lostAt = (position: Position, side: Side): number => rules.view(position).lost[side];
  // The side that huffs plays on.
  if (capture.turn.kind === 'huff' || reply?.turn.kind === 'huff') return { kind: 'huffed' };
  const times = takenBy(rules, capture);
  if (!reply || reply.before.toPlay === winner) return null;
  const { before } = reply;
  const answers = rules.turns(before).map((turn) => rules.play(before, turn));
  const given = takenBy(rules, reply);
  if (given > 0) return times > given ? { kind: 'bait', times, given, view: rules.view(before) } : null;
  const loses = (after: Position): boolean =>
    after.toPlay === winner &&
    rules.turns(after).some((turn) => lostAt(rules.play(after, turn), loser) > lostAt(after, loser));
  if (times > 0 && !answers.every(loses)) return { kind: 'hung', times, ...reply };
  if (times > 1) return { kind: 'several', times };
  return times > 0 ? { kind: 'cornered', view: rules.view(before) } : null;
}

/** Where the first king wins: whether the turn before it let it through. */
export function kingMoment(rules: RuleSet, crowning: PlayedTurn, reply: PlayedTurn | undefined): Moment | null {
  const winner = crowning.before.toPlay;
  if (!reply || reply.before.toPlay === winner) return null;
  const { before } = reply;
  const crowns = (after: Position): boolean =>
    after.toPlay === winner &&
    rules.turns(after).some((turn) => rules.outcome(rules.play(after, turn))?.winner === winner);
  const isForced = rules.turns(before).every((turn) => crowns(rules.play(before, turn)));
  return isForced ? { kind: 'unstopped', view: rules.view(before) } : { kind: 'let-pass', ...reply };
}

/** Where to lose all is the aim: the turn of the winner after which every answer took most; null where none was forced. */
export function offerMoment(rules: RuleSet, played: readonly PlayedTurn[], winner: Side): (Moment & PlayedTurn) | null {
  let best: (Moment & PlayedTurn & { readonly times: number }) | null = null;
  for (const [i, answer] of played.entries()) {
    const offer = played[i - 1];
    if (!offer || offer.before.toPlay !== winner || answer.before.toPlay === winner) continue;
    const { before } = answer;
    const had = rules.view(before).lost[winner];
    const times = Math.min(
      ...rules.turns(before).map((turn) => rules.view(rules.play(before, turn)).lost[winner] - had),
    );
    if (times > (best?.times ?? 0)) best = { kind: 'offered', times, ...offer };
  }
  return best;
}
