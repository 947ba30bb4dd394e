import { fail, ok, other, pathTo, type Result, type Side } from '@merellier/rules';
import type { Moment, Offer, PlayerCommand } from './command.ts';
import { end } from './ending.ts';
import type { GameEvent } from './event.ts';
import type { GameRefusal } from './refusal.ts';
import type { GameState } from './state.ts';

type OfferCommand = Extract<PlayerCommand, { kind: 'offer' | 'accept' | 'decline' }>;
type OfferDecision = Result<readonly GameEvent[], GameRefusal>;

/** Decides on an offer, or on the answer to one. */
export function decideOffer(state: GameState, moment: Moment, side: Side, command: OfferCommand): OfferDecision {
  const { kind, what } = command;
  if (state.options.tournament && what !== 'draw') return fail({ reason: 'not-in-tournaments' });
  const refusal = outOfSeason(state, what);
  if (refusal) return fail(refusal);
  const standing = state.offers[what];
  if (kind === 'decline') return standing ? ok([{ kind: 'declined', side, what }]) : fail({ reason: 'no-such-offer' });
  // Who offers what is offered already has agreed.
  if (standing === other(side)) return ok(accept(state, moment, standing, what));
  return kind === 'accept' ? fail({ reason: 'no-such-offer' }) : offer(state, side, what);
}

function outOfSeason(state: GameState, what: Offer): GameRefusal | null {
  if (what === 'rematch') {
    if (state.phase !== 'over') return { reason: 'game-not-over' };
    return state.rematch ? { reason: 'no-such-offer' } : null;
  }
  return state.phase === 'over' ? { reason: 'game-over' } : null;
}

function offer(state: GameState, side: Side, what: Offer): OfferDecision {
  if (state.offers[what] === side || state.offeredOn[side][what] === state.boardSeq)
    return fail({ reason: 'already-offered' });
  if (what === 'takeback') {
    if (state.options.rated) return fail({ reason: 'not-in-rated-games' });
    if (turnsToTakeBack(state, side) === 0) return fail({ reason: 'nothing-to-take-back' });
  }
  return ok([{ kind: 'offered', side, what }]);
}

function accept(state: GameState, moment: Moment, offerer: Side, what: Offer): readonly GameEvent[] {
  switch (what) {
    case 'draw':
      return end(state, moment, null, 'agreement');
    case 'takeback':
      return [{ kind: 'taken-back', side: offerer, turns: turnsToTakeBack(state, offerer) }];
    case 'rematch':
      return [{ kind: 'rematched', game: moment.next }];
  }
}

/** How many turns a side would get back: its last one, and those since. 0 where it has none. */
export function turnsToTakeBack(state: GameState, side: Side): number {
  const path = pathTo(state.game);
  for (let i = path.length - 2; i >= 0; i--)
    if (state.game.nodes[path[i] as number]?.position.toPlay === side) return path.length - 1 - i;
  return 0;
}
