import {
  addTurn,
  asPlayed,
  childrenOf,
  type Game,
  goTo,
  newGame,
  type Position,
  pathTo,
  positionOf,
  type RuleSet,
  type Side,
  type Throw,
  type Turn,
} from '@merellier/rules';
import { newId } from '../browser/chance.ts';

/** Who plays a side: somebody at this screen, or the computer. */
export type Seat = 'person' | 'computer';

/** A game and who plays it: all that is kept over a reload. Immutable. */
export interface Session {
  /** One game, one name: under it the game is kept among all games. */
  readonly id: string;
  readonly game: Game;
  readonly seats: Readonly<Record<Side, Seat>>;
  /** The side that sits at the lower edge of the board. */
  readonly bottom: Side;
  /** How strong the computer plays, 1 to 10. */
  readonly level: number;
}

export interface SessionPlan {
  readonly rules: RuleSet;
  readonly opponent: 'computer' | 'here';
  /** The side at the lower edge. */
  readonly bottom: Side;
  readonly level: number;
  readonly start?: Position;
}

/** A new game as it was planned. */
export function startSession({ rules, opponent, bottom, level, start }: SessionPlan): Session {
  const facing: Seat = opponent === 'computer' ? 'computer' : 'person';
  const seats = bottom === 'white' ? { white: 'person', black: facing } : { white: facing, black: 'person' };
  return { id: newId(), game: newGame(rules, start), seats: seats as Session['seats'], bottom, level };
}

/** Whether two persons share the screen. */
export const isShared = ({ seats }: Session): boolean => seats.white === 'person' && seats.black === 'person';

/** Who is to play where the game stands. */
export const seatToPlay = ({ game, seats }: Session): Seat => seats[positionOf(game).toPlay];

/** Whether nothing was played after the place where the game stands: only there does the computer play without being told to. */
export const isLatest = ({ game }: Session): boolean => childrenOf(game).length === 0;

/** Plays a legal turn; the line that is being played becomes the main line, and what was taken back a variation of it. */
export function playInSession(session: Session, turn: Turn, dice: Throw | null): Session {
  return { ...session, game: asPlayed(addTurn(session.game, turn, dice)) };
}

/** The node to which taking back leads: the last one before this at which a person is to play; null where there is none. */
export function nodeToUndo({ game, seats }: Session): number | null {
  const before = pathTo(game).slice(0, -1);
  return before.findLast((node) => seats[positionOf(game, node).toPlay] === 'person') ?? null;
}

/** The node to which going forward leads: the next at which a person is to play, or the end of the line. */
export function nodeToRedo({ game, seats }: Session): number | null {
  const ahead = [...game.ahead].reverse();
  if (ahead.length === 0)
    for (let next = childrenOf(game)[0]; next !== undefined; next = childrenOf(game, next)[0]) ahead.push(next);
  return ahead.find((node) => seats[positionOf(game, node).toPlay] === 'person') ?? ahead.at(-1) ?? null;
}

/** The session at another node of its game. */
export const goToNode = (session: Session, node: number): Session => ({ ...session, game: goTo(session.game, node) });
