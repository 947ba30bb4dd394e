import { type Game, lineEnd, type Outcome, outcomeOf, type Parameters, pathTo, positionOf } from '@merellier/rules';
import { writeFen } from '@merellier/rules/notation';
import type { Seat, Session } from '../session/session.ts';

/** A game among all games that this browser keeps: the session as text, and what a list of games shows of it. */
export interface KeptGame {
  /** {@link Session.id}. */
  readonly id: string;
  /** When the game was begun and last changed, in milliseconds since 1970. */
  readonly begun: number;
  readonly saved: number;
  /** What `writeSession` wrote. */
  readonly session: string;
  readonly rules: { readonly id: string; readonly changes: Parameters };
  readonly seats: Readonly<Record<'white' | 'black', Seat>>;
  readonly level: number;
  /** The names of players and whatever else a game text may say in tags. */
  readonly tags: Readonly<Record<string, string>>;
  /** Turns of either side. */
  readonly turns: number;
  /** The last position. */
  readonly fen: string;
  /** How the game ended; null while it goes on. */
  readonly outcome: Outcome | null;
  /** The tab that wrote it last. */
  readonly tab: string;
}

/** A session as it is kept among all games, but for what only the store knows. */
export function gameToKeep(session: Session, text: string): Omit<KeptGame, 'begun' | 'saved' | 'tab'> {
  const { game } = session;
  const end = lineEnd(game);
  return {
    id: session.id,
    session: text,
    rules: { id: game.rules.id, changes: game.rules.changes },
    seats: session.seats,
    level: session.level,
    tags: game.tags,
    turns: pathTo(game, end).length - 1,
    fen: writeFen(game.rules, positionOf(game, end)),
    outcome: outcomeOf(game, end),
  };
}

/** Whether a game has every turn of another, variations included: it is the same game, grown. */
export function grewFrom(game: Game, earlier: Game): boolean {
  const lines = (of: Game): Set<string> => {
    const keys: string[] = [];
    for (const { parent, turn } of of.nodes) keys.push(`${keys[parent] ?? ''}/${JSON.stringify(turn)}`);
    return new Set(keys);
  };
  const own = lines(game);
  return [...lines(earlier)].every((line) => own.has(line));
}
