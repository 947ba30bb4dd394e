import { fail, ok, other, positionOf, type Result, type Side } from '@merellier/rules';
import { readTurn, writeTurn } from '@merellier/rules/notation';
import { type ChanceSource, throwAt, toss } from './chance.ts';
import type { Command, Moment } from './command.ts';
import { decideOffer } from './decide-offer.ts';
import { type Decided, follow, followTurn, goOn } from './decided.ts';
import { end } from './ending.ts';
import type { GameEvent } from './event.ts';
import { GIFT, GIFT_OF_DAYS, MOST_TIME, MOST_TIME_OF_DAYS } from './limits.ts';
import { NAMELESS, type Player, type Seat } from './options.ts';
import { outcomeByRules } from './outcome-by-rules.ts';
import type { GameRefusal } from './refusal.ts';
import { bothHaveBegun, deadlineOf, type GameState, running, seatOf, sideOfSeat } from './state.ts';
import { charge, goneLimit, isLive } from './time-control.ts';

/** What a command makes of a game, or why it is refused. */
export type Decision = Result<Decided, GameRefusal>;

/** What a command does to a game at a moment. Pure: the same state, command and moment give the same decision anywhere. */
export function decide(state: GameState, command: Command, moment: Moment): Decision {
  if (state.incomplete) return fail({ reason: 'newer-game' });
  const at: Moment = { ...moment, now: Math.max(moment.now, state.at) };
  if (command.kind === 'join') return join(state, at, command.contribution);
  if (command.kind === 'contribute') return contribute(state, at, command.contribution);
  if (command.kind === 'turn') return playTurn(state, at, command.turn, command.after);
  const events = eventsOf(state, command, at);
  return events.ok ? ok(follow(state, at.now, events.value)) : events;
}

/** Commands on which nothing follows of itself. */
type Plain = Exclude<Command, { kind: 'join' | 'contribute' | 'turn' }>;
type Events = Result<readonly GameEvent[], GameRefusal>;

function eventsOf(state: GameState, command: Plain, at: Moment): Events {
  switch (command.kind) {
    case 'tick':
      return ok(timePasses(state, at));
    case 'compensate':
      return ok(compensate(state, command.ms, command.sides));
    case 'withdraw':
      return ok(state.phase === 'waiting' ? end(state, at, null, 'aborted') : []);
    case 'reseat':
      return ok(reseat(state, command.from, command.player));
    case 'abort':
      return seatAt(state, at) ? abort(state, at) : fail({ reason: 'wrong-seat' });
    default: {
      const seated = sideAt(state, at);
      if (!seated.ok) return seated;
      const side = seated.value;
      if (command.kind === 'offer' || command.kind === 'accept' || command.kind === 'decline')
        return decideOffer(state, at, side, command);
      if (state.phase === 'over') return fail({ reason: 'game-over' });
      if (command.kind === 'resign') return ok(end(state, at, other(side), 'resignation'));
      if (command.kind === 'give-time') return giveTime(state, other(side));
      return claim(state, at, command.result === 'win' ? side : null);
    }
  }
}

const seatAt = (state: GameState, { player }: Moment): Seat | null => player && seatOf(state, player.id);

/** The side of the player who asks, once it is known. */
function sideAt(state: GameState, at: Moment): Result<Side, GameRefusal> {
  const seat = seatAt(state, at);
  if (!seat) return fail({ reason: 'wrong-seat' });
  const side = sideOfSeat(state, seat);
  return side ? ok(side) : fail({ reason: state.phase === 'over' ? 'game-over' : 'not-started' });
}

/** What follows of itself once a board stands: the end of the game, or the throw for the next turn. */
function settle(made: Decided, moment: Moment): Decided {
  const { after } = made;
  const outcome = outcomeByRules(after.game);
  if (outcome) return goOn(made, end(after, moment, outcome.winner, outcome.reason, outcome.count ?? null));
  if (!after.chance || !after.rules.awaitsThrow(positionOf(after.game))) return made;
  const index = after.chance.throws;
  return settle(goOn(made, [{ kind: 'thrown', index, dice: throwAt(sourceOf(after, moment), index) }]), moment);
}

function sourceOf({ id, chance }: GameState, { secret }: Moment): ChanceSource {
  const { host, guest } = chance?.contributions ?? {};
  if (!secret || !host || !guest) throw new RangeError(`game ${id} has no chance to draw on`);
  return { game: id, secret, contributions: { host, guest } };
}

/** Play begins, if nothing is missing any more. */
function begin(made: Decided, moment: Moment): Decided {
  const { after } = made;
  const { contributions } = after.chance ?? {};
  if (!after.players.guest || (contributions && !(contributions.host && contributions.guest))) return made;
  const { side } = after.options;
  const white: Seat = side === 'toss' ? toss(sourceOf(after, moment)) : side === 'white' ? 'host' : 'guest';
  return settle(goOn(made, [{ kind: 'started', white }]), moment);
}

function join(state: GameState, moment: Moment, contribution: string | null): Decision {
  const { player } = moment;
  if (!player) return fail({ reason: 'wrong-seat' });
  if (player.id === state.players.host.id) return fail({ reason: 'own-game' });
  if (state.players.guest) return fail({ reason: 'seat-taken' });
  if (state.phase !== 'waiting') return fail({ reason: 'game-over' });
  if (state.options.rated && !player.registered) return fail({ reason: 'account-needed' });
  if (state.chance && contribution === null) return fail({ reason: 'contribution-missing' });
  return ok(begin(follow(state, moment.now, seatGuest(state, player, contribution)), moment));
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

/** How a rematch begins, which needs nobody's word any more, but for chance. */
export function openRematch(state: GameState, guest: Player, moment: Moment): Decided {
  return begin(follow(state, moment.now, seatGuest(state, guest, null)), moment);
}

function contribute(state: GameState, moment: Moment, contribution: string): Decision {
  const seat = seatAt(state, moment);
  if (!seat) return fail({ reason: 'wrong-seat' });
  if (state.phase === 'over') return fail({ reason: 'game-over' });
  if (!state.chance || state.chance.contributions[seat]) return fail({ reason: 'already-contributed' });
  return ok(begin(follow(state, moment.now, [{ kind: 'contributed', seat, contribution }]), moment));
}

function playTurn(state: GameState, moment: Moment, text: string, after: number): Decision {
  const seated = sideAt(state, moment);
  if (!seated.ok) return seated;
  if (state.phase === 'over') return fail({ reason: 'game-over' });
  const side = seated.value;
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
  const event = { kind: 'turned', side, turn: written, ...cost } as const;
  return ok(settle(followTurn(state, moment.now, event, turn.value), moment));
}

function abort(state: GameState, moment: Moment): Events {
  if (state.phase === 'over') return fail({ reason: 'game-over' });
  if (bothHaveBegun(state)) return fail({ reason: 'already-begun' });
  if (state.options.tournament) return fail({ reason: 'not-in-tournaments' });
  return ok(end(state, moment, null, 'aborted'));
}

function giveTime({ options, clock }: GameState, side: Side): Events {
  if (options.time.kind === 'none' || !clock) return fail({ reason: 'no-clock' });
  const { gift, most } = isLive(options.time)
    ? { gift: GIFT, most: MOST_TIME }
    : { gift: GIFT_OF_DAYS, most: MOST_TIME_OF_DAYS };
  if (clock.remaining[side] + gift > most) return fail({ reason: 'time-enough' });
  return ok([{ kind: 'time-given', side, ms: gift }]);
}

function claim(state: GameState, moment: Moment, winner: Side | null): Events {
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
