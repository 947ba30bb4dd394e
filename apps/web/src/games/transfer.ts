import { GameCutter, type GamePart, writeGame } from '@merellier/rules/notation';
import * as v from 'valibot';
import { isRecord, parseJson } from '../browser/json.ts';
import { listOf } from '../browser/schema.ts';
import { GamesReader } from '../collection/read-games.ts';
import type { Told } from '../lines/told.ts';
import { readSession } from '../session/saved-session.ts';
import type { Settings } from '../settings/settings.ts';
import { settingsFrom } from '../settings/settings-from.ts';
import { keptOf, keptSince, writeDay } from './kept-from.ts';
import type { KeptGame } from './kept-game.ts';

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

/** What is told of a game of a file, whichever file that is. */
type ToldInFile = Omit<Told, 'file'>;

/** What a file brought: games, the settings it holds, and for each game that cannot be read, which and why. */
export interface Brought {
  readonly games: readonly KeptGame[];
  readonly settings: Settings | null;
  readonly problems: readonly ToldInFile[];
  /** What was repaired, guessed or left out so that games could be read. */
  readonly remarks: readonly ToldInFile[];
}

/**
 * Reads a file of games: one that {@link writeFile} wrote, or any text of games (ours, PDN, PlayOK). Null where it
 * holds no games.
 */
export function readFile(text: string, level: number): Brought | null {
  const json = /^\s*\{/.test(text) ? parseJson(text) : undefined;
  const own = v.safeParse(FILE, json);
  if (own.success) return fromOwnFile(own.output);
  // A file for programs, whole or cut off, is no text of games; nor is a picture, or whatever else has such letters.
  if (json !== undefined || /^\s*\{\s*"[^"]*"\s*:/.test(text)) return null;
  if (text.trim() === '' || text.includes('\0')) return null;
  const games: KeptGame[] = [];
  const problems: ToldInFile[] = [];
  const remarks: ToldInFile[] = [];
  const reader = new GamesReader();
  let number = 0;
  for (const part of partsOf(text)) {
    for (const { line, read, remarks: remarked } of reader.read({ ...part, remarks: [], from: 0, to: 0 })) {
      number++;
      for (const remark of remarked) remarks.push({ number, line: remark.line, remark });
      if (read.ok) games.push(keptOf(read.value, level));
      else problems.push({ number, line: 'line' in read.error ? read.error.line : line, problem: read.error });
    }
  }
  return { games, settings: null, problems, remarks };
}

function partsOf(text: string): readonly GamePart[] {
  const cutter = new GameCutter();
  const parts = cutter.push(text);
  const last = cutter.end();
  return last ? [...parts, last] : parts;
}

function fromOwnFile(file: v.InferOutput<typeof FILE>): Brought {
  const games: KeptGame[] = [];
  const problems: ToldInFile[] = [];
  for (const [i, item] of file.games.entries()) {
    const session = v.is(GAME, item) ? readSession(JSON.stringify(item.session)) : null;
    if (!session) problems.push({ number: i + 1, line: null });
    else games.push({ ...keptSince(session, null), ...timesOf(item) });
  }
  return { games, settings: file.settings && settingsFrom(file.settings), problems, remarks: [] };
}

function timesOf(item: unknown): Partial<v.InferOutput<typeof TIMES>> {
  const times = v.safeParse(TIMES, item);
  return times.success ? times.output : {};
}
