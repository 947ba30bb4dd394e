import {
  addTurn,
  type Game,
  newGame,
  type Position,
  positionOf,
  type RuleSet,
  type Side,
  type Turn,
  throwDice,
  undo,
} from '@merellier/rules';
import { readTurn } from '@merellier/rules/notation';
import type { Offer } from './command.ts';
import type { GameEvent, RecordedEvent } from './event.ts';
import { todaysEvent } from './event-shape.ts';
import { positionOfOpening } from './opening.ts';
import type { GameOptions, Seat } from './options.ts';
import { handOver } from './outcome-by-rules.ts';
import { rulesOf } from './rules.ts';
import { type GameState, running, startLimitOf } from './state.ts';
import { type Clock, charged, newClock, shownClock } from './time-control.ts';

type TurnedEvent = Extract<GameEvent, { kind: 'turned' }>;
export type RecordedTurn = RecordedEvent & { readonly event: TurnedEvent };

const NO_OFFERS: GameState['offers'] = { draw: null, takeback: null, rematch: null };

/** The state that a list of events makes, from the first on. Throws a RangeError where they are no game. */
export function replay(id: string, events: readonly RecordedEvent[]): GameState {
  const [first, ...rest] = events;
  if (!first) throw new RangeError('a game has events');
  return rest.reduce(evolve, begin(id, first));
}

/** The state that the first event of a game makes. Throws a RangeError for any other event, or one not known here. */
export function begin(id: string, first: RecordedEvent): GameState {
  const { seq, at } = first;
  const event = todaysEvent(first);
  if (event?.kind !== 'created' || seq !== 1) throw new RangeError('a game begins with its creation');
  const { options, host, commitment, rematchOf } = event;
  const rules = rulesOf(options.rules);
  const contributions = { host: null, guest: null };
  return {
    id,
    seq,
    at,
    phase: 'waiting',
    options,
    rules,
    players: { host, guest: null },
    white: null,
    game: newGame(rules, firstPosition(id, options, rules)),
    boardSeq: seq,
    clock: null,
    chance: commitment === null ? null : { commitment, contributions, throws: 0, secret: null },
    offers: NO_OFFERS,
    offeredOn: { white: {}, black: {} },
    outcome: null,
    ratings: null,
    createdAt: at,
    rematchOf,
    rematch: null,
    incomplete: false,
  };
}

function firstPosition(id: string, { opening }: GameOptions, rules: RuleSet): Position {
  const position = opening ? positionOfOpening(rules, opening) : rules.start();
  if (!position) throw new RangeError(`game ${id}: ${opening?.join(' ')} is no opening`);
  return position;
}

/**
 * The state after one more event. Events are facts: they are not judged again. One that a later version recorded and this one
 * does not know leaves the game as it is known here, for good: nobody knows what later events rest on. Throws a RangeError for
 * an event that cannot follow.
 */
export function evolve(state: GameState, recorded: RecordedEvent): GameState {
  const { seq, at } = recorded;
  if (seq !== state.seq + 1) throw new RangeError(`event ${seq} cannot follow event ${state.seq}`);
  const event = state.incomplete ? null : todaysEvent(recorded);
  return event ? { ...after(state, event, seq, at), seq, at } : { ...state, seq, at, incomplete: true };
}

function after(state: GameState, event: GameEvent, seq: number, at: number): GameState {
  switch (event.kind) {
    case 'created':
      throw new RangeError('a game is created once');
    case 'joined':
      return { ...state, phase: 'agreeing', players: { ...state.players, guest: event.guest } };
    case 'reseated':
      return { ...state, players: { ...state.players, [event.seat]: event.player } };
    case 'contributed':
      return contributed(state, event.seat, event.contribution);
    case 'started':
      return {
        ...{ ...state, phase: 'playing', white: event.white, boardSeq: seq },
        clock: newClock(state.options.time, at, startLimitOf(state.options), state.options.tournament),
      };
    case 'thrown': {
      const chance = state.chance && { ...state.chance, throws: event.index + 1 };
      return { ...state, chance, game: throwDice(state.game, event.dice), boardSeq: seq };
    }
    case 'turned':
      return evolveByTurn(state, { seq, at, event }, turnOf(state, event));
    case 'offered':
      return offerMade(state, event.side, event.what);
    case 'declined':
      return { ...state, offers: { ...state.offers, [event.what]: null } };
    case 'taken-back':
      return turnsTakenBack(state, event.turns, seq, at);
    case 'time-given':
      return { ...state, clock: moreTime(state, [event.side], event.ms) };
    case 'compensated':
      return { ...state, clock: moreTime(state, event.sides, event.ms) };
    case 'ended':
      return { ...state, phase: 'over', outcome: event.outcome, offers: NO_OFFERS, clock: stopped(state, at) };
    case 'revealed':
      return { ...state, chance: state.chance && { ...state.chance, secret: event.secret } };
    case 'rated':
      return { ...state, ratings: event.ratings };
    case 'rematched':
      return { ...state, offers: NO_OFFERS, rematch: event.game };
  }
}

