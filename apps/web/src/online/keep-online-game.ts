import { type GameState, playerOf } from '@merellier/protocol';
import { agreeDraw, type Game, other, outcomeOf, resign } from '@merellier/rules';
import { getGame } from '../games/game-store.ts';
import { keepGame } from '../games/keep-game.ts';
import { writeSession } from '../saved-session.ts';
import type { Session } from '../session.ts';
import { NAMELESS } from './who.ts';

/** A finished online game as one among my games, under a name made of its id, so that it is kept once. */
export function sessionOf(state: GameState, bottom: Session['bottom']): Session {
  const id = Array.from(state.id, (letter) => letter.charCodeAt(0).toString(16)).join('');
  return { id, game: finishedGame(state), seats: { white: 'person', black: 'person' }, bottom, level: 1 };
}

/** The record of a game with its names and its result. */
export function finishedGame(state: GameState): Game {
  const name = (side: 'white' | 'black'): string => {
    const given = playerOf(state, side)?.name ?? NAMELESS;
    return given === NAMELESS ? '?' : given;
  };
  const { game, outcome } = state;
  const { White: _, Black: __, Termination: ___, ...tags } = game.tags;
  const reason = outcome?.reason ?? '';
  const termination = TERMINATIONS[reason];
  const named: Game = {
    ...game,
    tags: {
      ...tags,
      White: name('white'),
      Black: name('black'),
      Date: new Date(state.createdAt).toISOString().slice(0, 10).replaceAll('-', '.'),
      ...(termination === undefined ? {} : { Termination: termination }),
    },
  };
  if (!outcome || reason === 'aborted' || outcomeOf(named)) return named;
  // Game texts know two ends by word: a side gives up, or both agree. The tag says how it came to that.
  return outcome.winner ? resign(named, other(outcome.winner)) : agreeDraw(named);
}

/** Ends that game texts have no word of their own for, as PGN names them. */
const TERMINATIONS: Readonly<Partial<Record<string, string>>> = {
  time: 'time forfeit',
  abandonment: 'abandoned',
};

/** Keeps a finished game among my games, unless it lies there: perhaps with variations by now. */
export async function keepOnlineGame(state: GameState, bottom: Session['bottom']): Promise<void> {
  const session = sessionOf(state, bottom);
  const before = await getGame(session.id).catch(() => undefined);
  if (!before) keepGame(session, writeSession(session), () => {});
}
