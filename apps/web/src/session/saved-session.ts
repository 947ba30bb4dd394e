import { type Game, lineEnd, type Outcome, pathTo, type Result, SIDES } from '@merellier/rules';
import { type GameProblem, readGame, writeGame } from '@merellier/rules/notation';
import * as v from 'valibot';
import { newId } from '../browser/chance.ts';
import { readJson, word } from '../browser/schema.ts';
import { followOrdinals, ordinalsTo } from '../lines/lines.ts';
import { LEVEL } from '../settings/level-schema.ts';
import type { Session } from './session.ts';

const VERSION = 1;

const SEAT = word(['person', 'computer'], 'person');
/** The way to a node: the place of each step among its siblings. */
const WAY = v.array(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** What {@link writeSession} writes. Without a readable game there is no session; everything else has something to fall back on. */
const SAVED = v.object({
  version: v.literal(VERSION),
  id: v.fallback(v.pipe(v.string(), v.regex(/^[a-z0-9]{8,64}$/)), () => newId()),
  game: v.string(),
  seats: v.fallback(v.object({ white: SEAT, black: SEAT }), { white: 'person', black: 'person' }),
  bottom: word(SIDES, 'white'),
  level: LEVEL,
  line: v.fallback(v.nullable(WAY), null),
  at: v.fallback(v.nullable(v.number()), null),
  ended: v.fallback(
    v.nullable(
      v.union([
        v.object({ line: WAY, winner: v.picklist(SIDES), reason: v.literal('resignation') }),
        v.object({ line: WAY, winner: v.null(), reason: v.literal('agreement') }),
      ]),
    ),
    null,
  ),
});
type Saved = v.InferOutput<typeof SAVED>;

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
  const saved = readJson(SAVED, text);
  if (!saved) return null;
  const read = readSafely(saved.game);
  if (!read?.ok) return null;
  const { id, seats, bottom, level } = saved;
  return { id, game: readEnd(readPlace(read.value, saved), saved), seats, bottom, level };
}

/** A kept game that makes the reader stumble must not keep the page from starting. */
function readSafely(text: string): Result<Game, GameProblem> | null {
  try {
    return readGame(text);
  } catch {
    return null;
  }
}

function readPlace(game: Game, { line, at }: Saved): Game {
  if (line === null || at === null) return game;
  const path = followOrdinals(game, line);
  const node = path[at];
  return node === undefined ? game : { ...game, at: node, ahead: path.slice(at + 1).reverse() };
}

function readEnd(game: Game, { ended }: Saved): Game {
  const path = ended && followOrdinals(game, ended.line);
  const at = path?.at(-1);
  // A way that leads nowhere is followed as far as it goes.
  if (!ended || at === undefined || path?.length !== ended.line.length + 1) return { ...game, ended: null };
  return { ...game, ended: { at, outcome: { winner: ended.winner, reason: ended.reason } as Outcome } };
}
