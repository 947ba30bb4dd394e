import { fail, ok, other, outcomeOf, positionOf, type Result, type Side } from '@merellier/rules';
import { readTurn, writeTurn } from '@merellier/rules/notation';
import { type ChanceSource, throwAt, toss } from './chance.ts';
import type { Command, Moment } from './command.ts';
import { decideOffer } from './decide-offer.ts';
import { end } from './ending.ts';
import type { GameEvent, RecordedEvent } from './event.ts';
import { EVENT_SHAPE } from './event-shape.ts';
import { evolve } from './evolve.ts';
import { GIFT, GIFT_OF_DAYS, MOST_TIME, MOST_TIME_OF_DAYS } from './limits.ts';
import { NAMELESS, type Player, type Seat } from './options.ts';
import type { GameRefusal } from './refusal.ts';
import { bothHaveBegun, deadlineOf, type GameState, running, seatOf, sideOfSeat } from './state.ts';
import { charge, goneLimit, isLive } from './time-control.ts';

/** What comes of a command: the events that it makes (none is possible), or why it is refused. */
export type Decision = Result<readonly GameEvent[], GameRefusal>;

/**
 * What a command does to a game at a moment. Pure: the same state, command and moment give the same decision anywhere.
 * The events, recorded one after the other, are then the state's next.
 */
export function decide(state: GameState, command: Command, moment: Moment): Decision {
  if (state.incomplete) return fail({ reason: 'newer-game' });
  const at: Moment = { ...moment, now: Math.max(moment.now, state.at) };
  switch (command.kind) {
    case 'tick':
      return ok(timePasses(state, at));
    case 'compensate':
      return ok(compensate(state, command.ms, command.sides));
    case 'withdraw':
      return ok(state.phase === 'waiting' ? end(state, at, null, 'aborted') : []);
    case 'reseat':
      return ok(reseat(state, command.from, command.player));
    case 'join':
      return join(state, at, command.contribution);
    default: {
      const seat = at.player && seatOf(state, at.player.id);
      if (!seat) return fail({ reason: 'wrong-seat' });
      if (command.kind === 'abort') return abort(state, at);
      if (command.kind === 'contribute') return contribute(state, at, seat, command.contribution);
      const side = sideOfSeat(state, seat);
      if (!side) return fail({ reason: state.phase === 'over' ? 'game-over' : 'not-started' });
      if (command.kind === 'offer' || command.kind === 'accept' || command.kind === 'decline')
        return decideOffer(state, at, side, command);
      if (state.phase === 'over') return fail({ reason: 'game-over' });
      if (command.kind === 'turn') return playTurn(state, at, side, command.turn, command.after);
      if (command.kind === 'resign') return ok(end(state, at, other(side), 'resignation'));
      if (command.kind === 'give-time') return giveTime(state, other(side));
      return claim(state, at, command.result === 'win' ? side : null);
    }
  }
}

/** The last question to `advance`, and its answer: who decides asks, and so does who then goes on by what was decided. */
let asked: { state: GameState; events: readonly GameEvent[]; at: number; after: GameState } | null = null;

/** The state after events that were just decided. */
export function advance(state: GameState, events: readonly GameEvent[], now: number): GameState {
  const at = Math.max(now, state.at);
  if (asked?.state !== state || asked.events !== events || asked.at !== at)
    asked = { state, events, at, after: recorded(state, events, now).reduce(evolve, state) };
  return asked.after;
}

/** Gives events that were just decided their places. */
export function recorded(state: GameState, events: readonly GameEvent[], now: number): readonly RecordedEvent[] {
  const at = Math.max(now, state.at);
  return events.map((event, i) => ({ seq: state.seq + 1 + i, at, shape: EVENT_SHAPE, event }));
}

/** What follows of itself once a board stands: the end of the game, or the throw for the next turn. */
function settle(state: GameState, events: readonly GameEvent[], moment: Moment): readonly GameEvent[] {
  const next = advance(state, events, moment.now);
  const outcome = outcomeOf(next.game);
  if (outcome) return [...events, ...end(next, moment, outcome.winner, outcome.reason, outcome.count ?? null)];
  if (!next.chance || !next.rules.awaitsThrow(positionOf(next.game))) return events;
  const index = next.chance.throws;
  return settle(state, [...events, { kind: 'thrown', index, dice: throwAt(sourceOf(next, moment), index) }], moment);
}

function sourceOf({ id, chance }: GameState, { secret }: Moment): ChanceSource {
  const { host, guest } = chance?.contributions ?? {};
  if (!secret || !host || !guest) throw new RangeError(`game ${id} has no chance to draw on`);
  return { game: id, secret, contributions: { host, guest } };
}

/** Play begins, if nothing is missing any more. */
function begin(state: GameState, events: readonly GameEvent[], moment: Moment): readonly GameEvent[] {
  const next = advance(state, events, moment.now);
  const { contributions } = next.chance ?? {};
  if (!next.players.guest || (contributions && !(contributions.host && contributions.guest))) return events;
  const { side } = next.options;
  const white: Seat = side === 'toss' ? toss(sourceOf(next, moment)) : side === 'white' ? 'host' : 'guest';
  return settle(state, [...events, { kind: 'started', white }], moment);
}

