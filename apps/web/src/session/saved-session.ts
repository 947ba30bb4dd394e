import { type Game, lineEnd, type Outcome, pathTo, type Result, SIDES } from '@merellier/rules';
import { type GameProblem, readGame, writeGame } from '@merellier/rules/notation';
import { newId } from '../browser/chance.ts';
import { isIndexList, isRecord, oneOf, parseJson } from '../browser/guards.ts';
import { followOrdinals, ordinalsTo } from '../lines/lines.ts';
import { readLevel } from '../settings/levels.ts';
import type { Seat, Session } from './session.ts';

const VERSION = 1;
const SEATS: readonly Seat[] = ['person', 'computer'];

/** A session as text: the game as any reader of game texts understands it, and what such a text does not hold. */
export function writeSession({ id, game, seats, bottom, level }: Session): string {
  return JSON.stringify({
    version: VERSION,
    id,
    game: writeGame(game),
    seats,
    bottom,
    level,
    // Where the game stands: the line with all that was undone, and how far along it.
    line: ordinalsTo(game, lineEnd(game)),
    at: pathTo(game).length - 1,
    ended: game.ended && {
      line: ordinalsTo(game, game.ended.at),
      winner: game.ended.outcome.winner,
      reason: game.ended.outcome.reason,
    },
  });
}

/** Reads what {@link writeSession} wrote; null where the text is none, or its game no longer holds. */
export function readSession(text: string | null): Session | null {
  const saved = parseJson(text);
  if (!isRecord(saved) || saved['version'] !== VERSION || typeof saved['game'] !== 'string') return null;
  const read = readSafely(saved['game']);
  if (!read?.ok) return null;
  const seats = isRecord(saved['seats']) ? saved['seats'] : {};
  return {
    id: typeof saved['id'] === 'string' && /^[a-z0-9]{8,64}$/.test(saved['id']) ? saved['id'] : newId(),
    game: readEnd(readPlace(read.value, saved['line'], saved['at']), saved['ended']),
    seats: { white: oneOf(SEATS, seats['white'], 'person'), black: oneOf(SEATS, seats['black'], 'person') },
    bottom: oneOf(SIDES, saved['bottom'], 'white'),
    level: readLevel(saved['level']),
  };
}

/** A kept game that makes the reader stumble must not keep the page from starting. */
function readSafely(text: string): Result<Game, GameProblem> | null {
  try {
    return readGame(text);
  } catch {
    return null;
  }
}

function readPlace(game: Game, line: unknown, at: unknown): Game {
  if (!isIndexList(line) || typeof at !== 'number') return game;
  const path = followOrdinals(game, line);
  const node = path[at];
  return node === undefined ? game : { ...game, at: node, ahead: path.slice(at + 1).reverse() };
}

function readEnd(game: Game, ended: unknown): Game {
  if (!isRecord(ended) || !isIndexList(ended['line'])) return { ...game, ended: null };
  const { winner, reason } = ended;
  const path = followOrdinals(game, ended['line']);
  const at = path.at(-1);
  const isOutcome = (winner === 'white' || winner === 'black') && reason === 'resignation';
  const isDraw = winner === null && reason === 'agreement';
  if (at === undefined || path.length !== ended['line'].length + 1 || !(isOutcome || isDraw))
    return { ...game, ended: null };
  return { ...game, ended: { at, outcome: { winner, reason } as Outcome } };
}