function contributed(state: GameState, seat: Seat, contribution: string): GameState {
  if (!state.chance) throw new RangeError('nothing to contribute to');
  const contributions = { ...state.chance.contributions, [seat]: contribution };
  return { ...state, chance: { ...state.chance, contributions } };
}

function turnOf({ id, rules, game }: GameState, event: TurnedEvent): Turn {
  const turn = readTurn(rules, positionOf(game), event.turn);
  if (!turn.ok) throw new RangeError(`game ${id}: turn ${event.turn} cannot have been played`);
  return turn.value;
}

/** The state after a turn that was read already. Its parts are named, since that is several times faster than a copy with changes. */
export function evolveByTurn(state: GameState, { seq, at, event }: RecordedTurn, turn: Turn): GameState {
  const { clock, game, offers } = state;
  if (!clock) throw new RangeError(`game ${state.id}: turn ${event.turn} before play began`);
  return {
    id: state.id,
    seq,
    at,
    phase: state.phase,
    options: state.options,
    rules: state.rules,
    players: state.players,
    white: state.white,
    game: handOver(game, addTurn(game, turn, positionOf(game).dice)),
    boardSeq: seq,
    clock: charged(clock, event.side, event, at),
    chance: state.chance,
    // An offer stands until the other side has played on, a wish to take back until anybody has.
    offers:
      offers.takeback || offers.draw
        ? { ...offers, takeback: null, draw: offers.draw === event.side ? event.side : null }
        : offers,
    offeredOn: state.offeredOn,
    outcome: state.outcome,
    ratings: state.ratings,
    createdAt: state.createdAt,
    rematchOf: state.rematchOf,
    rematch: state.rematch,
    incomplete: state.incomplete,
  };
}

function offerMade(state: GameState, side: Side, what: Offer): GameState {
  return {
    ...state,
    offers: { ...state.offers, [what]: side },
    offeredOn: { ...state.offeredOn, [side]: { ...state.offeredOn[side], [what]: state.boardSeq } },
  };
}

function turnsTakenBack(state: GameState, turns: number, seq: number, at: number): GameState {
  let game: Game = state.game;
  for (let i = 0; i < turns; i++) game = undo(game);
  return {
    ...state,
    // Turns taken back stay in the record as variations: played again, they meet the throw that stood there.
    game: { ...game, ahead: [] },
    boardSeq: seq,
    clock: state.clock && { ...state.clock, since: at },
    offers: NO_OFFERS,
  };
}

/** More time on clocks; where it is the limit of a first turn that counts, or no clock at all, that begins later. */
function moreTime(state: GameState, sides: readonly Side[], ms: number): Clock | null {
  const { clock, options } = state;
  if (!clock || options.time.kind === 'none') return clock;
  let { since } = clock;
  const remaining: Record<Side, number> = { ...clock.remaining };
  for (const side of sides) {
    if (clock.begun[side]) remaining[side] += ms;
    else if (running(state) === side) since += ms;
  }
  return { ...clock, remaining, since };
}

/** The clock as it is left when the game ends. */
function stopped(state: GameState, at: number): Clock | null {
  const { clock, options } = state;
  const remaining = clock && shownClock(options.time, clock, running(state), at);
  return clock && { ...clock, remaining: remaining ?? clock.remaining, since: at };
}
