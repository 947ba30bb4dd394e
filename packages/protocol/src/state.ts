import { type Game, pathTo, type RuleSet, type Side } from '@merellier/rules';
import type { Offer } from './command.ts';
import { INVITE_LIMIT, SEEK_LIMIT } from './limits.ts';
import type { GameOptions, Player, Seat } from './options.ts';
import type { OnlineOutcome, OnlineReason } from './outcome.ts';
import type { RatingChange } from './rating.ts';
import { type Clock, isLive, startLimit, timeLimit } from './time-control.ts';

/** Chance in one game: what is public of it. */
export interface Chance {
  readonly commitment: string;
  readonly contributions: Readonly<Record<Seat, string | null>>;
  /** Throws so far. A throw that was taken back with its turn stays thrown, and counts. */
  readonly throws: number;
  /** The secret, once revealed. */
  readonly secret: string | null;
}

/** `waiting` for a guest; `agreeing` on chance; `playing`; `over`. */
export type Phase = 'waiting' | 'agreeing' | 'playing' | 'over';

/** A game played online, as its events make it. An immutable value. */
export interface GameState {
  /** The game's id: unguessable, and all that is needed to watch it. */
  readonly id: string;
  /** The number of the last event. */
  readonly seq: number;
  /** When that was. */
  readonly at: number;
  readonly phase: Phase;
  readonly options: GameOptions;
  readonly rules: RuleSet;
  readonly players: { readonly host: Player; readonly guest: Player | null };
  /** Who plays white; null before play begins. */
  readonly white: Seat | null;
  /** The record: turns taken back are gone from it. */
  readonly game: Game;
  /** The number of the last event that changed the board, which a turn must name. */
  readonly boardSeq: number;
  /** Null before play begins. */
  readonly clock: Clock | null;
  readonly chance: Chance | null;
  /** The side whose offer stands, for each kind of offer. */
  readonly offers: Readonly<Record<Offer, Side | null>>;
  /** The board (its `boardSeq`) on which each side last made each offer: it may do so once on each. */
  readonly offeredOn: Readonly<Record<Side, Readonly<Partial<Record<Offer, number>>>>>;
  readonly outcome: OnlineOutcome | null;
  /** What a rated game did to the ratings of both; null before, and in others. */
  readonly ratings: Readonly<Record<Side, RatingChange>> | null;
  readonly createdAt: number;
  readonly rematchOf: string | null;
  /** The next game of the same two; null without one. */
  readonly rematch: string | null;
  /** Whether a later version recorded events that this one does not know: the rest is as it was before the first of them. */
  readonly incomplete: boolean;
}

/** The seat of a player; null for a spectator. */
export function seatOf(state: GameState, playerId: string): Seat | null {
  if (state.players.host.id === playerId) return 'host';
  return state.players.guest?.id === playerId ? 'guest' : null;
}

/** The side that a seat plays; null before play begins. */
export function sideOfSeat(state: GameState, seat: Seat): Side | null {
  if (!state.white) return null;
  return state.white === seat ? 'white' : 'black';
}

/** The player of a side; null before play begins. */
export function playerOf(state: GameState, side: Side): Player | null {
  if (!state.white) return null;
  return (state.white === 'host') === (side === 'white') ? state.players.host : state.players.guest;
}

/** The side whose clock runs; null while none does. */
export function running(state: GameState): Side | null {
  if (state.phase !== 'playing') return null;
  return state.game.nodes[state.game.at]?.position.toPlay ?? null;
}

/** Whether both sides have made a turn: from then on the game has a result. */
export const bothHaveBegun = ({ clock }: GameState): boolean => Boolean(clock?.begun.white && clock.begun.black);

/**
 * The turns that each side has to have made before a game counts that its players end: one that is given up sooner shows
 * nobody's strength, and a rating could be made of many such games within minutes.
 */
export const LEAST_RATED_TURNS = 4;

/** Ends that are none of the rules of the game. */
const ENDED_BY_PLAYERS: ReadonlySet<OnlineReason> = new Set(['resignation', 'agreement', 'time', 'abandonment']);

/** Whether a game that is over counts for the ratings of its players [R3]. */
export function countsForRating(state: GameState): boolean {
  const { options, outcome } = state;
  if (!options.rated || !outcome || outcome.reason === 'aborted' || !bothHaveBegun(state)) return false;
  const turns = pathTo(state.game).length - 1;
  return !ENDED_BY_PLAYERS.has(outcome.reason) || turns >= 2 * LEAST_RATED_TURNS;
}

/** How long the first turn of each side may take. */
export const startLimitOf = ({ time, tournament }: GameOptions): number => tournament?.startWithin ?? startLimit(time);

/** When something happens by the passing of time alone; null once the game is over. */
export function deadlineOf(state: GameState): number | null {
  const { options, phase, clock } = state;
  if (phase === 'waiting')
    return state.createdAt + (options.listed && isLive(options.time) ? SEEK_LIMIT : INVITE_LIMIT);
  if (phase === 'agreeing') return state.at + startLimitOf(options);
  const side = running(state);
  return side && clock ? timeLimit(options.time, clock, side) : null;
}