function join(state: GameState, moment: Moment, contribution: string | null): Decision {
  const { player } = moment;
  if (!player) return fail({ reason: 'wrong-seat' });
  if (player.id === state.players.host.id) return fail({ reason: 'own-game' });
  if (state.players.guest) return fail({ reason: 'seat-taken' });
  if (state.phase !== 'waiting') return fail({ reason: 'game-over' });
  if (state.options.rated && !player.registered) return fail({ reason: 'account-needed' });
  if (state.chance && contribution === null) return fail({ reason: 'contribution-missing' });
  return ok(begin(state, seatGuest(state, player, contribution), moment));
}

/**
 * A game that is over stays with whom it was played, and nobody plays against themselves. A host without a name who takes one
 * before a guest comes has given it to the invitation.
 */
function reseat(state: GameState, from: string, player: Player): readonly GameEvent[] {
  const seat = seatOf(state, from);
  const { host } = state.players;
  const isNamed = player.id === host.id && host.name === NAMELESS && player.name !== NAMELESS;
  if (isNamed && from === host.id && state.phase === 'waiting')
    return [{ kind: 'reseated', seat: 'host', player: { ...host, name: player.name } }];
  if (!seat || state.phase === 'over' || state.options.rated || seatOf(state, player.id)) return [];
  return [{ kind: 'reseated', seat, player }];
}

function seatGuest(state: GameState, guest: Player, contribution: string | null): GameEvent[] {
  const joined: GameEvent = { kind: 'joined', guest };
  if (!state.chance || contribution === null) return [joined];
  return [joined, { kind: 'contributed', seat: 'guest', contribution }];
}

/** The first events of a rematch, which needs nobody's word any more, but for chance. */
export function openRematch(state: GameState, guest: Player, moment: Moment): readonly GameEvent[] {
  return begin(state, seatGuest(state, guest, null), moment);
}

function contribute(state: GameState, moment: Moment, seat: Seat, contribution: string): Decision {
  if (state.phase === 'over') return fail({ reason: 'game-over' });
  if (!state.chance || state.chance.contributions[seat]) return fail({ reason: 'already-contributed' });
  return ok(begin(state, [{ kind: 'contributed', seat, contribution }], moment));
}

function playTurn(state: GameState, moment: Moment, side: Side, text: string, after: number): Decision {
  const { rules, game, clock, options } = state;
  const position = positionOf(game);
  if (!clock) return fail({ reason: 'not-started' });
  if (position.toPlay !== side) return fail({ reason: 'not-your-turn' });
  if (after !== state.boardSeq) return fail({ reason: 'stale', boardSeq: state.boardSeq });
  const cost = charge(options.time, clock, side, moment.now, moment.lag);
  if (!cost) return fail({ reason: 'time-up' });
  const turn = readTurn(rules, position, text);
  if (!turn.ok) return fail({ reason: 'illegal-turn', problem: turn.error });
  const written = writeTurn(rules, position, turn.value);
  return ok(settle(state, [{ kind: 'turned', side, turn: written, ...cost }], moment));
}

function abort(state: GameState, moment: Moment): Decision {
  if (state.phase === 'over') return fail({ reason: 'game-over' });
  if (bothHaveBegun(state)) return fail({ reason: 'already-begun' });
  if (state.options.tournament) return fail({ reason: 'not-in-tournaments' });
  return ok(end(state, moment, null, 'aborted'));
}

function giveTime({ options, clock }: GameState, side: Side): Decision {
  if (options.time.kind === 'none' || !clock) return fail({ reason: 'no-clock' });
  const { gift, most } = isLive(options.time)
    ? { gift: GIFT, most: MOST_TIME }
    : { gift: GIFT_OF_DAYS, most: MOST_TIME_OF_DAYS };
  if (clock.remaining[side] + gift > most) return fail({ reason: 'time-enough' });
  return ok([{ kind: 'time-given', side, ms: gift }]);
}

function claim(state: GameState, moment: Moment, winner: Side | null): Decision {
  if (!bothHaveBegun(state)) return fail({ reason: 'not-started' });
  const limit = goneLimit(state.options.time);
  if (limit === null) return fail({ reason: 'not-gone', wait: null });
  if (moment.gone < limit) return fail({ reason: 'not-gone', wait: limit - moment.gone });
  return ok(end(state, moment, winner, 'abandonment'));
}

function compensate(state: GameState, ms: number, sides: readonly Side[]): readonly GameEvent[] {
  return state.phase === 'playing' && ms > 0 && sides.length > 0 ? [{ kind: 'compensated', sides, ms }] : [];
}

function timePasses(state: GameState, moment: Moment): readonly GameEvent[] {
  const deadline = deadlineOf(state);
  if (deadline === null || moment.now < deadline) return [];
  const side = running(state);
  if (!side || !state.clock?.begun[side]) return end(state, moment, null, 'aborted');
  if (state.options.time.kind === 'none') return end(state, moment, null, 'abandonment');
  return end(state, moment, other(side), 'time');
}
