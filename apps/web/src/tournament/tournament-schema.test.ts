import { create, type Log, newLog, perform, type Settings, undo } from '@merellier/tournament';
import { describe, expect, it } from 'vitest';
import { standingsCsv } from './standings-csv.ts';
import { readGameTag, resultOf, writeGameTag } from './tournament-games.ts';
import { readTournament, writeTournament } from './tournament-schema.ts';

const SETTINGS: Settings = {
  name: 'Soirée',
  format: { kind: 'swiss', rounds: 3 },
  rules: { id: 'marelle', changes: { men: 7 } },
  clock: 'increment-5-3',
  games: 2,
  points: { win: 2, draw: 1 },
  bye: 'win',
  tieBreaks: ['buchholz', 'fine'],
  order: 'lot',
  teamsApart: true,
  seed: 4_000_000_000,
};

const entrant = (name: string) => ({ name, team: null, ageClass: null, strength: null });

/** An evening with everything in it that can happen. */
function someLog(): Log {
  const created = create('abc123', SETTINGS);
  if (!created.ok) throw new Error(created.error.reason);
  let log = newLog(created.value);
  for (const command of [
    { kind: 'enter', entrants: ['=Ada', 'B;C', 'Camille "la tour"', 'Doris', 'Emil'].map(entrant) },
    { kind: 'correct', player: 2, entrant: { ...entrant('Bertrand'), team: 'Nord', strength: 12 } },
    { kind: 'remove', player: 5 },
    { kind: 'pair', now: 12 },
    { kind: 'result', round: 1, table: 0, game: 0, result: 'first' },
    { kind: 'result', round: 1, table: 0, game: 1, result: 'second-absent' },
    { kind: 'result', round: 1, table: 0, game: 1, result: null },
    { kind: 'withdraw', player: 4 },
    { kind: 'return', player: 4 },
    { kind: 'settle', settings: { ...SETTINGS, name: 'Autre' } },
    { kind: 'unpair' },
    { kind: 'close' },
    { kind: 'reopen' },
  ] as const) {
    const done = perform(log, command);
    if (!done.ok) throw new Error(done.error.reason);
    log = done.value;
  }
  return undo(log);
}

describe('a tournament as a text', () => {
  it('is read as it was written, with all that was undone', () => {
    const log = someLog();
    expect(readTournament(writeTournament(log))).toEqual({ ok: true, log });
  });

  it('is refused where somebody is paired who never entered, or with themselves', () => {
    const text = writeTournament(someLog());
    for (const second of [99, 1]) {
      const wrong = text.replace(/"draws":\[\{"first":\d+,"second":\d+/, `"draws":[{"first":1,"second":${second}`);
      expect(wrong).not.toBe(text);
      expect(readTournament(wrong)).toEqual({ ok: false, problem: 'damaged' });
    }
  });

  it('is refused where it is another thing, newer than this page, or damaged', () => {
    const text = writeTournament(someLog());
    const problemOf = (wrong: string) => {
      const read = readTournament(wrong);
      return read.ok ? null : read.problem;
    };
    expect(problemOf('')).toBe('not-a-tournament');
    expect(problemOf('{"format":"merellier-games","games":[]}')).toBe('not-a-tournament');
    expect(problemOf(text.replace('"version":1', '"version":2'))).toBe('newer-version');
    expect(problemOf(text.replace('"steps"', '"stops"'))).toBe('damaged');
    expect(problemOf(text.replace('"first"', '"worst"'))).toBe('damaged');
    expect(problemOf(text.replace('"kind":"created"', '"kind":"closed"'))).toBe('damaged');
  });
});

describe('the standings for a spreadsheet', () => {
  it('keep names whole, and never become formulas', () => {
    const words = {
      ...{ rank: 'Rang', player: 'Joueur', team: 'Équipe', ageClass: 'Catégorie', points: 'Points' },
      tieBreaks: { buchholz: 'Buchholz', fine: 'Fein' } as never,
    };
    const state = { id: 'x', settings: SETTINGS, players: [], rounds: [], started: null, closed: false };
    const player = (id: number, name: string) => ({ ...entrant(name), id, from: 1, withdrawn: false });
    const players = [player(1, '=Ada'), player(2, 'B;C'), player(3, 'la "tour"')];
    expect(standingsCsv({ ...state, players }, words).split('\r\n')).toEqual([
      '\uFEFFRang;Joueur;Équipe;Catégorie;Points;Buchholz;Fein',
      "1;'=Ada;;;0;0;0",
      '1;"B;C";;;0;0;0',
      '1;"la ""tour""";;;0;0;0',
      '',
    ]);
  });
});

describe('a game that is played on the page', () => {
  it('knows its place in a tournament', () => {
    const game = { tournament: 'abc-1', round: 3, table: 0, game: 1 };
    expect(readGameTag(writeGameTag(game))).toEqual(game);
    expect(readGameTag('Open of Nantes')).toBeNull();
    expect(readGameTag(undefined)).toBeNull();
  });

  it('gives its result to the player who had the colour', () => {
    const pairing = { first: 1, second: 2, games: [null, null] };
    expect([0, 1].map((game) => resultOf(pairing, game, 'white'))).toEqual(['first', 'second']);
    expect([0, 1].map((game) => resultOf(pairing, game, 'black'))).toEqual(['second', 'first']);
    expect(resultOf(pairing, 1, null)).toBe('draw');
  });
});
