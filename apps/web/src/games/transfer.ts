import { endOfLine, type Game, goTo, ruleSet } from '@merellier/rules';
import { examineGames, type GameProblem, type GameRemark, writeGame } from '@merellier/rules/notation';
import * as v from 'valibot';
import { newId } from '../browser/chance.ts';
import { isRecord, parseJson } from '../browser/json.ts';
import { listOf } from '../browser/schema.ts';
import { readSession, writeSession } from '../session/saved-session.ts';
import type { Session } from '../session/session.ts';
import type { Settings } from '../settings/settings.ts';
import { settingsFrom } from '../settings/settings-from.ts';
import { gameToKeep, grewFrom, type KeptGame } from './kept-game.ts';

const FORMAT = 'merellier-games';
const VERSION = 1;

/** A file that {@link writeFile} wrote; whatever is in its list is looked at game by game. */
const FILE = v.object({
  format: v.literal(FORMAT),
  settings: v.fallback(v.nullable(v.custom<Readonly<Record<string, unknown>>>(isRecord)), null),
  games: listOf(v.unknown()),
});
const GAME = v.object({ session: v.unknown() });
const TIMES = v.object({ begun: v.number(), saved: v.number() });

/** All games, with the settings, as one file: what {@link readFile} reads back. */
export function writeFile(games: readonly KeptGame[], settings: Settings): string {
  const list = games.map(({ session, begun, saved }) => ({ begun, saved, session: parseJson(session) }));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, settings, games: list }, null, 1)}\n`;
}

/** A game as any reader of game texts understands it, with its day; null where what was kept does not hold any longer. */
export function textOf(kept: KeptGame): string | null {
  const session = readSession(kept.session);
  if (!session) return null;
  const { game } = session;
  return writeGame({ ...game, tags: { Date: writeDay(kept.saved), ...game.tags } });
}

/** What tells games apart: their text, without the day. */
export function plainTextOf({ tags: { Date: _, ...tags }, ...game }: Game): string {
  return writeGame({ ...game, tags });
}

const plainTextOfKept = (kept: KeptGame): string | null => {
  const session = readSession(kept.session);
  return session && plainTextOf(session.game);
};

/** A day as game texts have it, where one is: `2026.11.22`. */
function writeDay(time: number): string {
  const date = new Date(time);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}

/** Noon of a day that a game text names; null for none, for half a date and for one to come. */
function readDay(text: string | undefined): number | null {
  const [, year, month, day] = /^(\d{4})\.(\d\d)\.(\d\d)$/.exec(text ?? '') ?? [];
  const time = new Date(Number(year), Number(month) - 1, Number(day), 12).getTime();
  return writeDay(time) === text && time <= Date.now() ? time : null;
}

/** What a file brought: games, the settings it holds, and for each game that cannot be read, which and why. */
export interface Brought {
  readonly games: readonly KeptGame[];
  readonly settings: Settings | null;
  /** `number` counts the games of the file from 1; null: the file says it holds a game, and it is damaged. */
  readonly problems: readonly { readonly number: number; readonly problem: GameProblem | null }[];
  /** What was repaired, guessed or left out so that games could be read. */
  readonly remarks: readonly GameRemark[];
}

/**
 * Reads a file of games: one that {@link writeFile} wrote, or any text of games (ours, PDN, PlayOK). Null where it
 * holds no games.
 */
export function readFile(text: string, level: number): Brought | null {
  const json = /^\s*\{/.test(text) ? parseJson(text) : undefined;
  const own = v.safeParse(FILE, json);
  if (own.success) return fromOwnFile(own.output);
  // A picture, or whatever else is no text, has such letters.
  if (json !== undefined || text.trim() === '' || text.includes('\0')) return null;
  const games: KeptGame[] = [];
  const problems: { number: number; problem: GameProblem }[] = [];
  const remarks: GameRemark[] = [];
  const named = examineGames(text);
  // PlayOK does not name the rules of its mill: they are those of the jeu du moulin.
  const isUnnamed = named.some(({ read }) => !read.ok && read.error.problem === 'game-without-rules');
  const unnamed = isUnnamed ? examineGames(text, { rules: ruleSet('jeu-du-moulin') }) : [];
  for (const [i, own] of named.entries()) {
    const other = unnamed[i];
    const taken = !own.read.ok && other?.read.ok && other.read.value.nodes.length > 1 ? other : own;
    const { read } = taken;
    remarks.push(...taken.remarks);
    if (read.ok) games.push(keptOf(read.value, level));
    else problems.push({ number: i + 1, problem: read.error });
  }
  return { games, settings: null, problems, remarks };
}

function fromOwnFile(file: v.InferOutput<typeof FILE>): Brought {
  const games: KeptGame[] = [];
  const problems: { number: number; problem: null }[] = [];
  for (const [i, item] of file.games.entries()) {
    const session = v.is(GAME, item) ? readSession(JSON.stringify(item.session)) : null;
    if (!session) problems.push({ number: i + 1, problem: null });
    else games.push({ ...keptSince(session, null), ...timesOf(item) });
  }
  return { games, settings: file.settings && settingsFrom(file.settings), problems, remarks: [] };
}

function timesOf(item: unknown): Partial<v.InferOutput<typeof TIMES>> {
  const times = v.safeParse(TIMES, item);
  return times.success ? times.output : {};
}

/** A game that was read from a file, as one is kept that was played on the day it names. */
export const keptOf = (game: Game, level: number): KeptGame =>
  keptSince(sessionOf(game, level), readDay(game.tags['Date']));

/** A game that was read, at its end, two at this screen. */
function sessionOf(game: Game, level: number): Session {
  const seats = { white: 'person', black: 'person' } as const;
  return { id: newId(), game: goTo(game, endOfLine(game)), seats, bottom: 'white', level };
}

/** A game as of a time; as of now where that is null. */
function keptSince(session: Session, time: number | null): KeptGame {
  const since = time ?? Date.now();
  return { ...gameToKeep(session, writeSession(session)), begun: since, saved: since, tab: '' };
}

/**
 * Which of the games brought to add to those already here: none that is known in this state or a later one; one that went
 * on in another way gets a name of its own.
 */
export function newAmong(known: readonly KeptGame[], brought: readonly KeptGame[]): readonly KeptGame[] {
  const byId = new Map(known.map((game) => [game.id, game]));
  const texts = new Set(known.map(plainTextOfKept));
  return brought.flatMap((game) => {
    const same = byId.get(game.id);
    if (!same) return texts.has(plainTextOfKept(game)) ? [] : [game];
    const [here, there] = [readSession(same.session), readSession(game.session)];
    if (!there || (here && grewFrom(here.game, there.game))) return [];
    if (!here || grewFrom(there.game, here.game)) return [game];
    const session = { ...there, id: newId() };
    return [{ ...game, id: session.id, session: writeSession(session) }];
  });
}
