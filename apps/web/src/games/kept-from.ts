import { endOfLine, type Game, goTo } from '@merellier/rules';
import { writeGame } from '@merellier/rules/notation';
import { newId } from '../browser/chance.ts';
import { readSession, writeSession } from '../session/saved-session.ts';
import type { Session } from '../session/session.ts';
import { gameToKeep, grewFrom, type KeptGame } from './kept-game.ts';

/** A day as game texts have it, where one is: `2026.11.22`. */
export function writeDay(time: number): string {
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

/** What tells games apart: their text, without the day. */
export function plainTextOf({ tags: { Date: _, ...tags }, ...game }: Game): string {
  return writeGame({ ...game, tags });
}

const plainTextOfKept = (kept: KeptGame): string | null => {
  const session = readSession(kept.session);
  return session && plainTextOf(session.game);
};

/** A game that was read from a file, as one is kept that was played on the day it names. */
export const keptOf = (game: Game, level: number): KeptGame =>
  keptSince(sessionOf(game, level), readDay(game.tags['Date']));

/** A game that was read, at its end, two at this screen. */
function sessionOf(game: Game, level: number): Session {
  const seats = { white: 'person', black: 'person' } as const;
  return { id: newId(), game: goTo(game, endOfLine(game)), seats, bottom: 'white', level };
}

/** A game as of a time; as of now where that is null. */
export function keptSince(session: Session, time: number | null): KeptGame {
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
